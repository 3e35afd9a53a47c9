import type { Team } from '#common/teams/team'
import { teamById } from '#common/teams/teams'
import { fcsSchools } from './fcs-schools'

/** A school that plays in the season, whether or not it is one of the product's teams. */
export type School = Pick<Team, 'id' | 'abbr' | 'name' | 'nickname' | 'conference' | 'pcolor' | 'scolor'>

const fcs = new Map<string, School>(
  fcsSchools.map(([id, abbr, name, nickname]) => [
    id,
    { id, abbr, name, nickname, conference: 'FCS', pcolor: '#44546a', scolor: '#ffffff' },
  ]),
)

/** The school with this feed id. @throws Error for an id that the season does not have */
export function schoolOf(teamId: string): School {
  const school = teamById(teamId) ?? fcs.get(teamId)
  if (!school) throw new Error(`no school has the feed id ${teamId}`)
  return school
}
