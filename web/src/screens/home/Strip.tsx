import type { ReactNode } from 'react'
import { Link } from '#web/ui/Link'
import { Skeleton } from '#web/ui/Skeleton'
import styles from './Strip.module.css'

/** In the place of a strip while its documents load. */
export const StripSkeleton = () => <Skeleton height={60} label="Loading your day" />

/** One line that leads on. @param urgent whether something has to be done, by a deadline. */
export function Strip({ to, urgent = false, children }: { to: string; urgent?: boolean; children: ReactNode }) {
  return (
    <Link to={to} className={styles.strip} data-urgent={urgent}>
      <span>{children}</span>
      <span aria-hidden>›</span>
    </Link>
  )
}
