import { Button } from '#web/ui/Button'
import { classes } from '#web/ui/classes'
import { Icon } from '#web/ui/Icon'
import { inSentence, partId, type Step } from './steps'
import type { StepFacts } from './stepText'
import styles from './WeekPath.module.css'

interface Props extends Pick<StepFacts, 'label' | 'steps' | 'next'> {
  /** What is to be done in it. */
  text: string
  /** Whether the week should be opened now, if opening it is next. */
  isUrgent: boolean
  busy: boolean
  onOpen: () => void
  /** Scores the week; null while games are still awaited. */
  onScore: (() => void) | null
  /** The label of the week to go on to once this one is over; null where there is none. */
  nextWeekLabel: string | null
  onNextWeek: () => void
}

const STEP_NAMES: Record<Step, string> = { open: 'Open', games: 'Games', lines: 'Lines', lock: 'Lock', score: 'Score' }

/** How the next step is marked: as something to do, the lock only as running, since games lock by themselves. */
const litStyle = (step: Step) => (step === 'lock' ? styles.running : styles.lit)

/** The index of the next step: behind the last one when the week is over, −1 while it is unknown. */
function indexOfNext({ steps, next }: Pick<Props, 'steps' | 'next'>): number {
  if (next === undefined) return -1
  return next === 'over' ? steps.length : steps.indexOf(next)
}

/** The steps of a week. The next one is lit and explained; each leads to its part of the desk. */
export function WeekPath({
  label,
  steps,
  next,
  text,
  isUrgent,
  busy,
  onOpen,
  onScore,
  nextWeekLabel,
  onNextWeek,
}: Props) {
  const lit = indexOfNext({ steps, next })
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
        <p role="status">{text}</p>
        {next === 'open' && (
          <Button weight={isUrgent ? 'primary' : 'plain'} disabled={busy} onClick={onOpen}>
            Open {inSentence(label)}
          </Button>
        )}
        {next === 'score' && onScore && (
          <Button weight="primary" disabled={busy} onClick={onScore}>
            Score {inSentence(label)}
          </Button>
        )}
        {next === 'over' && nextWeekLabel !== null && (
          <Button weight="primary" onClick={onNextWeek}>
            On to {inSentence(nextWeekLabel)}
          </Button>
        )}
      </div>
    </nav>
  )
}
