import type { LineSide } from '#common/game/line'
import styles from './SplitNames.module.css'

interface Props {
  sides: readonly (Pick<LineSide, 'side' | 'name'> & { names: readonly string[] })[]
  missed: readonly string[]
}

/** Who took which side, by name. */
export function SplitNames({ sides, missed }: Props) {
  const groups = [...sides, { side: 'missed', name: 'No pick', names: missed }]
  return (
    <dl className={styles.names}>
      {groups.map(({ side, name, names }) =>
        names.length ? (
          <div key={side}>
            <dt>{name}</dt>
            <dd>{names.join(', ')}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}
