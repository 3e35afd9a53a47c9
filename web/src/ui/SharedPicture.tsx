import type { ReactNode, Ref } from 'react'
import styles from './SharedPicture.module.css'

/**
 * A picture to be shared, laid out 720 px wide on every device, beside the screen; `ref` is what is drawn. At its foot
 * is the league's address, for who gets it from a friend. Rendered only while it is drawn.
 */
export function SharedPicture({ ref, children }: { ref: Ref<HTMLDivElement>; children: ReactNode }) {
  return (
    <div className={styles.offScreen} aria-hidden>
      <div ref={ref} className={styles.picture}>
        {children}
        <footer className={styles.foot}>
          <b>CFB Picks</b> {location.host}
        </footer>
      </div>
    </div>
  )
}
