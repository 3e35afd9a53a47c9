import { useEffect, useState } from 'react'
import type { OwnUserResponse } from '#common/api/responses'
import { teamByCode } from '#common/teams/teams'
import { call, isOutcomeUnknown } from '#web/api'
import { QuietBoundary } from '#web/app/ErrorBoundary'
import { lazyExtra } from '#web/app/lazyComponent'
import { logOut } from '#web/app/logout'
import type { Session } from '#web/session/session'
import { Avatar } from '#web/ui/Avatar'
import { Button, ButtonLink } from '#web/ui/Button'
import { Failed } from '#web/ui/Failed'
import { CheckboxRow } from '#web/ui/form/Field'
import { useAttempt } from '#web/ui/form/useAttempt'
import { Link } from '#web/ui/Link'
import { Screen } from '#web/ui/Screen'
import { Skeleton } from '#web/ui/Skeleton'
import { useOwnProfile } from '#web/ui/useOwnProfile'
import { urls } from '#web/urls'
import { FavoriteTeam } from './FavoriteTeam'
import styles from './PlayerHome.module.css'
import { TeamCard } from './TeamCard'
import { Today, WeekNotice } from './Today'

const Notifications = lazyExtra(() => import('./Notifications'))

interface RemindersProps {
  settings: OwnUserResponse
  /** Whether the settings are those that are stored; not while they are asked for again. */
  isKnown: boolean
  /** Asks for the settings again, after a lost answer. */
  onUnanswered: () => void
}

/** The switch for mail about missing picks. */
function Reminders({ settings, isKnown, onUnanswered }: RemindersProps) {
  /** Optimistic: what was switched to here; until then what the server said. */
  const [wanted, setWanted] = useState(settings.reminders)
  useEffect(() => setWanted(settings.reminders), [settings])
  const { busy, attempt } = useAttempt()
  function turn(reminders: boolean) {
    setWanted(reminders)
    return attempt(
      () => call('PUT /users/me', { body: { reminders } }),
      (failure) => {
        setWanted(!reminders)
        if (isOutcomeUnknown(failure)) onUnanswered()
      },
    )
  }
  return (
    <CheckboxRow
      className={styles.reminders}
      checked={wanted}
      disabled={busy || !isKnown}
      onChange={(event) => turn(event.target.checked)}
    >
      <b>Remind me by email</b>
      <small>We'll email {settings.email} a day and an hour before, only if you're missing picks.</small>
    </CheckboxRow>
  )
}

/** Home for a player: what matters today, the next screens, the team card, and what the player can change. */
export default function PlayerHome({ session }: { session: Session }) {
  const { uid, name, avatar, abbr } = session
  const { own: settings, failure, busy, reload } = useOwnProfile()
  const stored = { isKnown: !busy && failure === undefined, onUnanswered: reload }
  const isLoading = !settings && failure === undefined
  const team = teamByCode(abbr)
  return (
    <Screen
      title="Home"
      beside={
        <Link to={urls.account} aria-label="Account" className={styles.account}>
          <Avatar name={name} avatar={avatar} favoriteColor={team?.pcolor ?? ''} />
        </Link>
      }
    >
      <QuietBoundary>
        <WeekNotice place="first" />
        <Today uid={uid} />
      </QuietBoundary>
      <div className={styles.halves}>
        <nav className={styles.pair} aria-label="Where to">
          <ButtonLink to={urls.weeklyPicks} weight="primary">
            Weekly Picks
          </ButtonLink>
          <ButtonLink to={urls.dashboard}>Dashboard</ButtonLink>
        </nav>
        {team && <TeamCard team={team} player={name} />}
        <div className={styles.side}>
          <FavoriteTeam session={session} />
          {isLoading && <Skeleton height={64} />}
          {!settings && failure && <Failed text="Your reminders could not be loaded." onRetry={reload} />}
          {settings && <Reminders settings={settings} {...stored} />}
          {settings?.push.key && <Notifications uid={uid} push={settings.push} {...stored} />}
          <div className={styles.pair}>
            <ButtonLink to={urls.account} weight="quiet">
              Account
            </ButtonLink>
            <Button weight="quiet" onClick={logOut}>
              Logout
            </Button>
          </div>
          <QuietBoundary>
            <WeekNotice place="last" />
          </QuietBoundary>
        </div>
      </div>
    </Screen>
  )
}
