import { MINUTE } from '#common/durations'
import { between, oneOf, type Random } from '#common/random'
import type { Planned } from './action'
import { COMMISSIONERS, GAMES, PLAYERS, type SimulatedGame } from './games'
import { pickTime } from './plan-by-hand'

/** How many of the players are removed at some time; the others are members throughout. */
const LEAVING = 4

/** From this one on, as many may delete their accounts; the first of them may be removed as well. */
const DELETING = PLAYERS.slice(LEAVING - 1, 2 * LEAVING - 1)

/** Members are removed, half of them while picks are being saved, and most let back; others delete their accounts. */
export function memberActions(random: Random): Planned[] {
  const actions: Planned[] = []
  for (const of of PLAYERS.slice(0, LEAVING)) {
    for (let count = between(random, 1, 2); count > 0; count -= 1) {
      const at = pickTime(random, oneOf(random, GAMES as [SimulatedGame]))
      const desk = (later: number, does: 'remove' | 'back') =>
        actions.push({ who: oneOf(random, COMMISSIONERS), at: at + later, does, of })
      desk(0, 'remove')
      if (random() < 0.3) desk(between(random, 0, 3_000), 'remove')
      if (random() < 0.8) desk(between(random, 1_000, 40 * MINUTE), 'back')
    }
  }
  for (const who of DELETING) {
    if (random() < 0.5) continue
    const at = pickTime(random, oneOf(random, GAMES as [SimulatedGame]))
    // Half of them ask twice, of which the second call may find an interrupted deletion.
    for (const again of random() < 0.5 ? [0] : [0, 1_000]) actions.push({ who, at: at + again, does: 'delete' })
  }
  return actions
}
