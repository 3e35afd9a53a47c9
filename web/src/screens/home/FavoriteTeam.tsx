import { type FormEvent, useState } from 'react'
import { teamByCode } from '#common/teams/teams'
import { call, sentenceOf } from '#web/api'
import { type Session, saveUser } from '#web/session/session'
import { Button } from '#web/ui/Button'
import { FormProblem } from '#web/ui/Form'
import { TeamLine, TeamSelect } from '#web/ui/game/TeamSelect'
import styles from './FavoriteTeam.module.css'

/** The favorite team, whose colors the whole app wears, and the way to change it. */
export function FavoriteTeam({ session }: { session: Session }) {
  const [choice, setChoice] = useState<string | null>(null)
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const team = teamByCode(session.abbr)

  async function change(event: FormEvent) {
    event.preventDefault()
    const chosen = teamByCode(choice ?? '')
    if (!chosen) return setProblem('Please choose your favorite team.')
    setBusy(true)
    setProblem('')
    const { name: favoriteTeam, conference, abbr } = chosen
    try {
      const body = { favoriteTeam, conference, abbr }
      saveUser((await call('PUT /users/me', { body, otherwise: 'Failed to update favorite team.' })).user)
      setChoice(null)
    } catch (failure) {
      setProblem(sentenceOf(failure))
    }
    setBusy(false)
  }

  if (choice === null) {
    return (
      <section className={styles.panel} aria-label="Favorite team">
        {team ? <TeamLine team={team} /> : <p>{session.favoriteTeam || 'No favorite team yet'}</p>}
        <Button onClick={() => setChoice(team?.abbr ?? '')}>Change</Button>
      </section>
    )
  }
  return (
    <form className={styles.change} aria-label="Change team" onSubmit={change}>
      <TeamSelect value={choice} autoFocus onChange={(event) => setChoice(event.target.value)} />
      <FormProblem>{problem}</FormProblem>
      <div className={styles.buttons}>
        <Button onClick={() => setChoice(null)}>Cancel</Button>
        <Button type="submit" weight="primary" disabled={busy}>
          {busy ? 'Saving…' : 'Save team'}
        </Button>
      </div>
    </form>
  )
}
