import { Icon } from '#web/ui/Icon'
import styles from './RankChange.module.css'

/** Places won or lost; nothing for none. */
export function RankChange({ places }: { places: number }) {
  if (places === 0) return null
  const up = places > 0
  return (
    <span className={up ? styles.up : styles.down}>
      <Icon shape={up ? 'up' : 'down'} size={9} label={up ? 'up' : 'down'} />
      {Math.abs(places)}
    </span>
  )
}
