import { matchup, matchups } from '#common/game/line'
import { LOCK_MINUTES } from '#common/game/lock'
import { dateText } from '#web/ui/when'
import type { PutOff } from './putOff'
import { inSentence, type NextStep, type Step } from './steps'

/** What the sentence about the next step of a week depends on. */
export interface StepFacts {
  /** `Week 11`, `Bowls`. */
  label: string
  /** Its steps in their order. */
  steps: readonly Step[]
  /** The next thing to do; undefined until it is known. */
  next: NextStep | undefined
  /** The games that the week does not wait for. */
  putOff: readonly PutOff[]
  /** Whether it is of the bowls, among which the feed lists the play-offs, too. */
  isPostseason: boolean
  /** The label of the active week while its games can be picked or are under way, else null. */
  unfinishedActiveLabel: string | null
  /** This week's next lock (epoch ms), if it is near or comes before the week that is played is over; else null. */
  openBefore: number | null
  isPrepared: boolean
  /** Whether it has games, none of which counts. */
  isCalledOff: boolean
  /** Whether all its games are over, but for those that were put off. */
  isPlayed: boolean
  /** Whether the feed has games to suggest, or may have: they are still being loaded. */
  canSuggest: boolean
  /** Whether the feed has a spread for a line that lacks one, or may have. */
  canRefresh: boolean
}

const STEP_TEXTS: Record<Exclude<Step, 'open'>, string> = {
  games: 'Choose the games. “Suggest a slate” ticks up to twelve; then save them.',
  lines: 'Give every game its line. “Refresh spreads” takes them from the feed.',
  lock:
    `Nothing to do: players can pick now, and each game locks by itself ${LOCK_MINUTES} minutes after kickoff. ` +
    'Lock the week only to close it early.',
  score: 'Scores come in by themselves. Once every game is over, score the week.',
}

const NO_FEED_GAMES_TEXT =
  'Choose the games. The score feed has none for us right now; “Add a game by hand” works without it.'

const NO_FEED_LINES_TEXT =
  'Give every game its line. The score feed has none for us right now: type each one and press “Set”.'

const MORE_GAMES_TEXT = ' A play-off game joins the games below once both its teams are known.'

const CALLED_OFF_TEXT = 'All its games are called off: score the week, and it is done.'

/** What becomes of the games that were put off: each that has a date, with it, then all the others. */
function putOffText(putOff: readonly PutOff[]): string {
  const dated = putOff.map(
    ({ line, kickoff }) => kickoff !== null && ` ${matchup(line)} is played ${dateText(kickoff)}.`,
  )
  const others = putOff.flatMap(({ line, kickoff }) => (kickoff === null ? [line] : []))
  const waiting = others.length === 1 ? 'waits' : 'wait'
  return [...dated, others.length > 0 && ` ${matchups(others)} ${waiting} for a new date.`].filter(Boolean).join('')
}

/** What is to be done next in a week; empty while that is not known. */
export function stepText({
  label,
  steps,
  next,
  putOff,
  unfinishedActiveLabel,
  openBefore,
  isPostseason,
  isPrepared,
  isCalledOff,
  isPlayed,
  canSuggest,
  canRefresh,
}: StepFacts): string {
  if (next === undefined) return ''
  if (next === 'over') return `Over and scored: ${label}.${putOffText(putOff)}${isPostseason ? MORE_GAMES_TEXT : ''}`
  const isOpenedLater = steps.indexOf('open') > steps.indexOf(next)
  const notOpen = isOpenedLater ? ` Players cannot pick in ${inSentence(label)} until you open it.` : ''
  if (next === 'score' && isCalledOff) return CALLED_OFF_TEXT
  if (next === 'games' && !canSuggest) return `${NO_FEED_GAMES_TEXT}${notOpen}`
  if (next === 'lines' && !canRefresh) return `${NO_FEED_LINES_TEXT}${notOpen}`
  if (next === 'score' && putOff.length > 0) return `All other games are over: score the week.${putOffText(putOff)}`
  if (next === 'score' && isPlayed) return 'Every game is over: score the week.'
  if (next !== 'open') return `${STEP_TEXTS[next]}${notOpen}`
  if (!isPrepared) return `Players cannot pick in ${inSentence(label)} yet. Open it first.`
  if (openBefore !== null)
    return `The games are ready. Open ${inSentence(label)} before ${dateText(openBefore)}: its next game locks then.`
  const when = unfinishedActiveLabel
    ? `${inSentence(label)} when ${inSentence(unfinishedActiveLabel)} is over`
    : 'the week'
  return `The games are ready. Open ${when}.`
}

/**
 * The label of the week that the desk leads to once a week is over; null after the last one, and from the bowls, since
 * the feed has one list for all of the postseason.
 * @param labels of all weeks, by number.
 */
export const labelAfter = (week: number, isPostseason: boolean, labels: ReadonlyMap<number, string>): string | null =>
  isPostseason ? null : (labels.get(week + 1) ?? null)
