import { Button } from '#web/ui/Button'
import { type Card, unsaved } from './cards'
import styles from './SaveBar.module.css'

/** The bar at the foot of the screen: how many are picked, how many of them are not saved, and Save. */
export function SaveBar({ cards, onSave }: { cards: readonly Card[]; onSave: () => void }) {
  const picked = cards.filter((card) => card.side).length
  const saving = cards.some((card) => card.progress === 'saving')
  const late = unsaved(cards).filter((card) => card.progress !== 'saving').length
  return (
    <div className={styles.bar}>
      <div className={styles.inside}>
        <p className={styles.count}>
          <b>
            {picked} of {cards.length}
          </b>{' '}
          {late > 0 ? <span className={styles.late}>{late} not saved</span> : 'picked'}
        </p>
        <Button weight="primary" disabled={cards.length === 0 || saving} onClick={onSave}>
          {saving ? 'Saving…' : 'Save'}
        </Button>
      </div>
    </div>
  )
}
