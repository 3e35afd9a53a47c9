import type { FormEvent } from 'react'
import { type GameLine, matchup } from '#common/game/line'
import { closedBecause, isLockReason } from '#common/game/lock'
import { REASON_MAX, REASON_MIN } from '#common/game/pick'
import { lineSide, SIDES_AS_SHOWN, type Side } from '#common/game/sides'
import { formatSpread } from '#common/game/spread'
import { call, isOutcomeUnknown } from '#web/api'
import { useWeekStatus } from '#web/live/boards'
import { useUid } from '#web/session/session'
import { Button } from '#web/ui/Button'
import { Chips } from '#web/ui/Chips'
import { InputField } from '#web/ui/form/Field'
import { SelectField } from '#web/ui/form/SelectField'
import { Notice } from '#web/ui/Notice'
import styles from '../Commish.module.css'
import { Confirmation, useCommand } from '../command'
import { type PickEntry, useOnDesk } from '../onDesk'

function sideName(line: GameLine, which: Side): string {
  const { name, spread } = lineSide(line, which)
  return `${name} ${spread === null ? '' : formatSpread(spread)}`.trim()
}

/** The form once a pick is entered: player, game and reason stay for the next one. What was changed meanwhile stays. */
export const afterEntering = (now: PickEntry, entered: PickEntry, entryId: string): PickEntry =>
  now.entryId === entered.entryId ? { ...now, pickTeam: undefined, entryId } : now

const UNTOUCHED = { userId: '', gameId: '', pickTeam: undefined, reason: '', sent: '', entryId: '' }

/** The pick being entered, which stays on the desk while one looks elsewhere, and the call that enters it. */
function usePickEntry(week: number) {
  const { busy, run, question } = useCommand()
  const kept = useOnDesk((desk) => desk.entry)
  const entry: PickEntry = kept?.week === week ? kept : { ...UNTOUCHED, week }
  const change = (part: Partial<PickEntry>) =>
    useOnDesk.setState({ entry: { ...entry, ...part, entryId: crypto.randomUUID() } })
  /** Not if the form of another week was touched meanwhile. */
  const amend = (next: (now: PickEntry) => PickEntry) =>
    useOnDesk.setState(({ entry: now }) => (now?.week === week ? { entry: next(now) } : {}))
  const setSent = (sent: string) => amend((now) => ({ ...now, sent }))
  // A reason that was given for one player must not be published for another.
  const choosePlayer = (userId: string) => change({ userId, ...(entry.reason === entry.sent && { reason: '' }) })
  async function enter(event: FormEvent, line: GameLine | undefined, player: string | undefined) {
    event.preventDefault()
    const { userId, gameId, pickTeam, reason, entryId } = entry
    if (!line || !pickTeam) return
    const body = { week, userId, gameId, pickTeam, reason, entryId }
    const side = sideName(line, pickTeam)
    // Before the response, during which another player may be chosen.
    setSent(reason)
    const response = await run(
      'Error entering the pick',
      (confirmed) =>
        call('POST /commish/fix-pick', { body: { ...body, confirmed } }).catch((failure: unknown) => {
          if (!isOutcomeUnknown(failure)) setSent('')
          throw failure
        }),
      { done: () => `${side} is entered for ${player}.`, confirm: { yes: `Replace with ${side}` } },
    )
    if (!response) return
    setSent(reason)
    amend((now) => afterEntering(now, entry, crypto.randomUUID()))
  }
  return { busy, question, entry, change, choosePlayer, enter }
}

interface WeekToFix {
  week: number
  lines: readonly GameLine[]
  /** Whether players can pick in the week. */
  isOpen: boolean
  now: number
}

const STILL_THEIRS = 'Until a game locks, players make and change their picks themselves.'

/** Enters a pick for a player once the game is closed to players. Everybody reads the reason in the open log. */
export function PickFixer({ week, lines, isOpen, now }: WeekToFix) {
  const me = useUid()
  // A commissioner's own pick is entered by the other commissioner.
  const players = (useWeekStatus(week).value?.players ?? []).filter((each) => each.userId !== me)
  // Without a line there is nothing to pick.
  const closed = lines.filter((line) => line.spread !== null && isLockReason(closedBecause(line, now)))
  const { busy, question, entry, change, choosePlayer, enter } = usePickEntry(week)
  const line = closed.find((each) => each.gameId === entry.gameId)
  const player = players.find((each) => each.userId === entry.userId)
  return (
    <section className={styles.panel} aria-labelledby="fixer">
      <h2 id="fixer">Enter a pick for a player</h2>
      {closed.length === 0 ? (
        <Notice>{isOpen ? STILL_THEIRS : 'No game has locked. Until the week is open, nobody can pick in it.'}</Notice>
      ) : (
        <form className={styles.column} onSubmit={(event) => enter(event, line, player?.name)}>
          <SelectField
            label="Player"
            required
            empty="Choose…"
            value={entry.userId}
            onChoose={choosePlayer}
            options={players.map(({ userId, name }) => ({ value: userId, name }))}
          />
          <SelectField
            label="Game"
            hint="Games that have not locked are not listed: players pick those themselves."
            required
            empty="Choose…"
            value={entry.gameId}
            onChoose={(gameId) => change({ gameId, pickTeam: undefined })}
            options={closed.map((each) => ({ value: each.gameId, name: matchup(each) }))}
          />
          {line && (
            <div>
              <p aria-hidden>Which team?</p>
              <Chips
                label="Which team?"
                chips={SIDES_AS_SHOWN.map((value) => ({ value, name: sideName(line, value) }))}
                chosen={entry.pickTeam}
                onChoose={(pickTeam) => change({ pickTeam })}
              />
            </div>
          )}
          <InputField
            label="Reason, for everybody to read"
            hint={`${REASON_MIN} to ${REASON_MAX} characters.`}
            required
            minLength={REASON_MIN}
            maxLength={REASON_MAX}
            value={entry.reason}
            onChange={(event) => change({ reason: event.target.value })}
          />
          <div className={styles.buttons}>
            <Button type="submit" disabled={busy || !line || !entry.userId || !entry.pickTeam}>
              Enter pick
            </Button>
          </div>
        </form>
      )}
      <Confirmation question={question} />
    </section>
  )
}
