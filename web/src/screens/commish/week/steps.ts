import type { GameLine } from '#common/game/line'
import { closedBecause, nextLock, revealTime } from '#common/game/lock'
import { isOpenForPicks } from '#common/week/season'
import { DUE_BEFORE_LOCK } from '#common/week/warnings'
import { LONGEST_GAME, phaseNow, type Settings, type WeekScores } from '#common/week/week'
import type { SlateWeek } from '#web/live/league'
import { awaitedGames } from './putOff'

/** What a commissioner does in a week. */
const STEPS = ['open', 'games', 'lines', 'lock', 'score'] as const
export type Step = (typeof STEPS)[number]
/** What is next in a week, or that it is over. */
export type NextStep = Step | 'over'
/** The steps of a week that is prepared before players see it. */
const PREPARED: readonly Step[] = ['games', 'lines', 'open', 'lock', 'score']
/** The steps of a week before the active one, which players can pick in as soon as it has games. */
const EARLIER: readonly Step[] = ['games', 'lines', 'lock', 'score']

/** The id of a step's part of the desk. A week is locked and scored in the same one. */
export const partId = (step: Step) => `desk-${step === 'score' ? 'lock' : step}`

/** `week 11` within a sentence; names such as `Bowls` and `Week of rivals` stay as they are. */
export const inSentence = (label: string): string => label.replace(/^Week(?= \d)/, 'week')

/** What the desk knows of a week. */
export interface DeskWeek {
  week: number
  /** `Week 11`, `Bowls`. */
  label: string
  /** As it is stored; undefined if it was never opened. */
  stored: SlateWeek | undefined
  scores: WeekScores | undefined
  isLoading: boolean
  /** The time now (epoch ms). */
  now: number
}

/** The latest reveal still ahead among a week's games that count (epoch ms); null if none will reveal by itself. */
function lastReveal(lines: readonly GameLine[]): number | null {
  const unrevealed = lines.filter((line) => !line.void && line.revealedAt === null)
  const times = unrevealed.map(revealTime).filter((at) => at !== null)
  return times.length ? Math.max(...times) : null
}

/**
 * Whether a game of the week that counts is still to reveal, is under way, or has kicked off without a score so far.
 * Only the {@link awaitedGames} matter.
 * @param now epoch ms
 */
export function isPlaying(lines: readonly GameLine[], scores: WeekScores | undefined, now: number): boolean {
  const awaited = awaitedGames(lines, scores, now)
  if (lastReveal(awaited) !== null) return true
  return awaited.some((line) => {
    const phase = phaseNow(line, scores?.games[line.gameId])
    const mayBegin = phase === 'pre' && now - line.kickoff < LONGEST_GAME
    return !line.void && (phase === 'live' || mayBegin)
  })
}

/**
 * The next lock of a week that is prepared (epoch ms) if it is near, or comes before the week that is played is over:
 * to wait for the end of that one could be too late. Null otherwise.
 */
export function openBefore(lines: readonly GameLine[], activeLines: readonly GameLine[], now: number): number | null {
  const first = nextLock(lines, now)
  if (first === null) return null
  return first - now <= DUE_BEFORE_LOCK || first <= (lastReveal(activeLines) ?? 0) ? first : null
}

/** A week that is to become the active one. */
interface NextActive {
  /** The label of that week. */
  label: string
  /** The label of the present one if it {@link isPlaying}, else null. */
  unfinishedActiveLabel: string | null
  /** Whether it comes before the present one. */
  isEarlier: boolean
  /** Whether it has no games. */
  isEmpty: boolean
}

/** What it means that another week becomes the active one. */
export function activationSentence({ label, unfinishedActiveLabel, isEarlier, isEmpty }: NextActive): string {
  const shown = isEarlier
    ? `Nobody will be able to pick in ${unfinishedActiveLabel}, and Live Scores will show only ${label}.`
    : `Weekly Picks and Live Scores will open with ${label}, with a link to ${unfinishedActiveLabel}.`
  const warning = unfinishedActiveLabel ? `${unfinishedActiveLabel} is not over yet. ${shown} ` : ''
  const empty = isEmpty ? `${label} has no games yet. You can prepare games and lines without this. ` : ''
  // The games of an earlier week may all be over.
  const then = isEarlier
    ? `Players see ${label} from now on, and no longer the weeks after it.`
    : `Everybody picks the games of ${label} from now on.`
  return `${warning}${empty}${then} You can change it back.`
}

/**
 * The weeks beside the active one that are not over, in order. A week without games stays open for good, but nothing is
 * left to do in it.
 */
export const otherOpenWeeks = ({ openWeeks, activeWeek, weeks }: Settings): number[] =>
  openWeeks.filter((week) => week !== activeWeek && !weeks.some((each) => each.week === week && each.isEmpty))

type StepOptions = Omit<DeskWeek, 'label' | 'isLoading'> & {
  settings: Settings | undefined
  unfinishedActiveLabel: NextActive['unfinishedActiveLabel']
}

/** Whether a week comes before the active one: nobody has to open it. */
const isBeforeActive = (week: number, settings: Settings | undefined): boolean =>
  settings !== undefined && week < settings.activeWeek && isOpenForPicks(settings.activeWeek, settings)

/**
 * The steps of a week in their order. A week before the active one needs no opening. Any other is opened first, except
 * in two cases, in which it is opened last: another week is played, which opening this one would take off the screens;
 * or preparing this one has begun.
 */
export function stepsOf({
  week,
  settings,
  stored,
  unfinishedActiveLabel,
}: Omit<StepOptions, 'scores' | 'now'>): readonly Step[] {
  if (isOpenForPicks(week, settings)) return STEPS
  if (isBeforeActive(week, settings)) return EARLIER
  return stored !== undefined || unfinishedActiveLabel !== null ? PREPARED : STEPS
}

/** The next thing to do in a week; `over` once it is scored, published and over, but for games that were put off. */
export function nextStep({ week, settings, stored, unfinishedActiveLabel, scores, now }: StepOptions): NextStep {
  if (!stored) return unfinishedActiveLabel === null && !isBeforeActive(week, settings) ? 'open' : 'games'
  if (stored.lines.length === 0) return 'games'
  const lines = awaitedGames(stored.lines, scores, now)
  const closed = lines.map((line) => closedBecause(line, now))
  // A game that is locked by hand needs its line as well: without one it counts for nobody.
  if (lines.some((line) => closedBecause({ ...line, isLocked: false }, now) === 'no-line')) return 'lines'
  if (isToOpen(stored, settings, now)) return 'open'
  if (closed.includes(null)) return 'lock'
  return shownState(stored, scores, now) === 'scored' && !scores?.refusal ? 'over' : 'score'
}

/** What is said of a week that has become the active one. */
export const activatedText = (label: string): string => `${label} is open: it is the active week now.`

/** Whether a game takes no pick any more: it has locked by itself, or counts for nobody. */
const isPastPicks = (line: GameLine, now: number): boolean =>
  ['void', 'kickoff'].includes(closedBecause(line, now) ?? '')

/**
 * Whether a week is still to be opened for picks. A week of which no game can be picked any more is not, even if the
 * active week was set back to one before it.
 */
export const isToOpen = ({ week, lines }: SlateWeek, settings: Settings | undefined, now: number): boolean =>
  !isOpenForPicks(week, settings) && (lines.length === 0 || lines.some((line) => !isPastPicks(line, now)))

/** Whether a game can be locked by hand: it is not locked yet, neither by hand nor by itself, and not called off. */
export const canBeLocked = (line: GameLine, now: number): boolean => !line.isLocked && !isPastPicks(line, now)

/**
 * Whether all games of a week are over, but for those that were put off. A final that is not revealed does not count
 * yet.
 */
export const isPlayed = (lines: readonly GameLine[], scores: WeekScores | undefined, now: number): boolean =>
  awaitedGames(lines, scores, now).every(
    (line) => line.void || (line.revealedAt !== null && phaseNow(line, scores?.games[line.gameId]) === 'final'),
  )

/**
 * A week's state as the desk names it: scored until it gets another game, whatever becomes of games that were put off,
 * else locked once none of its games can be locked any more. A week that {@link isPlayed} not yet is not scored, nor is
 * one whose games were removed.
 */
export function shownState(
  { state, lines }: SlateWeek,
  scores: WeekScores | undefined,
  now: number,
): SlateWeek['state'] | 'locked' {
  if (state === 'scored' && lines.length > 0 && isPlayed(lines, scores, now)) return state
  return lines.length === 0 || lines.some((line) => canBeLocked(line, now)) ? 'open' : 'locked'
}
