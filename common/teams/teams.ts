import { fcsOpponents } from './fcs-opponents'
import { powerConferences } from './power-conferences'
import { restConferences } from './rest-conferences'
import type { Conference, Team, TeamRow } from './team'

const rows: Record<Conference, readonly TeamRow[]> = { ...powerConferences, ...restConferences }

const team = ([id, abbr, name, nickname, pcolor, scolor]: TeamRow, conference: Team['conference']): Team => ({
  id,
  abbr,
  name,
  nickname,
  conference,
  pcolor,
  scolor,
  teamLogo: logoPath(abbr),
})

/** Address of a team's logo. The `&` of `TA&M` stays as it is: Hosting's emulator does not decode `%26`. */
export function logoPath(abbr: string): string {
  return `/logos/${encodeURIComponent(abbr).replaceAll('%26', '&')}.png`
}

/** Address of a team's other logo. */
export function altLogoPath(team: Team): string {
  return team.teamLogo.replace('/logos/', '/logos/alt/')
}

/** The FBS teams by conference, in the order of the registration form, each list in the order of the schools' names. */
export const TEAMS_BY_CONFERENCE: ReadonlyMap<Conference, readonly Team[]> = new Map(
  (Object.keys(rows) as Conference[]).map((each) => [each, rows[each].map((row) => team(row, each))]),
)

/** All 136 FBS teams. */
export const FBS_TEAMS: readonly Team[] = [...TEAMS_BY_CONFERENCE.values()].flat()

/** Every team of the catalogue: the FBS and the FCS schools it plays. */
export const ALL_TEAMS: readonly Team[] = [...FBS_TEAMS, ...fcsOpponents.map((row) => team(row, 'FCS'))]

/** The feed has two ids for one school: Long Island University moved when it merged its campuses. */
const idAliases: Record<string, string> = { '2341': '112358' }

/** Codes that differ between the feed's scoreboard, its team list and the seasons. */
const codeAliases: Record<string, string> = { AFA: 'AF', BUFF: 'BUF', JVST: 'JXST', NCST: 'NCSU' }

const byId = new Map(ALL_TEAMS.map((each) => [each.id, each]))
const byCode = new Map(ALL_TEAMS.map((each) => [each.abbr, each]))

/** The team with this feed id, or undefined for a school outside the catalogue. */
export function teamById(id: string): Team | undefined {
  return byId.get(idAliases[id] ?? id)
}

const NEUTRAL_COLOR = '#3b4a7a'

/** A team's colour by its feed id; a neutral blue for schools outside the catalogue. */
export const teamColor = (id: string): string => teamById(id)?.pcolor ?? NEUTRAL_COLOR

/** The team with this code, in whichever spelling the feed uses it and without regard to case. */
export function teamByCode(code: string): Team | undefined {
  const upper = code.trim().toUpperCase()
  return byCode.get(codeAliases[upper] ?? upper)
}
