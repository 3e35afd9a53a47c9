import { matchup, matchups } from '#common/game/line'
import { LOCK_MINUTES } from '#common/game/lock'
import type { Loaded } from '#web/live/loaded'
import { Button } from '#web/ui/Button'
import { classes } from '#web/ui/classes'
import { Icon } from '#web/ui/Icon'
import { dateText } from '#web/ui/when'
import type { PutOff } from './putOff'
import { inSentence, partId, type Step } from './steps'
import styles from './WeekPath.module.css'

interface Props {
  /** `Week 11`, `Bowls`. */
  label: string
  /** Its steps in their order. */
  steps: readonly Step[]
  /** The next thing to do; absent when the week is over. */
  next: Loaded<Step>
  /** The games that the week does not wait for. */
  putOff: readonly PutOff[]
  /** Of the week after it; null after the last one. */
  nextWeekLabel: string | null
  /** Whether it is of the bowls, among which the feed lists the play-offs, too. */
  isPostseason: boolean
  /** The label of the active week while its games can be picked or are under way, else null. */
  unfinishedActiveLabel: string | null
  /** This week's next lock (epoch ms), if it is near or comes before the week that is played is over; else null. */
  openBefore: number | null
  isPrepared: boolean
  /** Whether it has games, none of which counts. */
  isCalledOff: boolean
  /** Whether the feed has games to suggest, or may have: they are still being loaded. */
  canSuggest: boolean
  /** Whether the feed has a spread for a line that lacks one, or may have. */
  canRefresh: boolean
  busy: boolean
  onOpen: () => void
  onNextWeek: () => void
}

const STEP_NAMES: Record<Step, string> = { open: 'Open', games: 'Games', lines: 'Lines', lock: 'Lock', score: 'Score' }

const STEP_TEXTS: Record<Exclude<Step, 'open'>, string> = {
  games: 'Choose the games. “Suggest a slate” ticks a good dozen; then save them.',
  lines: 'Give every game its line. “Refresh spreads” takes them from the feed.',
  lock:
    `Nothing to do: players can pick now, and each game locks by itself ${LOCK_MINUTES} minutes after kickoff. ` +
    'Lock the week only to close it early.',
  score: 'Picks are closed and scores come in by themselves. When every game is over, score the week.',
}

const NO_FEED_GAMES_TEXT =
  'Choose the games. The score feed has none for us right now; “Add a game by hand” works without it.'

const NO_FEED_LINES_TEXT =
  'Give every game its line. The score feed has none for us right now: type each one and press “Set”.'

// The feed has one list for all of the postseason, so the desk does not lead from the bowls to a week of play-offs.
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

function sentence({
  label,
  steps,
  next: { status, value },
  putOff,
  unfinishedActiveLabel,
  openBefore,
  isPostseason,
  isPrepared,
  isCalledOff,
  canSuggest,
  canRefresh,
}: Props): string {
  if (status === 'loading') return ''
  if (!value) return `Over and scored: ${label}.${putOffText(putOff)}${isPostseason ? MORE_GAMES_TEXT : ''}`
  const isOpenedLater = steps.indexOf('open') > steps.indexOf(value)
  const notOpen = isOpenedLater ? ` Players cannot pick in ${inSentence(label)} until you open it.` : ''
  if (value === 'score' && isCalledOff) return CALLED_OFF_TEXT
  if (value === 'games' && !canSuggest) return `${NO_FEED_GAMES_TEXT}${notOpen}`
  if (value === 'lines' && !canRefresh) return `${NO_FEED_LINES_TEXT}${notOpen}`
  if (value === 'score' && putOff.length > 0) return `All other games are over: score the week.${putOffText(putOff)}`
  if (value !== 'open') return `${STEP_TEXTS[value]}${notOpen}`
  if (!isPrepared) return `Players cannot pick in ${inSentence(label)} yet. Open it first.`
  if (openBefore !== null)
    return `The games are ready. Open ${inSentence(label)} before ${dateText(openBefore)}: its next game locks then.`
  const when = unfinishedActiveLabel
    ? `${inSentence(label)} when ${inSentence(unfinishedActiveLabel)} is over`
    : 'the week'
  return `The games are ready. Open ${when}, and everybody can pick.`
}

/** How the next step is marked: as something to do, the lock only as running, since games lock by themselves. */
const litStyle = (step: Step) => (step === 'lock' ? styles.running : styles.lit)

/** The index of the next step: behind the last one when the week is over, −1 while it is unknown. */
function indexOfNext({ steps, next: { status, value } }: Props): number {
  if (status === 'loading') return -1
  return value ? steps.indexOf(value) : steps.length
}

/** The steps of a week. The next one is lit and explained; each leads to its part of the desk. */
export function WeekPath(props: Props) {
  const {
    label,
    steps,
    next,
    nextWeekLabel,
    isPostseason,
    unfinishedActiveLabel,
    openBefore,
    busy,
    onOpen,
    onNextWeek,
  } = props
  const lit = indexOfNext(props)
  return (
    <nav className={styles.path} aria-label={`Steps of ${inSentence(label)}`}>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step}>
            <a
              href={`#${partId(step)}`}
              className={classes(index === lit && litStyle(step), index < lit && styles.done)}
              aria-current={index === lit ? 'step' : undefined}
            >
              <b>{index < lit ? <Icon shape="check" size={18} label={`${index + 1}, done:`} /> : index + 1}</b>{' '}
              <span>
                {STEP_NAMES[step]}
                {step === 'open' && <span className={styles.week}> {inSentence(label)}</span>}
              </span>
            </a>
          </li>
        ))}
      </ol>
      <div className={styles.next}>
        <p role="status">{sentence(props)}</p>
        {next.value === 'open' && (
          <Button
            weight={unfinishedActiveLabel === null || openBefore !== null ? 'primary' : 'plain'}
            disabled={busy}
            onClick={onOpen}
          >
            Open {inSentence(label)}
          </Button>
        )}
        {next.status === 'absent' && nextWeekLabel !== null && !isPostseason && (
          <Button weight="primary" onClick={onNextWeek}>
            On to {inSentence(nextWeekLabel)}
          </Button>
        )}
      </div>
    </nav>
  )
}
