import type { ReactNode } from 'react'
import { counted } from '#common/counted'
import { Button } from '#web/ui/Button'
import { Icon } from '#web/ui/Icon'
import {
  type Card,
  lateChanges,
  latePicks,
  lockedUnpicked,
  pickableCards,
  pickedCards,
  stillToPick,
  unsavedCards,
} from './cards'
import styles from './SaveBar.module.css'

const missedText = (count: number) => count > 0 && ` · ${count} missed`

/** What has become of the picks on the cards: “All saved” only if none is left to make and none came too late. */
function SaveSummary({ cards }: { cards: readonly Card[] }) {
  const unsaved = unsavedCards(cards)
  const stalledCount = unsaved.filter((card) => card.progress !== 'saving').length
  if (stalledCount > 0) return <span className={styles.unsaved}>{stalledCount} not saved</span>
  if (unsaved.length > 0) return <span>Saving…</span>
  const late = latePicks(cards)
  const changeCount = lateChanges(cards).length
  const unpickedCount = stillToPick(cards).length
  // A change that came too late is no lost game: the pick before it counts.
  const lateText = [
    late.length > 0 && `${late.length} came too late`,
    changeCount > 0 && `${counted(changeCount, 'change')} came too late`,
  ]
    .filter(Boolean)
    .join(' · ')
  // A game whose pick came too late is not counted as missed as well.
  const missed = missedText(lockedUnpicked(cards).filter((card) => !late.includes(card)).length)
  if (unpickedCount > 0) {
    return (
      <span>
        {unpickedCount} left to pick{lateText && ` · ${lateText}`}
        {missed}
      </span>
    )
  }
  if (lateText) {
    return (
      <span className={styles.unsaved}>
        {lateText}
        {missed}
      </span>
    )
  }
  if (pickedCards(cards).length === 0) return null
  return (
    <span className={missed ? undefined : styles.good}>All saved {missed || <Icon shape="check" size={14} />}</span>
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
  const pickedCount = pickedCards(cards).length
  const unsaved = unsavedCards(cards)
  const saving = unsaved.some((card) => card.progress === 'saving')
  const isDone = !unsaved.length && cards.every((card) => card.closed)
  const isEmpty = isDone && pickedCount + latePicks(cards).length === 0
  return (
    <div className={styles.bar} data-done={isDone && !loading} data-screen-only>
      {children}
      <div className={styles.inside}>
        {!loading && (
          <p className={styles.count}>
            <b>{isEmpty ? 'No game is open' : `${pickedCount} of ${pickableCards(cards).length} picked`}</b>{' '}
            <SaveSummary cards={cards} />
          </p>
        )}
        <Button weight="primary" disabled={loading || isDone || saving} onClick={onSave}>
          {saving ? 'Saving…' : 'Save'}
        </Button>
      </div>
    </div>
  )
}
