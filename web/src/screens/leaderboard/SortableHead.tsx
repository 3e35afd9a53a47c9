import { Icon } from '#web/ui/Icon'
import styles from './SortableHead.module.css'
import type { Order } from './standings'

interface Props<Column extends string> {
  columns: readonly Column[]
  order: Order<Column>
  onOrder: (order: Order<Column>) => void
}

/** The head of a table that is sorted by pressing its columns; a second press turns the order round. */
export function SortableHead<Column extends string>({ columns, order, onOrder }: Props<Column>) {
  return (
    <thead className={styles.head}>
      <tr>
        {columns.map((by) => {
          const reversed = order.by === by && order.reversed
          const sorted = order.by !== by ? 'none' : reversed ? 'ascending' : 'descending'
          return (
            <th key={by} scope="col" aria-sort={sorted} data-column={by}>
              <button type="button" onClick={() => onOrder({ by, reversed: order.by === by && !reversed })}>
                {by}
                <Icon shape={reversed ? 'up' : 'down'} size={10} />
              </button>
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
