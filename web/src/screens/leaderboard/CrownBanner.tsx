import type { WeeklyBoard } from '../../../../common/leaderboard'
import { Icon } from '../../ui/Icon'
import styles from './CrownBanner.module.css'
import { crowned } from './standings'

/** Who won the week, once every game is final. */
export function CrownBanner({ board, label }: { board: WeeklyBoard; label: string }) {
  const names = crowned(board)
  if (!names.length) return null
  const winners = new Intl.ListFormat('en', { type: 'conjunction' }).format(names)
  return (
    <p className={styles.banner}>
      <Icon shape="crown" size={26} />
      <span>
        <b>{winners}</b> {names.length > 1 ? `share the crown of ${label}` : `won ${label}`}
      </span>
    </p>
  )
}
