import { useState } from 'react'
import { isWeekFinished, type WeeklyBoard } from '#common/boards/leaderboard'
import { lazyScreen } from '#web/app/lazyScreen'
import { Icon } from '#web/ui/Icon'
import { Skeleton } from '#web/ui/Skeleton'
import { namesText } from '../display'
import { winnerNames } from '../standings'
import styles from './FinishedWeek.module.css'

const RecapCard = lazyScreen(() => import('./RecapCard'), <Skeleton height={420} />)

interface Props {
  board: WeeklyBoard
  label: string
  /** Whether another game may join the week: then nobody has won it yet. */
  mayGrow: boolean
}

/** Who won the week; nothing before every game is final. */
export function CrownBanner({ board, label, mayGrow }: Props) {
  const winners = winnerNames(board)
  if (!winners.length) return null
  return (
    <p className={styles.banner}>
      <Icon shape="crown" size={26} />
      <span>
        <b>{namesText(winners)}</b> {crownText(winners.length > 1, mayGrow)} {label}
      </span>
    </p>
  )
}

const crownText = (isShared: boolean, mayGrow: boolean) => {
  if (mayGrow) return isShared ? 'lead' : 'leads'
  return isShared ? 'share the crown of' : 'won'
}

/** The recap of a finished week. It needs the season's board, so nothing of it is loaded before it is opened. */
export function RecapSection({ board, label, mayGrow }: Props) {
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
