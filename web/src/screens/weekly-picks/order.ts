import { phaseNow } from '#common/week/week'
import { kickoffNow } from '#web/ui/game/gameText'
import type { Card } from './cards'

/** The parts of the screen: games ahead, those under way, those that are over. */
type Stage = 'ahead' | 'on' | 'over'

/** A game that can be picked is ahead, whatever the feed says of it: a card moves when it locks and when it ends. */
function stageOf({ line, closed, live, toLock }: Card): Stage {
  if (!closed) return 'ahead'
  const phase = phaseNow(line, live)
  if (phase === 'final') return 'over'
  // Whoever looks at the games ahead must see which of them was called off.
  if (line.void || phase === 'canceled') return toLock === null || toLock > 0 ? 'ahead' : 'over'
  const isPutOff = phase === 'postponed' || kickoffNow(line, live) !== line
  return closed === 'kickoff' && !isPutOff ? 'on' : 'ahead'
}

/** Among the games ahead: those that lock at a known time, those that wait for their kickoff, those that are closed. */
const turnOf = ({ line, closed }: Card): number => (closed ? 2 : Number(line.timeTbd))

/**
 * The cards in the order of the screen: what can still be picked comes first, what locks soonest at the top. Whether
 * a game is picked does not count, so that no card moves under the finger that taps it.
 */
export function inStages(cards: readonly Card[]): Record<Stage, Card[]> {
  const sorted = [...cards].sort((a, b) => turnOf(a) - turnOf(b) || a.line.kickoff - b.line.kickoff)
  const of = (stage: Stage) => sorted.filter((card) => stageOf(card) === stage)
  return { ahead: of('ahead'), on: of('on'), over: of('over') }
}
