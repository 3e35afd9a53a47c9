import { Icon } from '#web/ui/Icon'
import styles from './SortableHead.module.css'
import type { Order } from './standings'

interface HeadProps<Column extends string> {
  columns: readonly Column[]
  order: Order<Column>
  onOrder: (order: Order<Column>) => void
}

/** The columns that start with their lowest value: first place, and A. */
const UPWARDS: ReadonlySet<string> = new Set(['Rank', 'Player'])

/** What a column's name leaves unsaid. */
const HINTS: Partial<Record<string, string>> = { Picks: 'Picks on finished games' }

/** A table head whose columns sort the table; a second press reverses the order. */
export function SortableHead<Column extends string>({ columns, order, onOrder }: HeadProps<Column>) {
  return (
    <thead className={styles.head}>
      <tr>
        {columns.map((by) => {
          const reversed = order.by === by && order.reversed
          const isUp = reversed !== UPWARDS.has(by)
          const direction = isUp ? 'ascending' : 'descending'
          return (
            <th key={by} scope="col" aria-sort={order.by === by ? direction : undefined} data-column={by}>
              <button
                type="button"
                title={HINTS[by]}
                onClick={() => onOrder({ by, reversed: order.by === by && !reversed })}
              >
                {by}
                <Icon shape={isUp ? 'up' : 'down'} size={10} />
              </button>
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
