import { namesText, pointsEach } from '#common/boards/place-words'
import { Icon } from '#web/ui/Icon'
import styles from './CrownBanner.module.css'

interface CrownProps {
  /** The names of those with the most points. */
  winners: readonly string[]
  /** What they have won: `Week 11`, `season 2026`. */
  label: string
  /** The points of each of them. */
  points: number | undefined
  /** Whether another game may join the week: then nobody has won it yet. */
  mayGrow?: boolean
}

/** Who won a week or a season; nothing before it is over. */
export function CrownBanner({ winners, label, points = 0, mayGrow = false }: CrownProps) {
  if (!winners.length) return null
  return (
    <p className={styles.banner}>
      <Icon shape="crown" size={26} />
      <span>
        <b>{namesText(winners)}</b> {crownText(winners.length > 1, mayGrow)} {label} with{' '}
        {pointsEach(points, winners.length)}
      </span>
    </p>
  )
}

const crownText = (isShared: boolean, mayGrow: boolean) => {
  if (mayGrow) return isShared ? 'lead' : 'leads'
  return isShared ? 'share the crown of' : 'won'
}
