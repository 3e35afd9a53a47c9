import { type RevealedPicks, tally, type WeeklyBoard } from '#common/boards/leaderboard'
import type { Side } from '#common/game/line'
import { raceOf } from '#common/race/race'
import { outlooks, scoreCovering, whatIf } from '#common/race/what-if'
import { chanceOf } from '#common/random'
import { member, weeklyBoard } from '../../tests/fixtures/board'
import { benchLine, WEEK } from '../league'
import { timedRow, timeOf } from '../rounds'
import { limitRow, type Row } from '../row'

const PLAYERS = 500
const GAMES = 20
/** One frame of a screen at 60 Hz (ms). */
const FRAME = 16

/**
 * Who has clinched and who is out, for a whole league, and the standings after a tap. The floor: tallying every row once
 * for each game.
 */
export async function measureWhatIf(): Promise<Row[]> {
  const board = undecidedBoard()
  const floor = () => {
    for (let game = 0; game < GAMES; game += 1)
      for (const row of board.rows) tally(board.games, row, () => scoreCovering('HOME'))
  }
  const work = () => outlooks(raceOf(board))
  const name = `who can still win, ${PLAYERS} players × ${GAMES} open games`
  const row = await timedRow({ name, work, floor, most: 3, times: 5 })
  const taps = []
  for (const { gameId } of board.games) taps.push(await timeOf(() => whatIf(board, { [gameId]: 'HOME' })))
  return [row, limitRow('what-if of the same, the slowest tap', 'ms', Math.max(...taps), FRAME)]
}

/** Every game revealed and undecided, with a third of the picks missing, which is the slowest case. */
function undecidedBoard(): WeeklyBoard {
  const chance = chanceOf('what if', 1)
  const lines = Array.from({ length: GAMES }, (_, index) => ({ ...benchLine(`game-${index}`), revealedAt: 0 }))
  const uids = Array.from({ length: PLAYERS }, (_, index) => `player-${index}`)
  const members = new Map(uids.map((uid) => [uid, member(uid)]))
  const slip = (): RevealedPicks => {
    const sides = lines.flatMap(({ gameId }): [string, Side][] => {
      const side = chance() < 0.5 ? 'HOME' : 'AWAY'
      return chance() < 1 / 3 ? [] : [[gameId, side]]
    })
    return { sides: Object.fromEntries(sides) }
  }
  return weeklyBoard(WEEK, lines, members, new Map(uids.map((uid) => [uid, slip()])))
}
