import { classes } from '../classes'
import styles from './PickSquares.module.css'
import { type Square, squaresText } from './squares'

/** A player's picks as a row of squares: solid decided, hatched as it stands, outlined double, grey hidden. */
export function PickSquares({ squares }: { squares: readonly Square[] }) {
  return (
    <span className={styles.row} role="img" aria-label={squaresText(squares)}>
      {squares.map(({ gameId, kind, double }) => (
        <i key={gameId} className={classes(styles.square, styles[kind], double && styles.double)} />
      ))}
    </span>
  )
}
