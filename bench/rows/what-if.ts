import type { WeeklyBoard, WeekPicks } from '#common/boards/leaderboard'
import type { Side } from '#common/game/sides'
import { needsOf, needsText } from '#common/race/needs'
import { raceOf } from '#common/race/race'
import { whatIf } from '#common/race/what-if'
import { seededRandom } from '#common/random'
import { member, weeklyBoard } from '../../tests/fixtures/board'
import { benchLine, WEEK } from '../emulator-league'
import { limitRow, type Row, timedRow, timeOf } from '../row'

const PLAYERS = 500
const GAMES = 20
/** One frame of a screen at 60 Hz (ms). */
const FRAME = 16
/** The most rows that the screen shows. */
const SHOWN = 13

/**
 * What a tap on "What if" works out before the screen shows it: the standings of the whole league, who of the rows on
 * the screen can still win, and what the viewer needs. The floor: a bare loop that counts every pick once for each
 * game.
 */
export async function measureWhatIf(): Promise<Row[]> {
  const board = undecidedBoard()
  const viewer = board.rows.at(-1)?.userId
  let counted = 0
  const floor = () => {
    for (let tapped = 0; tapped < GAMES; tapped += 1)
      for (const { sides } of board.rows)
        for (const { gameId, multiplier } of board.games) if (sides[gameId] === 'HOME') counted += multiplier
  }
  let taps = 0
  const tap = () => {
    const gameId = board.games[taps % GAMES]?.gameId ?? ''
    taps += 1
    const assumed = { [gameId]: 'HOME' as const }
    const race = raceOf(board, { assumed })
    for (const { outlook } of whatIf(board, { assumed, race }).slice(0, SHOWN)) counted += outlook().most
    const racer = race.racers.find(({ userId }) => userId === viewer)
    if (racer) counted += needsText(needsOf(race, racer), race, 0).length
  }
  const name = `a tap on "What if", ${PLAYERS} players × ${GAMES} open games`
  const row = await timedRow({ name, work: tap, floor, mostRatio: 3, times: GAMES })
  const each: number[] = []
  for (let game = 0; game < GAMES; game += 1) each.push(await timeOf(tap))
  if (counted === 0) throw new Error('nothing was worked out')
  return [row, limitRow('the slowest of twenty such taps', 'ms', Math.max(...each), FRAME)]
}

/** Every game revealed and undecided, with a third of the picks missing, which is the slowest case. */
function undecidedBoard(): WeeklyBoard {
  const random = seededRandom('what if', 1)
  const lines = Array.from({ length: GAMES }, (_, index) => ({ ...benchLine(`game-${index}`), revealedAt: 0 }))
  const uids = Array.from({ length: PLAYERS }, (_, index) => `player-${index}`)
  const members = new Map(uids.map((uid) => [uid, member(uid)]))
  const slip = (): WeekPicks => {
    const sides = lines.flatMap(({ gameId }): [string, Side][] => {
      const side = random() < 0.5 ? 'HOME' : 'AWAY'
      return random() < 1 / 3 ? [] : [[gameId, side]]
    })
    return { sides: Object.fromEntries(sides) }
  }
  return weeklyBoard(WEEK, lines, members, new Map(uids.map((uid) => [uid, slip()])))
}
