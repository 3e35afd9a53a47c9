import { type ReactNode, useMemo } from 'react'
import { counted } from '#common/counted'
import { missingPicks } from '#common/game/missing'
import type { WeekScores } from '#common/week/week'
import { useWeeklyBoard } from '#web/live/boards'
import { useActiveWeek, useOwnWeek } from '#web/live/league'
import { Link } from '#web/ui/Link'
import { Skeleton } from '#web/ui/Skeleton'
import { useNow } from '#web/ui/useNow'
import { countdown } from '#web/ui/when'
import { boardUrl, urls } from '#web/urls'
import styles from './Today.module.css'
import { aheadText, phaseOf, standingText } from './today'

/** What matters to the player today, in one line that leads on: missing picks, the standing now, or the last result. */
export function Today({ uid }: { uid: string }) {
  const { status, active, weeks } = useActiveWeek()
  const { isLoading, week, slip, scores } = useOwnWeek(active)
  const now = useNow(1_000)
  if (status === 'absent') return <Strip to={urls.weeklyPicks}>{aheadText(undefined)}</Strip>
  if (isLoading) return <Waiting />
  const phase = phaseOf(week?.lines ?? [], slip, scores, now)
  if (phase === 'picking') {
    const { count, lockAt } = missingPicks(week?.lines ?? [], slip, now)
    return (
      <Strip to={urls.weeklyPicks} urgent>
        <b>{counted(count, 'pick')} missing</b>
        {lockAt !== null && (
          <>
            , next lock in <b className={styles.clock}>{countdown(lockAt - now)}</b>
          </>
        )}
      </Strip>
    )
  }
  const last = phase === 'ahead' ? weeks.filter((each) => each.week !== active).at(-1) : week
  if (!last) return <Strip to={urls.weeklyPicks}>{aheadText(slip)}</Strip>
  return <StandingStrip key={last.week} {...{ uid, week: last, live: phase === 'playing' ? scores : undefined }} />
}

interface StandingStripProps {
  uid: string
  week: { week: number; label: string }
  /** The scores of a week under way. */
  live: WeekScores | undefined
}

/** How the player stands in a week under way, or ended in a finished one. */
function StandingStrip({ uid, week: { week, label }, live }: StandingStripProps) {
  const { status, value: board } = useWeeklyBoard(week)
  // The clock renders this every second; the standing changes only with its documents.
  const text = useMemo(() => board && standingText(board, uid, live), [board, uid, live])
  if (status === 'loading') return <Waiting />
  return (
    <Strip to={`${boardUrl('weekly')}&week=${week}`}>
      {live ? 'If it ended now' : label}: <b>{text ?? 'see the board'}</b>
    </Strip>
  )
}

const Waiting = () => <Skeleton height={52} label="Loading your day" />

function Strip({ to, urgent = false, children }: { to: string; urgent?: boolean; children: ReactNode }) {
  return (
    <Link to={to} className={styles.strip} data-urgent={urgent}>
      <span>{children}</span>
      <span aria-hidden>›</span>
    </Link>
  )
}
