import { conferenceIn } from '#common/teams/conferences'
import type { Team } from '#common/teams/team'
import { fillStyle } from '#web/ui/colors'
import { hideBroken } from '#web/ui/hideBroken'
import { VerdictMark } from './AnswerSheet'
import type { AnswerVerdict } from './round'
import styles from './TeamQuestion.module.css'

interface Props {
  team: Team
  /** The season, which decides the conference. */
  season: number
  /** Undefined until the question is answered. */
  verdict: AnswerVerdict | undefined
}

/** The school in its colours with its logo, and below it the question, or the verdict with the nickname. */
export function TeamQuestion({ team, season, verdict }: Props) {
  return (
    <section
      className={styles.card}
      aria-label="Question"
      aria-live="polite"
      style={fillStyle(team.pcolor, team.scolor)}
    >
      <div className={styles.team}>
        <img key={team.id} src={team.teamLogo} alt="" width={512} height={512} onError={hideBroken} />
        <div className={styles.school}>
          <h2>{team.name}</h2>
          <p>{conferenceIn(season, team)}</p>
        </div>
      </div>
      <p className={styles.foot}>
        {verdict ? (
          <>
            <VerdictMark verdict={verdict} /> <b>{team.nickname}</b>
          </>
        ) : (
          'What is their nickname?'
        )}
      </p>
    </section>
  )
}
