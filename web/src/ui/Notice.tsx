import type { ReactNode } from 'react'
import styles from './Notice.module.css'

interface Props {
  tone?: 'quiet' | 'good' | 'warn' | 'bad'
  children: ReactNode
}

const ROLES = { quiet: undefined, good: 'status', warn: 'status', bad: 'alert' } as const

/**
 * A sentence that stays on the screen: nothing here yet, or something to know. A failure is an alert, since screen
 * readers announce one also where it comes together with its words.
 */
export function Notice({ tone = 'quiet', children }: Props) {
  return (
    <p className={styles.notice} data-tone={tone} role={ROLES[tone]}>
      {children}
    </p>
  )
}
