import { Icon } from '#web/ui/Icon'
import styles from './FeedBadge.module.css'

interface Props {
  /** How old the scores are (minutes); 0 when they are not stale. */
  minutes: number
  /** The feed cannot be read now. */
  down: boolean
}

/** Says beside the title that the scores are stale. */
export function FeedBadge({ minutes, down }: Props) {
  const age = minutes >= 120 ? `${Math.floor(minutes / 60)} h old` : `${minutes} min old`
  const words = [down && 'Feed down', minutes > 0 && age].filter(Boolean).join(' · ')
  return (
    <span role="status">
      {words && (
        <b className={styles.badge}>
          <Icon shape="warn" size={14} label="Scores: " /> {words}
        </b>
      )}
    </span>
  )
}
