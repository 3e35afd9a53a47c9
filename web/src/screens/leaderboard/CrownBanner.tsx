import type { WeeklyBoard } from '#common/boards/leaderboard'
import { Icon } from '#web/ui/Icon'
import styles from './CrownBanner.module.css'
import { crowned } from './standings'

/** How many of those who share a crown are named before the rest are counted; all wear it in the table. */
const NAMED = 5

/** Who won the week, once every game is final. */
export function CrownBanner({ board, label }: { board: WeeklyBoard; label: string }) {
  const names = crowned(board)
  if (!names.length) return null
  const more = names.length > NAMED + 1 ? [`${names.length - NAMED} more`] : []
  const named = more.length ? [...names.slice(0, NAMED), ...more] : names
  const winners = new Intl.ListFormat('en', { type: 'conjunction' }).format(named)
  return (
    <p className={styles.banner}>
      <Icon shape="crown" size={26} />
      <span>
        <b>{winners}</b> {names.length > 1 ? `share the crown of ${label}` : `won ${label}`}
      </span>
    </p>
  )
}
