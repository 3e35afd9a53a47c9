import { useEffect, useState } from 'react'
import type { OwnUserResponse } from '#common/api/responses'
import { teamByCode } from '#common/teams/teams'
import { call } from '#web/api'
import { QuietBoundary } from '#web/app/ErrorBoundary'
import { lazyExtra } from '#web/app/lazyScreen'
import { logOut } from '#web/app/logout'
import { ABSENT, LOADING, type Loaded } from '#web/live/loaded'
import { type Session, saveUser, useSession } from '#web/session/session'
import { Avatar } from '#web/ui/Avatar'
import { Button, ButtonLink } from '#web/ui/Button'
import { CheckboxRow } from '#web/ui/Field'
import { Screen } from '#web/ui/Screen'
import { Skeleton } from '#web/ui/Skeleton'
import { untilLeft } from '#web/ui/untilLeft'
import { useAttempt } from '#web/ui/useAttempt'
import { urls } from '#web/urls'
import { FavoriteTeam } from './FavoriteTeam'
import styles from './PlayerHome.module.css'
import { TeamCard } from './TeamCard'
import { Today } from './Today'

const Notifications = lazyExtra(() => import('./Notifications'))

/** Refreshes the stored player from the server. @returns the player's own settings; absent when it did not respond. */
function useFreshProfile(uid: string): Loaded<Omit<OwnUserResponse, 'user'>> {
  const [settings, setSettings] = useState<ReturnType<typeof useFreshProfile>>(LOADING)
  useEffect(() => {
    const before = useSession.getState().session?.abbr
    return untilLeft(
      call('GET /users/me'),
      ({ user, ...own }) => {
        if (user.id !== uid) return
        setSettings({ status: 'ready', value: own })
        // A team that was changed meanwhile is newer than this response.
        if (useSession.getState().session?.abbr === before) saveUser(user)
      },
      // The page works with the stored player; only the switches are missing.
      () => setSettings(ABSENT),
    )
  }, [uid])
  return settings
}

/** The switch for mail about missing picks. */
function Reminders({ on }: { on: boolean }) {
  /** Optimistic: what was switched to here; until then what the server said. */
  const [wanted, setWanted] = useState(on)
  const { busy, attempt } = useAttempt()
  function turn(reminders: boolean) {
    setWanted(reminders)
    return attempt(
      () => call('PUT /users/me', { body: { reminders } }),
      () => setWanted(!reminders),
    )
  }
  return (
    <CheckboxRow
      className={styles.reminders}
      checked={wanted}
      disabled={busy}
      onChange={(event) => turn(event.target.checked)}
    >
      <b>Remind me by e-mail</b>
      <small>We'll e-mail you a day and an hour before, only if you're missing picks.</small>
    </CheckboxRow>
  )
}

/** Home for a player: what matters today, the team card, the next screens, and what the player can change. */
export default function PlayerHome({ session }: { session: Session }) {
  const { uid, name, avatar, abbr } = session
  const { status, value: settings } = useFreshProfile(uid)
  const team = teamByCode(abbr)
  return (
    <Screen title="Home" beside={<Avatar name={name} avatar={avatar} favoriteColor={team?.pcolor ?? ''} />}>
      <QuietBoundary>
        <Today uid={uid} />
      </QuietBoundary>
      <div className={styles.halves}>
        {team && <TeamCard team={team} player={name} />}
        <div className={styles.side}>
          <nav className={styles.ways} aria-label="Where to">
            <ButtonLink to={urls.weeklyPicks} weight="primary">
              Weekly Picks
            </ButtonLink>
            <ButtonLink to={urls.dashboard}>Dashboard</ButtonLink>
          </nav>
          <FavoriteTeam session={session} />
          {status === 'loading' && <Skeleton height={64} />}
          {settings && <Reminders on={settings.reminders} />}
          {settings?.push.key && <Notifications uid={uid} push={settings.push} />}
          <ButtonLink to={urls.account} weight="quiet">
            Account
          </ButtonLink>
          <Button weight="quiet" onClick={logOut}>
            Logout
          </Button>
        </div>
      </div>
    </Screen>
  )
}
