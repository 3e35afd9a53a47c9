import { type FormEvent, useState } from 'react'
import { type GameLine, lineSide, SIDES, type Side } from '#common/game/line'
import { closedBecause } from '#common/game/lock'
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
import { useCommand } from '../useCommand'

const REASON_MIN = 5
const REASON_MAX = 200

function sideName(line: GameLine, which: Side): string {
  const { name, spread } = lineSide(line, which)
  return `${name} ${spread === null ? '' : formatSpread(spread)}`.trim()
}

/** Enters a pick for a member once players can no longer do so themselves. The group reads the reason in the open log. */
export function PickFixer({ week, lines }: { week: number; lines: readonly GameLine[] }) {
  const { busy, run } = useCommand()
  const me = useSession(({ session }) => session?.uid)
  // An officer's own pick is the other officer's to enter.
  const members = (useStatus(week).value?.players ?? []).filter((each) => each.userId !== me)
  const now = useNow(30_000)
  const [userId, setUserId] = useState('')
  const [gameId, setGameId] = useState('')
  /** Never given: a side that nobody chose would be somebody's pick. */
  const [pickTeam, setPickTeam] = useState<Side>()
  const [reason, setReason] = useState('')
  const closed = lines.filter((line) => ['kickoff', 'hand'].includes(closedBecause(line, now) ?? ''))
  const line = closed.find((each) => each.gameId === gameId)

  function chooseGame(id: string) {
    setGameId(id)
    setPickTeam(undefined)
  }

  async function enter(event: FormEvent) {
    event.preventDefault()
    if (!pickTeam) return
    const body = { week, gameId, userId, pickTeam, reason }
    const done = await run(
      'Error entering the pick',
      () => call('POST /commish/fix-pick', { body }),
      ({ text }) => text,
    )
    if (!done) return
    setReason('')
    setPickTeam(undefined)
  }

  return (
    <section className={styles.panel} aria-labelledby="fixer">
      <h2 id="fixer">Enter a pick for a member</h2>
      {closed.length === 0 ? (
        <Notice>Until a game locks, members make and change their picks themselves.</Notice>
      ) : (
        <form className={styles.column} onSubmit={enter}>
          <div className={styles.fields}>
            <Field label="Member">
              {(wiring) => (
                <select {...wiring} required value={userId} onChange={(event) => setUserId(event.target.value)}>
                  <option value="">Choose…</option>
                  {members.map((each) => (
                    <option key={each.userId} value={each.userId}>
                      {each.name}
                    </option>
                  ))}
                </select>
              )}
            </Field>
            <Field label="Game">
              {(wiring) => (
                <select {...wiring} required value={gameId} onChange={(event) => chooseGame(event.target.value)}>
                  <option value="">Choose…</option>
                  {closed.map((each) => (
                    <option key={each.gameId} value={each.gameId}>
                      {each.awayAbbr} @ {each.homeAbbr}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          </div>
          {line && (
            <Chips
              label="Side"
              chips={[...SIDES].reverse().map((value) => ({ value, name: sideName(line, value) }))}
              chosen={pickTeam}
              onChoose={setPickTeam}
            />
          )}
          <InputField
            label="Reason, for everybody to read"
            required
            minLength={REASON_MIN}
            maxLength={REASON_MAX}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
          <div className={styles.buttons}>
            <Button type="submit" disabled={busy || !line || !userId || !pickTeam}>
              Enter pick
            </Button>
          </div>
        </form>
      )}
    </section>
  )
}
