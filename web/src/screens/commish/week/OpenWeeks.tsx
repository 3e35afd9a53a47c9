import { weekLabel } from '#common/week/season'
import type { Settings } from '#common/week/week'
import { Button } from '#web/ui/Button'
import { Notice } from '#web/ui/Notice'
import styles from './Alert.module.css'
import { inSentence, otherOpenWeeks } from './steps'

export interface OpenWeeksProps {
  settings: Settings
  /** The week on the desk. */
  shown: number
  /** Puts a week on the desk. */
  onShow: (week: number) => void
}

/**
 * Names the weeks before the active one that are not over. What a week needs, such as a decision about a postponed
 * game, is said only while that week is on the desk, and nobody looks there unasked once the next one is played.
 */
export function OpenWeeks({ settings, shown, onShow }: OpenWeeksProps) {
  return otherOpenWeeks(settings)
    .filter((week) => week < settings.activeWeek && week !== shown)
    .map((week) => {
      const label = weekLabel(settings.weeks, week)
      return (
        <div key={week} className={styles.alert}>
          <div className={styles.short}>
            <Notice tone="warn">{label} is not over yet.</Notice>
          </div>
          <ShowWeek label={label} onShow={() => onShow(week)} />
        </div>
      )
    })
}

/** Puts a week on the desk. */
export const ShowWeek = ({ label, onShow }: { label: string; onShow: () => void }) => (
  <Button onClick={onShow}>Show {inSentence(label)}</Button>
)
