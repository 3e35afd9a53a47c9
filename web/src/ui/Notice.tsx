import type { ReactNode } from 'react'
import { classes } from './classes'
import styles from './Notice.module.css'

interface Props {
  tone?: 'quiet' | 'good' | 'warn' | 'bad'
  children: ReactNode
}

/** A sentence that stays on the screen: nothing here yet, or something to know. */
export function Notice({ tone = 'quiet', children }: Props) {
  return (
    <p className={classes(styles.notice, styles[tone])} role={tone === 'quiet' ? undefined : 'status'}>
      {children}
    </p>
  )
}
