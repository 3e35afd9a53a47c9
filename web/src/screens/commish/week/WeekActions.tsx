import { useEffect, useState } from 'react'
import type { LastChange } from '#common/api/responses'
import { counted } from '#common/counted'
import { unlocksWithWeek } from '#common/game/ahead'
import { type GameLine, matchups } from '#common/game/line'
import { canBePicked, LOCK_MINUTES } from '#common/game/lock'
import { call } from '#web/api'
import type { SlateWeek } from '#web/live/league'
import { Button } from '#web/ui/Button'
import { Notice } from '#web/ui/Notice'
import { Skeleton } from '#web/ui/Skeleton'
import { whileMounted } from '#web/ui/whileMounted'
import styles from '../Commish.module.css'
import { Confirmation, useCommand, useCommandsEnded } from '../command'
import { afterPendingEdits } from '../lines/patchLine'
import { typedInto } from '../onDesk'
import { parseHomeSpread } from '../parseSpread'
import { canBeLocked, type DeskWeek, inSentence, partId } from './steps'
import type { Scoring } from './useScoring'

const LOCK_SENTENCE =
  'Nobody can make or change a pick of this week after that. ' +
  `Picks still stay secret until ${LOCK_MINUTES} minutes after each kickoff.`

/** Which games unlocking the week leaves locked, though their picks would still be open: they have kicked off. */
export function stillLockedText(lines: readonly GameLine[], now: number): string {
  const kept = lines.filter(
    (line) => line.isLocked && !unlocksWithWeek(line, now) && canBePicked({ ...line, isLocked: false }, now),
  )
  const verb = kept.length === 1 ? 'has kicked off and stays' : 'have kicked off and stay'
  return kept.length > 0 ? ` ${matchups(kept)} ${verb} locked. To unlock, untick “Locked” on the line.` : ''
}

interface Props extends DeskWeek {
  scoring: Scoring
  /** Scoring the week is the next thing to do. */
  isNext: boolean
}

/** The actions on a whole week: lock, unlock, score, and undo. */
export function WeekActions({ week, label, stored, scores, isLoading, scoring, isNext, now }: Props) {
  const { busy: isLocking, run, ask, question } = useCommand()
  const busy = isLocking || scoring.busy
  const lines = stored?.lines ?? []
  const name = inSentence(label)

  const lock = (locked: boolean) =>
    run(
      locked ? 'Error locking week' : 'Error unlocking week',
      () => afterPendingEdits(() => call('POST /commish/lock-week', { body: { week, locked } })),
      {
        done: ({ modified }) =>
          `${counted(modified, 'game')} ${locked ? 'locked' : 'unlocked'}.${locked ? '' : stillLockedText(lines, now)}`,
      },
    )
  const askToLock = async () => {
    const yes = `Lock ${name}`
    const unset = lines.filter(({ gameId, spread }) => {
      const each = typedInto({ week, gameId })
      return each && parseHomeSpread(each) !== spread
    })
    const warning = unset.length > 0 ? ` The spread in the box is not set yet: ${matchups(unset)}.` : ''
    if (await ask({ title: `${yes}?`, sentence: LOCK_SENTENCE + warning, yes })) await lock(true)
  }

  return (
    <section id={partId('lock')} className={styles.panel} aria-labelledby="actions">
      <h2 id="actions">Lock and score</h2>
      {isLoading && <Skeleton height={44} />}
      {!isLoading && lines.length === 0 && <Notice>Nothing to lock or score yet. Games come first.</Notice>}
      {!isLoading && lines.length > 0 && (
        <div className={styles.buttons}>
          {lines.some((line) => canBeLocked(line, now)) && (
            <Button disabled={busy} onClick={askToLock}>
              Lock {name}
            </Button>
          )}
          {lines.some((line) => unlocksWithWeek(line, now)) && (
            <Button disabled={busy} onClick={() => lock(false)}>
              Unlock {name}
            </Button>
          )}
          <Button disabled={busy} weight={isNext ? 'primary' : 'plain'} onClick={scoring.score}>
            Score {name}
          </Button>
        </div>
      )}
      {stored && <UndoButton week={week} stored={stored} scores={scores} />}
      <Confirmation question={question} />
    </section>
  )
}

/** Who made the last change, unless its text begins with them: `, by Maggie`. A team's name may begin like theirs. */
export const authorText = ({ text, by }: LastChange): string => (text.startsWith(`${by} entered `) ? '' : `, by ${by}`)

interface UndoProps extends Pick<DeskWeek, 'week' | 'scores'> {
  /** Followed live, as the scores are: almost all that a commissioner does changes it. */
  stored: SlateWeek
}

/** Names the last change on the desk, and takes it back. */
function UndoButton({ week, stored, scores }: UndoProps) {
  const { busy, run, question } = useCommand()
  const commandsEnded = useCommandsEnded()
  const entered = (scores?.rereadPicks ?? []).join()
  const [last, setLast] = useState<LastChange | null>(null)
  // Asked again after every change of the week, every pick that is entered, and every command of this page, also one
  // that failed: it may have been stored, or refused because of a change that is not shown yet. No client may follow
  // the document itself, for it may hold picks. After a failure what was shown stays. The server refuses an undo of a
  // change that is no longer the last.
  useEffect(
    () => whileMounted(call('GET /commish/undo', { query: { week } }), (response) => setLast(response.last)),
    [week, stored, entered, commandsEnded],
  )
  const undo = ({ at }: LastChange) =>
    run(
      'Error undoing',
      (confirmed) => afterPendingEdits(() => call('POST /commish/undo', { body: { week, at, confirmed } })),
      { done: ({ undone }) => `Undone: ${undone}`, confirm: { yes: 'Undo it' } },
    )
  // A question stays until it is answered, also when the other commissioner has undone the change meanwhile.
  return (
    <>
      {last && (
        <div className={styles.undo}>
          <p>
            <b>Last change</b>
            {authorText(last)}: {last.text}
          </p>
          <Button disabled={busy} onClick={() => undo(last)}>
            Undo
          </Button>
        </div>
      )}
      <Confirmation question={question} />
    </>
  )
}
