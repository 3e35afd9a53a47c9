import type { ReactNode } from 'react'
import styles from './Screen.module.css'

interface Props {
  title: string
  /** At the right end of the title's line. */
  beside?: ReactNode
  /** A narrow column, for forms. */
  narrow?: boolean
  children: ReactNode
}

/** The frame of every screen: its title, also in the browser's tab, and its column. */
export function Screen({ title, beside, narrow = false, children }: Props) {
  return (
    <div className={narrow ? styles.narrow : styles.screen}>
      <title>{`${title} · CFB Picks`}</title>
      <header className={styles.head}>
        <h1 id="title">{title}</h1>
        {beside && <div className={styles.beside}>{beside}</div>}
      </header>
      {children}
    </div>
  )
}
