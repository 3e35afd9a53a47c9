import { type RevealedPicks, tally, type WeeklyBoard } from '#common/boards/leaderboard'
import type { Side } from '#common/game/line'
import { raceOf } from '#common/race/race'
import { outlooks, scoreCovering } from '#common/race/what-if'
import { chanceOf } from '#common/random'
import { member, weeklyBoard } from '../tests/fixtures/board'
import { benchLine, WEEK } from './league'
import { report } from './measure'

const PLAYERS = 500
const GAMES = 20
const ROUNDS = 10

/** Works out for a whole league who has clinched and who is out. The floor: tallying every row once for each game. */
export function measureWhatIf(): void {
  const board = undecidedBoard()
  const clock = (work: () => void) => {
    work()
    const started = performance.now()
    for (let round = 0; round < ROUNDS; round += 1) work()
    return (performance.now() - started) / ROUNDS
  }
  const floor = clock(() => {
    for (let game = 0; game < GAMES; game += 1)
      for (const row of board.rows) tally(board.games, row, () => scoreCovering('HOME'))
  })
  report(
    `clinched and out, ${PLAYERS} players × ${GAMES} open games`,
    clock(() => outlooks(raceOf(board))),
    floor,
    4,
  )
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
