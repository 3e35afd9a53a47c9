import type { Fate } from '#common/race/outlook'
import type { WhatIfRow } from '#common/race/what-if'
import { YouBadge } from '#web/ui/badges'
import { useFlip } from '#web/ui/useFlip'
import { RankChange } from '../RankChange'
import styles from './WhatIfTable.module.css'

/** Up to so many rows all are shown; of more, the top and the viewer. */
const ALL_UP_TO = 12
const TOP = 10

const tags: Record<Fate, string> = {
  clinched: 'clinched',
  'share clinched': 'a share is sure',
  eliminated: 'out',
  open: '',
}

/** The standings as they would be. */
export function WhatIfTable({ standings, viewer }: { standings: readonly WhatIfRow[]; viewer: string | undefined }) {
  const shown = standings.filter(({ row }, at) => standings.length <= ALL_UP_TO || at < TOP || row.userId === viewer)
  const rows = useFlip<HTMLTableSectionElement>(
    shown.map(({ row }) => row.userId),
    '',
  )
  return (
    <table className={styles.table}>
      <caption className="unseen">The standings as they would be</caption>
      <thead>
        <tr>
          <th scope="col" className="unseen">
            Rank
          </th>
          <th scope="col">Player</th>
          <th scope="col">Points</th>
          <th scope="col">Max</th>
        </tr>
      </thead>
      <tbody ref={rows}>
        {shown.map(({ row, rank, moved, points, most, fate }) => (
          <tr key={row.userId} data-fate={fate} data-you={row.userId === viewer}>
            <td>{rank}</td>
            <th scope="row">
              <span className={styles.name}>{row.name}</span>
              {row.userId === viewer && <YouBadge />}
              {tags[fate] && <small>{tags[fate]}</small>}
              <RankChange places={moved} />
            </th>
            <td>{points}</td>
            <td>{most}</td>
          </tr>
        ))}
      </tbody>
      {shown.length < standings.length && (
        <tfoot>
          <tr>
            <td colSpan={4}>and {standings.length - shown.length} more</td>
          </tr>
        </tfoot>
      )}
    </table>
  )
}
