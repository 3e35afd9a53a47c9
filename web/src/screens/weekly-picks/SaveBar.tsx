import type { ReactNode } from 'react'
import { Button } from '#web/ui/Button'
import { Icon } from '#web/ui/Icon'
import { type Card, missing, unsaved } from './cards'
import styles from './SaveBar.module.css'

/** What has become of the picks on the cards. */
function Saved({ late, saving, picked }: { late: number; saving: boolean; picked: number }) {
  if (late > 0) return <span className={styles.late}>{late} not saved</span>
  if (saving) return <span>Saving…</span>
  if (picked === 0) return null
  return (
    <span className={styles.good}>
      All saved <Icon shape="check" size={14} />
    </span>
  )
}

interface Props {
  cards: readonly Card[]
  /** The games are not known yet. */
  loading: boolean
  onSave: () => void
  /** What stands on the bar. */
  children?: ReactNode
}

/**
 * The bar at the foot of the screen: how many are picked of those that were or still can be, whether they are saved,
 * and Save.
 */
export function SaveBar({ cards, loading, onSave, children }: Props) {
  const picked = cards.filter((card) => card.side).length
  const possible = picked + missing(cards).length
  const saving = cards.some((card) => card.progress === 'saving')
  const late = unsaved(cards).filter((card) => card.progress !== 'saving').length
  return (
    <div className={styles.bar} data-screen-only>
      {children}
      <div className={styles.inside}>
        {!loading && (
          <p className={styles.count}>
            <b>{possible > 0 ? `${picked} of ${possible} picked` : 'Nothing to pick'}</b>{' '}
            <Saved late={late} saving={saving} picked={picked} />
          </p>
        )}
        <Button weight="primary" disabled={loading || possible === 0 || saving} onClick={onSave}>
          {saving ? 'Saving…' : 'Save'}
        </Button>
      </div>
    </div>
  )
}
