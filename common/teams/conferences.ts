import type { Conference, Team } from './team'
import { ALL_TEAMS, TEAMS_BY_CONFERENCE } from './teams'

/** The teams that changed their conference, by feed id. The catalogue's own conferences are those of 2025. */
const MOVES: Readonly<Record<string, { season: number; to: Conference }>> = {
  '16': { season: 2026, to: 'MAC' }, // Sacramento State, from the FCS
  '21': { season: 2026, to: 'Pac-12' }, // San Diego State
  '36': { season: 2026, to: 'Pac-12' }, // Colorado State
  '68': { season: 2026, to: 'Pac-12' }, // Boise State
  '278': { season: 2026, to: 'Pac-12' }, // Fresno State
  '326': { season: 2026, to: 'Pac-12' }, // Texas State
  '328': { season: 2026, to: 'Pac-12' }, // Utah State
  '2348': { season: 2026, to: 'Sun Belt' }, // Louisiana Tech
  '2449': { season: 2026, to: 'Mountain West' }, // North Dakota State, from the FCS
  '2459': { season: 2026, to: 'Mountain West' }, // Northern Illinois
  '2638': { season: 2026, to: 'Mountain West' }, // UTEP
}

/** The conference that a team plays in in this season; before 2025 that of 2025. */
export function conferenceIn(season: number, { id, conference }: Team): Team['conference'] {
  const move = MOVES[id]
  return move && season >= move.season ? move.to : conference
}

/** The FBS teams of a season by conference, each list in the order of the schools' names. */
export function teamsByConferenceIn(season: number): Map<Conference, readonly Team[]> {
  const byName = [...ALL_TEAMS].sort((a, b) => Number(a.name > b.name) - Number(a.name < b.name))
  const teamsOf = (conference: Conference) => byName.filter((team) => conferenceIn(season, team) === conference)
  return new Map([...TEAMS_BY_CONFERENCE.keys()].map((conference) => [conference, teamsOf(conference)]))
}
