import { affordable } from './affordable'
import { cellOf, mostPoints, type Race, type Racer, rivalsOf } from './race'

/**
 * Whether a player can still wear the crown, alone or shared, in any way the games and the hidden picks may go.
 * Picks are as kind as they may be: the player's hidden ones right, the rivals' wrong. Most games have one outcome
 * that suits the player best against everybody, their own side as a rule, and are settled at once. In what is left,
 * as a rule games the player did not pick, one outcome helps one rival and one another: there every choice is tried.
 */
export function canWin(race: Race, racer: Racer): boolean {
  const ceiling = mostPoints(race, racer)
  const rivals = rivalsOf(race, racer)
  if (rivals.some((rival) => rival.points > ceiling)) return false
  const settled: number[] = []
  const choices: number[][] = []
  for (const [at, { outcomes }] of race.games.entries()) {
    const cells = outcomes.map((outcome) => cellOf(at, outcome))
    const best = cells.find((cell) => cells.every((other) => other === cell || suits(race, racer, cell, other)))
    if (best === undefined) choices.push(cells)
    else settled.push(best)
  }
  // Who cannot come close in all that is left, and that is nearly everybody, need not be looked at again.
  const dearest = choices.reduce((sum, cells) => sum + Math.max(...cells.map((cell) => race.dearest[cell] ?? 0)), 0)
  const [close, slack]: [Racer[], number[]] = [[], []]
  for (const rival of rivals) {
    let room = racer.points - rival.points
    for (const cell of settled) room -= costOf(cell, racer, rival)
    if (room >= dearest) continue
    close.push(rival)
    slack.push(room)
  }
  return affordable(
    choices.map((cells) => cells.map((cell) => close.map((rival) => costOf(cell, racer, rival)))),
    slack,
  )
}

/** What an outcome costs a player against a rival at the kindest. */
const costOf = (cell: number, racer: Racer, rival: Racer) => (rival.least[cell] ?? 0) - (racer.most[cell] ?? 0)

/** Whether one outcome of a game is at least as kind as another, whoever the rival: the dearest here, the cheapest there. */
function suits({ dearest }: Race, racer: Racer, cell: number, other: number): boolean {
  return (dearest[cell] ?? 0) - (racer.most[cell] ?? 0) <= -(racer.most[other] ?? 0)
}
