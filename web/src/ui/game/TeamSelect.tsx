import type { SelectHTMLAttributes } from 'react'
import { conferenceIn, teamsByConferenceIn } from '#common/teams/conferences'
import type { Team } from '#common/teams/team'
import { teamByCode } from '#common/teams/teams'
import { seasonAt } from '#common/week/season'
import { timeNow } from '#web/session/serverTime'
import { Field } from '../form/Field'
import { hideBroken } from '../hideBroken'
import styles from './TeamSelect.module.css'

/** A team with its logo: name and mascot, conference and code. */
export function TeamSummary({ team }: { team: Team }) {
  return (
    <p className={styles.line}>
      <img key={team.id} src={team.teamLogo} alt="" width={48} height={48} onError={hideBroken} />
      <span>
        <b>
          {team.name} {team.nickname}
        </b>
        <small>
          {conferenceIn(seasonAt(timeNow()), team)} · {team.abbr}
        </small>
      </span>
    </p>
  )
}

interface Props extends SelectHTMLAttributes<HTMLSelectElement> {
  /** The chosen team's code, or empty. */
  value: string
  problem?: string | undefined
}

/** The favorite team, grouped by conference, by its code; the chosen one is shown below. */
export function TeamSelect({ problem, value, ...select }: Props) {
  const team = teamByCode(value)
  return (
    <div className="stack">
      <Field label="Favorite team" problem={problem}>
        {(wiring) => (
          <select {...select} value={value} {...wiring}>
            <option value="">Choose a team…</option>
            {[...teamsByConferenceIn(seasonAt(timeNow()))].map(([conference, teams]) => (
              <optgroup key={conference} label={conference}>
                {teams.map((each) => (
                  <option key={each.id} value={each.abbr}>
                    {each.name} {each.nickname} ({each.abbr})
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        )}
      </Field>
      {team && <TeamSummary team={team} />}
    </div>
  )
}
