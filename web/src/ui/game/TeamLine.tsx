import type { Team } from '#common/teams/team'
import styles from './TeamLine.module.css'

/** A team with its logo: name and mascot, conference and code. */
export function TeamLine({ team }: { team: Team }) {
  return (
    <p className={styles.line}>
      <img src={team.teamLogo} alt="" width={48} height={48} />
      <span>
        <b>
          {team.name} {team.nickname}
        </b>
        <small>
          {team.conference} · {team.abbr}
        </small>
      </span>
    </p>
  )
}
