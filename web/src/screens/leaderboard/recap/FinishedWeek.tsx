import { useState } from 'react'
import { isFinished, type WeeklyBoard } from '#common/boards/leaderboard'
import { lazyScreen } from '#web/app/lazyScreen'
import { Icon } from '#web/ui/Icon'
import { Skeleton } from '#web/ui/Skeleton'
import { namesText } from '../display'
import { winnersOf } from '../standings'
import styles from './FinishedWeek.module.css'

const RecapCard = lazyScreen(() => import('./RecapCard'), <Skeleton height={420} />)

/** How many winners the banner names before it counts the rest; in the table all of them wear the crown. */
const MOST_WINNERS_NAMED = 3

interface Props {
  board: WeeklyBoard
  label: string
}

/** Who won the week; nothing before every game is final. */
export function CrownBanner({ board, label }: Props) {
  const winners = winnersOf(board)
  if (!winners.length) return null
  return (
    <p className={styles.banner}>
      <Icon shape="crown" size={26} />
      <span>
        <b>{namesText(winners, MOST_WINNERS_NAMED)}</b>{' '}
        {winners.length > 1 ? `share the crown of ${label}` : `won ${label}`}
      </span>
    </p>
  )
}

/** The recap of a finished week. It needs the season's board, so nothing of it is loaded before it is opened. */
export function RecapSection({ board, label }: Props) {
  const [opened, setOpened] = useState(false)
  if (!isFinished(board) || !board.rows.length) return null
  return (
    <section className={styles.section} aria-label={`Recap of ${label}`}>
      <button type="button" className="unfolds" aria-expanded={opened} onClick={() => setOpened(!opened)}>
        Recap of {label}
      </button>
      {opened && <RecapCard board={board} label={label} />}
    </section>
  )
}
