import { gradePick, pointsFor } from '#common/game/grade'
import type { GameLine } from '#common/game/line'
import { CLOSED_TEXT, isLockReason, LOCK_AFTER_KICKOFF, lockTime, NEWER_PICK_TEXT } from '#common/game/lock'
import { scoreText } from '#common/game/score-text'
import { lineSide } from '#common/game/sides'
import { usePicking } from '#web/picking/picking'
import { PickResult } from '#web/ui/badges'
import { classes } from '#web/ui/classes'
import { coverStatus } from '#web/ui/game/coverStatus'
import { CLOSED_LABELS, hasLockedWithoutLine, lockText, NO_LINE_TEXT } from '#web/ui/game/gameText'
import { Icon } from '#web/ui/Icon'
import { useNow } from '#web/ui/useNow'
import { countdown, dayTimeText } from '#web/ui/when'
import type { Card } from './cards'
import styles from './PickReceipt.module.css'

interface Props {
  card: Card
  /** The player tried to finish without this one. */
  isMarkedMissing: boolean
}

function SaveState({ card: { line, progress, refusal, side, savedAt, closed }, isMarkedMissing }: Props) {
  if (progress === 'saving') return <span>Saving…</span>
  if (progress === 'waiting') return <span>Not saved yet</span>
  const isVoid = closed === 'void'
  // "Not saved" above it is about the last tap.
  const saved = progress === 'refused' && refusal?.sentence !== NEWER_PICK_TEXT ? 'Earlier pick saved' : 'Saved'
  if (side && savedAt)
    return (
      <span className={isVoid ? undefined : styles.good}>
        {saved} {dayTimeText(savedAt)}
      </span>
    )
  if (closed === 'no-line') return null
  if (hasLockedWithoutLine(line, closed)) return <span>{NO_LINE_TEXT}</span>
  return <span className={isMarkedMissing ? styles.missing : undefined}>{closed ? 'No pick' : 'No pick yet'}</span>
}

/** When the game locks, or that it has, or how the pick ended. */
function Ending({ card: { line, side, savedSide, worth, closed, untilLock, final } }: { card: Card }) {
  if (final) {
    if (!savedSide && line.spread === null) return <span>{CLOSED_LABELS.void}</span>
    if (!savedSide) return <span>{side ? 'Not saved' : 'No pick'}</span>
    const result = gradePick(line, savedSide, final)
    return <PickResult result={result} points={pointsFor(result, line, worth)} />
  }
  if (closed) {
    return (
      <span className={styles.locked}>
        {isLockReason(closed) && <Icon shape="lock" size={13} />} {CLOSED_LABELS[closed]}
      </span>
    )
  }
  if (untilLock > LOCK_AFTER_KICKOFF) return <span>{lockText(line)}</span>
  return <LocksIn line={line} />
}

/** Counts down by the second from the kickoff on; nothing else on the cards is drawn with it. */
function LocksIn({ line }: { line: GameLine }) {
  const untilLock = (lockTime(line) ?? 0) - useNow(1_000)
  return <span className={styles.soon}>{untilLock > 0 ? `Locks in ${countdown(untilLock)}` : 'Locking…'}</span>
}

/** What a finished game came to against the spread: `Alabama won by 8, needed more than 7`. */
const endText = ({ line, savedSide, final }: Card): string | null =>
  final && (coverStatus(line, savedSide ?? undefined, final, true)?.text ?? scoreText(line, final))

/** Whether `PickTrouble` announces what is not saved, and why. Then the receipt does not announce it as well. */
const isTroubled = ({ progress }: Card) => progress === 'waiting' || progress === 'refused'

/** The last line of a card: whether the pick is saved, and when the game locks; once it is final, how it ended. */
export function PickReceipt(props: Props) {
  const ended = endText(props.card)
  return (
    <div className={styles.foot}>
      <span role={isTroubled(props.card) ? undefined : 'status'} className={classes(ended && styles.score)}>
        {ended ?? <SaveState {...props} />}
      </span>
      <Ending card={props.card} />
    </div>
  )
}

interface TroubleProps {
  card: Card
  onRetry: () => void
}

/**
 * A tap waits while there is no network, while the server does not answer, or for a login. After the lock it may be too
 * late.
 */
function waitingText({ closed, untilLock }: Card, isSignedOut: boolean): string {
  const hasLockPassed = !closed && untilLock <= 0
  if (hasLockPassed || isLockReason(closed)) {
    const next = navigator.onLine ? 'keep checking' : "check when you're back"
    return `This may not have reached us before the lock. We'll ${next}.`
  }
  if (closed) return CLOSED_TEXT[closed]
  if (isSignedOut) return "Not saved yet. Log in, and we'll save this."
  return navigator.onLine
    ? "No answer yet. We'll keep trying to save this."
    : "You're offline. We'll save this when you're back."
}

/** Why a tap was not saved. A failure of the server has no sentence: a Retry may work until the game closes. */
function refusedText({ refusal, closed }: Card): string {
  if (refusal?.sentence) return `Not saved. ${refusal.sentence}`
  if (isLockReason(closed)) return 'Not saved. Our fault, and the game has locked since.'
  return closed ? `Not saved. ${CLOSED_TEXT[closed]}` : 'Not saved yet. Our fault, please tap Retry.'
}

/** Moves the foot of a card out from under the save bar, once this note has made it longer. */
function moveIntoView(note: HTMLElement | null): void {
  const card = note?.closest('article:is(:hover, :focus-within)')
  const { top = 0, bottom = 0 } = card?.getBoundingClientRect() ?? {}
  // Not to a card that the player has tapped and scrolled away from since.
  if (top < innerHeight && bottom > innerHeight / 2) card?.scrollIntoView({ block: 'nearest' })
}

/** Why the last tap is not saved, and the button that tries again; announced to screen readers. */
export function PickTrouble({ card, onRetry }: TroubleProps) {
  const { line, progress, refusal, closed } = card
  const isSignedOut = usePicking(({ loginPrompt }) => loginPrompt !== null)
  const isWaiting = progress === 'waiting'
  return (
    <div role="status">
      {isTroubled(card) && (
        <p ref={moveIntoView} className={styles.trouble} data-waiting={isWaiting}>
          <Icon shape="warn" size={15} />
          <span>{isWaiting ? waitingText(card, isSignedOut) : refusedText(card)}</span>
          {/* Another try would replace the newer pick. */}
          {(isWaiting || (!closed && refusal?.sentence !== NEWER_PICK_TEXT)) && (
            <button type="button" onClick={onRetry}>
              Retry{refusal && ` ${lineSide(line, refusal.side).name}`}
            </button>
          )}
        </p>
      )}
    </div>
  )
}
