import { useEffect, useState } from 'react'
import { teamByCode } from '#common/teams/teams'
import { call, sentenceOf } from '#web/api'
import { endSession, type Session, saveUser, useSession } from '#web/session/session'
import { Avatar } from '#web/ui/Avatar'
import { Button, ButtonLink } from '#web/ui/Button'
import { CheckboxRow } from '#web/ui/Field'
import { Screen } from '#web/ui/Screen'
import { toast } from '#web/ui/toast'
import { urls } from '#web/urls'
import { FavoriteTeam } from './FavoriteTeam'
import styles from './PlayerHome.module.css'
import { TeamCard } from './TeamCard'

/**
 * Refreshes the stored player from the server.
 * @returns whether the player has reminders on; undefined until the server has responded.
 */
function useFreshProfile(uid: string): boolean | undefined {
  const [reminders, setReminders] = useState<boolean>()
  useEffect(() => {
    let left = false
    const before = useSession.getState().session?.abbr
    call('GET /users/me').then(
      ({ user, reminders }) => {
        if (left || user.id !== uid) return
        setReminders(reminders)
        // A team that was changed meanwhile is newer than this response.
        if (useSession.getState().session?.abbr === before) saveUser(user)
      },
      // The page works with the stored player; only the switch for reminders is missing.
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [uid])
  return reminders
}

/** The switch for mail about missing picks. */
function Reminders({ on }: { on: boolean }) {
  /** Optimistic: what was switched to here; until then what the server said. */
  const [wanted, setWanted] = useState(on)
  const [busy, setBusy] = useState(false)
  async function turn(reminders: boolean) {
    setWanted(reminders)
    setBusy(true)
    try {
      await call('PUT /users/me', { body: { reminders }, otherwise: 'The switch could not be saved.' })
    } catch (failure) {
      setWanted(!reminders)
      toast('bad', sentenceOf(failure))
    }
    setBusy(false)
  }
  return (
    <CheckboxRow
      className={styles.reminders}
      checked={wanted}
      disabled={busy}
      onChange={(event) => turn(event.target.checked)}
    >
      <b>Remind me by e-mail</b>
      <small>A day and an hour before a lock, only while picks are missing.</small>
    </CheckboxRow>
  )
}

/** Home for a player: the team card, the favorite team, the next screens, and the switch for reminders. */
export default function PlayerHome({ session }: { session: Session }) {
  const { uid, username, avatar, abbr } = session
  const reminders = useFreshProfile(uid)
  const team = teamByCode(abbr)
  return (
    <div className={styles.corner}>
      <Screen
        title={`Hello, ${username}`}
        beside={<Avatar name={username} avatar={avatar} favoriteColor={team?.pcolor ?? ''} />}
      >
        <div className={styles.halves}>
          {team && <TeamCard team={team} username={username} />}
          <div className={styles.side}>
            <FavoriteTeam session={session} />
            <nav className={styles.ways} aria-label="Where to">
              <ButtonLink to={urls.weeklyPicks} weight="primary">
                Weekly Picks
              </ButtonLink>
              <ButtonLink to={urls.dashboard}>Dashboard</ButtonLink>
              <Button onClick={() => endSession(urls.home)}>Logout</Button>
            </nav>
            {reminders !== undefined && <Reminders on={reminders} />}
          </div>
        </div>
      </Screen>
    </div>
  )
}
