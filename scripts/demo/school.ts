import type { Team } from '#common/teams/team'
import { teamById } from '#common/teams/teams'
import { fcsSchools } from './fcs-schools'

/** A school that plays in the season, in or outside the product's catalogue. */
export type School = Pick<Team, 'id' | 'abbr' | 'name' | 'nickname' | 'conference' | 'pcolor' | 'scolor'>

const outside = new Map<string, School>(
  fcsSchools.map(([id, abbr, name, nickname]) => [
    id,
    { id, abbr, name, nickname, conference: 'FCS', pcolor: '#44546a', scolor: '#ffffff' },
  ]),
)

/** The school with this feed id; the season holds no other. */
export function schoolOf(teamId: string): School {
  const school = teamById(teamId) ?? outside.get(teamId)
  if (!school) throw new Error(`no school has the feed id ${teamId}`)
  return school
}
