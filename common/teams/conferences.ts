import type { Conference, Team } from './team'
import { ALL_TEAMS, TEAMS_BY_CONFERENCE } from './teams'

/**
 * Conference moves: a team by its feed id, the first season in the new conference, and the conference. Only append:
 * finished seasons read the earlier rows, and of a team that moves twice the last row that applies wins. The
 * catalogue's own conferences are those of 2025.
 */
const MOVES: readonly (readonly [id: string, from: number, to: Conference])[] = [
  ['16', 2026, 'MAC'], // Sacramento State, from the FCS
  ['21', 2026, 'Pac-12'], // San Diego State
  ['36', 2026, 'Pac-12'], // Colorado State
  ['68', 2026, 'Pac-12'], // Boise State
  ['278', 2026, 'Pac-12'], // Fresno State
  ['326', 2026, 'Pac-12'], // Texas State
  ['328', 2026, 'Pac-12'], // Utah State
  ['2348', 2026, 'Sun Belt'], // Louisiana Tech
  ['2449', 2026, 'Mountain West'], // North Dakota State, from the FCS
  ['2459', 2026, 'Mountain West'], // Northern Illinois
  ['2638', 2026, 'Mountain West'], // UTEP
]

/** The conference that a team plays in in this season; before 2025 that of 2025. */
export function conferenceIn(season: number, { id, conference }: Team): Team['conference'] {
  const moves = MOVES.filter(([team, from]) => team === id && season >= from)
  return moves.at(-1)?.[2] ?? conference
}

/** The FBS teams of a season by conference, each list in the order of the schools' names. */
export function teamsByConferenceIn(season: number): Map<Conference, readonly Team[]> {
  const inOrder = [...ALL_TEAMS].sort((a, b) => Number(a.name > b.name) - Number(a.name < b.name))
  const teamsOf = (conference: Conference) => inOrder.filter((team) => conferenceIn(season, team) === conference)
  return new Map([...TEAMS_BY_CONFERENCE.keys()].map((conference) => [conference, teamsOf(conference)]))
}
