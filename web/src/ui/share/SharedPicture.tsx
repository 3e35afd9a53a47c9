import type { ReactNode, Ref } from 'react'
import styles from './SharedPicture.module.css'

interface Props {
  /** What is drawn. */
  ref: Ref<HTMLDivElement>
  /** Of which season it is: a picture is kept for years. */
  season?: number
  children: ReactNode
}

/**
 * A picture to be shared, laid out beside the screen, 720 px wide on every device unless its text size is larger. At
 * its foot is the league's address, for who gets it from a friend. Rendered only while it is drawn.
 */
export function SharedPicture({ ref, season, children }: Props) {
  return (
    <div className={styles.offScreen} aria-hidden>
      <div ref={ref} className={styles.picture}>
        {children}
        <footer className={styles.foot}>
          <b>CFB Picks {season}</b> {location.host}
        </footer>
      </div>
    </div>
  )
}
