import { useState } from 'react'
import { isWeekFinished } from '#common/boards/leaderboard'
import { lazyScreen } from '#web/app/lazyScreen'
import { Icon } from '#web/ui/Icon'
import { Skeleton } from '#web/ui/Skeleton'
import { namesText } from '../display'
import styles from './FinishedWeek.module.css'
import type { RecapProps } from './RecapCard'

const RecapCard = lazyScreen(() => import('./RecapCard'), <Skeleton height={420} />)

interface CrownProps {
  /** The names of those with the most points. */
  winners: readonly string[]
  /** What they have won: `Week 11`, `season 2026`. */
  label: string
  /** Whether another game may join the week: then nobody has won it yet. */
  mayGrow?: boolean
}

/** Who won a week or a season; nothing before it is over. */
export function CrownBanner({ winners, label, mayGrow = false }: CrownProps) {
  if (!winners.length) return null
  return (
    <p className={styles.banner}>
      <Icon shape="crown" size={26} />
      <span>
        <b>{namesText(winners)}</b> {crownText({ isShared: winners.length > 1, mayGrow })} {label}
      </span>
    </p>
  )
}

const crownText = ({ isShared, mayGrow }: { isShared: boolean; mayGrow: boolean }) => {
  if (mayGrow) return isShared ? 'lead' : 'leads'
  return isShared ? 'share the crown of' : 'won'
}

/** The recap of a finished week. It needs the season's board, so nothing of it is loaded before it is opened. */
export function RecapSection({ board, label, mayGrow }: RecapProps) {
  const [opened, setOpened] = useState(false)
  if (!isWeekFinished(board) || !board.rows.length) return null
  return (
    <section className={styles.section} aria-label={`Recap of ${label}`}>
      <button type="button" className="unfolds" aria-expanded={opened} onClick={() => setOpened(!opened)}>
        Recap of {label}
      </button>
      {opened && <RecapCard board={board} label={label} mayGrow={mayGrow} />}
    </section>
  )
}
