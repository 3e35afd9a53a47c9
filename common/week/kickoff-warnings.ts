import { isBeforeKickoff } from '#common/game/ahead'
import { type GameLine, isTimedByHand, matchup } from '#common/game/line'
import { eastern } from './eastern'
import { callOffWarning, type LineWarning, plainWarning } from './warning'
import type { LiveGame } from './week'

/** What a commissioner should know of a kickoff that the feed disputes; null if it does not. */
export const kickoffWarning = (line: GameLine, live: LiveGame | undefined, now: number): LineWarning | null =>
  doubtWarning(line, now) ?? endedUnplayedWarning(line, live, now) ?? begunEarlyWarning(line)

/**
 * A forfeit, or another end before the kickoff: the feed has the game as stopped, without a quarter that was played. To
 * give its kickoff would reveal the picks.
 */
function endedUnplayedWarning(line: GameLine, live: LiveGame | undefined, now: number): LineWarning | null {
  const feed = live?.feed ?? live
  if (feed?.phase !== 'suspended' || feed.period || line.revealedAt !== null || !isBeforeKickoff(line, now)) return null
  return callOffWarning(
    'has ended or is off by the score feed, before its kickoff: call it off if it will not be played.',
  )
}

/** The feed moved the kickoff into the past, or up at short notice, and repeated readings have not confirmed it yet. */
function doubtWarning(line: GameLine, now: number): LineWarning | null {
  const { doubt, begunEarly, phase, timeTbd, kickoff } = line
  if (!doubt) return null
  const isAhead = doubt.kickoff > now
  const unplayed = isAhead ? ', at short notice' : ', but it has not begun'
  const inPlay = begunEarly ? ' and is under way' : unplayed
  const seen = phase === 'final' ? ' and is over' : inPlay
  const given = `${isAhead ? 'kicks' : 'kicked'} off ${eastern(doubt.kickoff)}`
  // Once the feed shows play, its kickoff replaces one by hand. Entering that one again does not help.
  const asks = isTimedByHand(line)
    ? 'If the feed goes on saying so, its kickoff replaces yours: if it is wrong, take the game off the slate for now.'
    : 'Nobody can pick it until the feed has said so for two minutes, or you say which kickoff holds.'
  const text = `is being checked: the score feed says it ${given}${seen}. ${asks}`
  return {
    ...plainWarning(text),
    kickoffs: { game: matchup(line), believed: timeTbd ? null : kickoff, given: doubt.kickoff },
  }
}

/** The feed shows play, or a final, before the kickoff. */
function begunEarlyWarning({ begunEarly, phase }: GameLine): LineWarning | null {
  if (!begunEarly) return null
  const [shows, otherwise] =
    phase === 'final'
      ? ['is over', 'not begun, press “Edit game” and choose “Not begun”; if it has']
      : ['began', 'begun']
  return plainWarning(
    `${shows} before its kickoff by the score feed: nobody can pick it while the feed says so. If it has ${otherwise}, give its kickoff.`,
  )
}

/** The feed has another kickoff than the one by hand, or one for a game that is postponed by hand. */
export function otherKickoffWarnings(
  { doubt, timeTbd, kickoff, revealedAt }: GameLine,
  live: LiveGame | undefined,
): LineWarning[] {
  const given = live?.feedKickoff
  if (given === undefined || doubt || revealedAt !== null) return []
  if (timeTbd)
    return [
      plainWarning(`has no kickoff by hand yet, and the score feed says ${eastern(given)}: ${LEAVE_OR_GIVE_BACK}`),
    ]
  return [disagreementWarning(`kickoff by hand, ${eastern(kickoff)},`, eastern(given))]
}

const LEAVE_OR_GIVE_BACK = 'leave it, or press “Edit game” and “Back to the feed”.'

/** What a commissioner said is something else than what the feed says by now. */
export const disagreementWarning = (byHand: string, byFeed: string): LineWarning =>
  plainWarning(`has another ${byHand} than the score feed, which says ${byFeed}: ${LEAVE_OR_GIVE_BACK}`)
