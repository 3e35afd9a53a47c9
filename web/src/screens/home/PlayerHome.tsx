import { teamByCode } from '../../../../common/teams/teams'
import { endSession, type Session } from '../../store'
import { Button, ButtonLink } from '../../ui/Button'
import { teamPaint } from '../../ui/paint'
import { Screen } from '../../ui/Screen'
import { urls } from '../../urls'
import styles from './PlayerHome.module.css'

/** The player's own corner: the favorite team and the ways on. */
export default function PlayerHome({ session }: { session: Session }) {
  const team = teamByCode(session.abbr)
  return (
    <Screen title={`Hello, ${session.username}`} narrow>
      <section className={styles.panel} style={teamPaint(team?.id ?? '')} aria-label="Favorite team">
        <span className={styles.mark} data-code={session.abbr} />
        <p className={styles.kicker}>{session.conference}</p>
        <h2>{session.favoriteTeam}</h2>
        <p className={styles.nickname}>{team?.nickname}</p>
      </section>
      <nav className={styles.ways} aria-label="Where to">
        <ButtonLink to={urls.weeklyPicks} weight="primary">
          Weekly Picks
        </ButtonLink>
        <ButtonLink to={urls.dashboard}>Dashboard</ButtonLink>
        <Button onClick={() => endSession(urls.home)}>Logout</Button>
      </nav>
    </Screen>
  )
}
