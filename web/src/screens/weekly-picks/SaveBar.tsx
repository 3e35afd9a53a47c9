import { Button } from '../../ui/Button'
import type { Card } from './cards'
import styles from './SaveBar.module.css'

/** The bar at the foot of the screen: how many are picked, and Save. */
export function SaveBar({ cards, onSave }: { cards: readonly Card[]; onSave: () => void }) {
  const picked = cards.filter((card) => card.side).length
  const saving = cards.some((card) => card.receipt.saving)
  return (
    <div className={styles.bar}>
      <div className={styles.inside}>
        <p className={styles.count}>
          <b>
            {picked} of {cards.length}
          </b>{' '}
          picked
        </p>
        <Button weight="primary" disabled={cards.length === 0 || saving} onClick={onSave}>
          Save
        </Button>
      </div>
    </div>
  )
}
