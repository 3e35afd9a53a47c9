import type { SelectHTMLAttributes } from 'react'
import { TEAMS_BY_CONFERENCE } from '../../../../common/teams/teams'
import { Field } from '../../ui/Field'

interface Props extends SelectHTMLAttributes<HTMLSelectElement> {
  problem: string | undefined
}

/** The favorite team, grouped by conference, by its code. */
export function TeamSelect({ problem, ...select }: Props) {
  return (
    <Field label="Favorite team" problem={problem}>
      {(wiring) => (
        <select {...select} {...wiring}>
          <option value="">Choose a team…</option>
          {[...TEAMS_BY_CONFERENCE].map(([conference, teams]) => (
            <optgroup key={conference} label={conference}>
              {teams.map((team) => (
                <option key={team.id} value={team.abbr}>
                  {team.name} {team.nickname} ({team.abbr})
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      )}
    </Field>
  )
}
