import { canAfford } from './can-afford'
import { outcomeIndex, type Race, type Racer, rivalsOf } from './race'

/**
 * Whether a player can still wear the crown, alone or shared, in any way the games and the hidden picks may go.
 * Picks are as kind as they may be: the player's hidden ones right, the rivals' wrong. Games with an outcome that suits
 * the player best against everybody are settled at once. In what is left, as a rule games the player did not pick, one
 * outcome helps one rival and one another: there every choice is tried.
 */
export function canWin(race: Race, racer: Racer): boolean {
  const settled: number[] = []
  const choices: number[][] = []
  for (const [at, { outcomes }] of race.games.entries()) {
    const cells = outcomes.map((outcome) => outcomeIndex(at, outcome))
    const best = bestOutcome(race, racer, cells)
    if (best === undefined) choices.push(cells)
    else settled.push(best)
  }
  // Who cannot come close in all that is left, and that is nearly everybody, need not be looked at again.
  const dearest = choices.reduce((sum, cells) => sum + Math.max(...cells.map((cell) => race.maxGain[cell] ?? 0)), 0)
  const [close, slack]: [Racer[], number[]] = [[], []]
  for (const rival of rivalsOf(race, racer)) {
    let room = racer.points - rival.points
    for (const cell of settled) room -= costOf(cell, racer, rival)
    if (room >= dearest) continue
    close.push(rival)
    slack.push(room)
  }
  return canAfford(
    choices.map((cells) => cells.map((cell) => close.map((rival) => costOf(cell, racer, rival)))),
    slack,
  )
}

/**
 * The outcome of a game that suits a player at least as well as any other, whoever the rival, by its cell; undefined
 * where it depends on the rival. Their own side covering is one, and a push of a game they did not pick.
 */
export function bestOutcome({ maxGain: dearest }: Race, racer: Racer, cells: readonly number[]): number | undefined {
  const gain = (cell: number) => racer.most[cell] ?? 0
  // The dearest rival here costs no more than the cheapest there.
  const suits = (cell: number, other: number) => (dearest[cell] ?? 0) - gain(cell) <= -gain(other)
  return cells.find((cell) => cells.every((other) => other === cell || suits(cell, other)))
}

/** What an outcome costs a player against a rival at the kindest. */
const costOf = (cell: number, racer: Racer, rival: Racer) => (rival.least[cell] ?? 0) - (racer.most[cell] ?? 0)
