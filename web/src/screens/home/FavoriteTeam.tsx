import { useState } from 'react'
import { teamByCode } from '#common/teams/teams'
import { call } from '#web/api'
import { UserFacingError } from '#web/errors'
import { type Session, saveUser } from '#web/session/session'
import { Button } from '#web/ui/Button'
import { FormProblem, useSubmit } from '#web/ui/form/Form'
import { TeamSelect, TeamSummary } from '#web/ui/game/TeamSelect'
import { toast } from '#web/ui/toast'
import { useLatest } from '#web/ui/useLatest'
import styles from './FavoriteTeam.module.css'

/** The favorite team, whose colors the whole app takes, and the way to change it. */
export function FavoriteTeam({ session }: { session: Session }) {
  const [changing, setChanging] = useState(false)
  const team = teamByCode(session.abbr)
  if (changing) return <TeamForm code={team?.abbr ?? ''} onClose={() => setChanging(false)} />
  return (
    <section className={styles.panel} aria-label="Favorite team">
      {team ? <TeamSummary team={team} /> : <p>{session.favoriteTeam || 'No favorite team yet'}</p>}
      <Button onClick={() => setChanging(true)}>Change</Button>
    </section>
  )
}

/** Its buttons would lie under the tabs of a phone: the browser scrolls only to the select, which has the focus. */
const showWhole = (form: HTMLFormElement | null) => form?.scrollIntoView({ block: 'nearest' })

function TeamForm({ code, onClose }: { code: string; onClose: () => void }) {
  const [choice, setChoice] = useState(code)
  const latest = useLatest(choice)
  const { busy, problem, onSubmit } = useSubmit(async () => {
    const chosen = teamByCode(choice)
    if (!chosen) throw new UserFacingError('Please choose your favorite team.')
    const { name: favoriteTeam, conference, abbr } = chosen
    const body = { favoriteTeam, conference, abbr }
    saveUser((await call('PUT /users/me', { body, errorText: 'Failed to update favorite team.' })).user)
    toast('good', 'Your team is saved.')
    // Unless another was chosen meanwhile.
    if (latest.current === choice) onClose()
  })
  return (
    <form ref={showWhole} className={styles.change} aria-label="Change team" onSubmit={onSubmit}>
      <TeamSelect value={choice} autoFocus onChange={(event) => setChoice(event.target.value)} />
      <FormProblem>{problem}</FormProblem>
      <div className={styles.buttons}>
        <Button disabled={busy} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" weight="primary" disabled={busy}>
          {busy ? 'Saving…' : 'Save team'}
        </Button>
      </div>
    </form>
  )
}
