import type { ReactNode } from 'react'
import { Button } from '#web/ui/Button'
import { Icon } from '#web/ui/Icon'
import { type Card, lockedUnpicked, lost, missing, pickable, picked, unsaved } from './cards'
import styles from './SaveBar.module.css'

interface SaveSummaryProps {
  /** How many picks wait or were refused, and may yet be saved. */
  unsavedCount: number
  saving: boolean
  pickedCount: number
  /** How many are still to be made. */
  left: number
  /** How many came after their lock. */
  missedLock: number
  /** How many games have locked without a pick. */
  lockedCount: number
}

/** What has become of the picks on the cards. That all are saved is said once none is left to make, if none is lost. */
function SaveSummary({ unsavedCount, saving, pickedCount, left, missedLock, lockedCount }: SaveSummaryProps) {
  if (unsavedCount > 0) return <span className={styles.unsaved}>{unsavedCount} not saved</span>
  if (saving) return <span>Saving…</span>
  const alsoLocked = lockedCount > 0 && ` · ${lockedCount} locked`
  if (left > 0) {
    return (
      <span>
        {left} left to pick{alsoLocked}
      </span>
    )
  }
  if (missedLock > 0) return <span className={styles.unsaved}>{missedLock} missed the lock</span>
  if (pickedCount === 0) return null
  return (
    <span className={lockedCount ? undefined : styles.good}>
      All saved {alsoLocked || <Icon shape="check" size={14} />}
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

/** The bar at the foot of the screen: how many games are picked, whether the picks are saved, and Save. */
export function SaveBar({ cards, loading, onSave, children }: Props) {
  const pickedCount = picked(cards).length
  const pending = unsaved(cards)
  const unsavedCount = pending.filter((card) => card.progress !== 'saving').length
  const saving = pending.length > unsavedCount
  const missedLock = lost(cards).length
  const isDone = !pending.length && cards.every((card) => card.closed)
  const isEmpty = isDone && pickedCount + missedLock === 0
  return (
    <div className={styles.bar} data-screen-only>
      {children}
      <div className={styles.inside}>
        {!loading && (
          <p className={styles.count}>
            <b>{isEmpty ? 'Nothing to pick' : `${pickedCount} of ${pickable(cards).length} picked`}</b>{' '}
            <SaveSummary
              {...{ unsavedCount, saving, pickedCount, missedLock }}
              left={missing(cards).length}
              lockedCount={lockedUnpicked(cards).length}
            />
          </p>
        )}
        <Button weight="primary" disabled={loading || isDone || saving} onClick={onSave}>
          {saving ? 'Saving…' : 'Save'}
        </Button>
      </div>
    </div>
  )
}
