import { teamByCode } from '#common/teams/teams'
import { endSession, type Session } from '#web/session/session'
import { Avatar } from '#web/ui/Avatar'
import { Button, ButtonLink } from '#web/ui/Button'
import { Screen } from '#web/ui/Screen'
import { urls } from '#web/urls'
import { FavoriteTeam } from './FavoriteTeam'
import styles from './PlayerHome.module.css'
import { Reminders } from './Reminders'
import { TeamCard } from './TeamCard'
import { useFreshProfile } from './useFreshProfile'

/** The player's own corner: the team card, the favorite team and the ways on. */
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
