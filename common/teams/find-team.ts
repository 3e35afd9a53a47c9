import { plainName } from '#common/plain-name'
import type { Team } from './team'
import { ALL_TEAMS, teamByCode } from './teams'

/**
 * The team named by a form or an older client: by its code, its school, or school and nickname. Accents and apostrophes
 * may be left out, and phones type another apostrophe: `Hawaii`, `San Jose State`.
 */
export function findTeam(words: string): Team | undefined {
  const meant = plainName(words.trim().replace(/[ʻ‘`´]/g, "'"))
  const namesOf = ({ name, nickname }: Team) => [name, `${name} ${nickname}`].map(plainName)
  return teamByCode(words) ?? ALL_TEAMS.find((team) => namesOf(team).includes(meant))
}
