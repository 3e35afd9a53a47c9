import { type FormEvent, useState } from 'react'
import { type GameLine, lineSide, SIDES, type Side } from '#common/game/line'
import { closedBecause } from '#common/game/lock'
import { REASON_MAX, REASON_MIN } from '#common/game/pick'
import { formatSpread } from '#common/game/spread'
import { call } from '#web/api'
import { useStatus } from '#web/live/league'
import { useSession } from '#web/session/session'
import { Button } from '#web/ui/Button'
import { Chips } from '#web/ui/Chips'
import { Field, InputField } from '#web/ui/Field'
import { Notice } from '#web/ui/Notice'
import { useNow } from '#web/ui/useNow'
import styles from '../Commish.module.css'
import { useCommand } from '../command'

function sideName(line: GameLine, which: Side): string {
  const { name, spread } = lineSide(line, which)
  return `${name} ${spread === null ? '' : formatSpread(spread)}`.trim()
}

/** The pick being entered, and the call that enters it. */
function usePickEntry(week: number, lines: readonly GameLine[]) {
  const { busy, run } = useCommand()
  const [userId, setUserId] = useState('')
  const [gameId, setGameId] = useState('')
  /** Without a default: a side that the commissioner did not choose must not become a pick. */
  const [pickTeam, setPickTeam] = useState<Side>()
  const [reason, setReason] = useState('')

  function chooseGame(id: string) {
    setGameId(id)
    setPickTeam(undefined)
  }

  async function enter(event: FormEvent) {
    event.preventDefault()
    if (!pickTeam) return
    const body = { week, gameId, userId, pickTeam, reason }
    const entered = await run(
      'Error entering the pick',
      () => call('POST /commish/fix-pick', { body }),
      ({ text }) => text,
    )
    if (!entered) return
    setReason('')
    setPickTeam(undefined)
  }

  const line = lines.find((each) => each.gameId === gameId)
  const ready = !busy && line !== undefined && userId !== '' && pickTeam !== undefined
  return { userId, setUserId, gameId, chooseGame, line, pickTeam, setPickTeam, reason, setReason, ready, enter }
}

/** Enters a pick for a member once players can no longer do so themselves. Everybody reads the reason in the open log. */
export function PickFixer({ week, lines }: { week: number; lines: readonly GameLine[] }) {
  const me = useSession(({ session }) => session?.uid)
  // A commissioner's own pick is entered by the other commissioner.
  const members = (useStatus(week)?.players ?? []).filter((each) => each.userId !== me)
  const now = useNow(30_000)
  const closed = lines.filter((line) => ['kickoff', 'hand'].includes(closedBecause(line, now) ?? ''))
  const entry = usePickEntry(week, closed)
  const { line } = entry
  return (
    <section className={styles.panel} aria-labelledby="fixer">
      <h2 id="fixer">Enter a pick for a member</h2>
      {closed.length === 0 ? (
        <Notice>Until a game locks, members make and change their picks themselves.</Notice>
      ) : (
        <form className={styles.column} onSubmit={entry.enter}>
          <div className={styles.fields}>
            <Choice
              label="Member"
              value={entry.userId}
              onChoose={entry.setUserId}
              options={members.map(({ userId, name }) => ({ value: userId, name }))}
            />
            <Choice
              label="Game"
              value={entry.gameId}
              onChoose={entry.chooseGame}
              options={closed.map((each) => ({ value: each.gameId, name: `${each.awayAbbr} @ ${each.homeAbbr}` }))}
            />
          </div>
          {line && (
            <Chips
              label="Side"
              chips={[...SIDES].reverse().map((value) => ({ value, name: sideName(line, value) }))}
              chosen={entry.pickTeam}
              onChoose={entry.setPickTeam}
            />
          )}
          <InputField
            label="Reason, for everybody to read"
            required
            minLength={REASON_MIN}
            maxLength={REASON_MAX}
            value={entry.reason}
            onChange={(event) => entry.setReason(event.target.value)}
          />
          <div className={styles.buttons}>
            <Button type="submit" disabled={!entry.ready}>
              Enter pick
            </Button>
          </div>
        </form>
      )}
    </section>
  )
}

interface ChoiceProps {
  label: string
  /** Empty while none is chosen. */
  value: string
  onChoose: (value: string) => void
  options: readonly { value: string; name: string }[]
}

function Choice({ label, value, onChoose, options }: ChoiceProps) {
  return (
    <Field label={label}>
      {(wiring) => (
        <select {...wiring} required value={value} onChange={(event) => onChoose(event.target.value)}>
          <option value="">Choose…</option>
          {options.map((each) => (
            <option key={each.value} value={each.value}>
              {each.name}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
