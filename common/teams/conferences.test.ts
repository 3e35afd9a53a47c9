import { describe, expect, test } from 'vitest'
import { conferenceIn, teamsByConferenceIn } from './conferences'
import { findTeam } from './find-team'
import { FBS_TEAMS, TEAMS_BY_CONFERENCE } from './teams'

describe.each([
  ['Boise State', 'Mountain West', 'Pac-12'],
  ['Texas State', 'Sun Belt', 'Pac-12'],
  ['Louisiana Tech', 'CUSA', 'Sun Belt'],
  ['Northern Illinois', 'MAC', 'Mountain West'],
  ['North Dakota State', 'FCS', 'Mountain West'],
  ['Sacramento State', 'FCS', 'MAC'],
  ['Ohio State', 'Big Ten', 'Big Ten'], // it did not move
  ['Montana State', 'FCS', 'FCS'],
])('%s', (name, before, after) => {
  const team = findTeam(name)
  test.each([
    [2019, before],
    [2025, before],
    [2026, after],
    [2031, after],
  ])('of %d', (season, conference) => expect(team && conferenceIn(season, team)).toBe(conference))
})

test('the form of 2025 lists the teams of 2025, in their order', () => {
  const names = (of: ReadonlyMap<string, readonly { name: string }[]>) =>
    [...of].map(([conference, teams]) => [conference, teams.map(({ name }) => name)])
  expect(names(teamsByConferenceIn(2025))).toEqual(names(TEAMS_BY_CONFERENCE))
})

test('the form of 2026 has two teams more and eight teams in the Pac-12', () => {
  const teams = teamsByConferenceIn(2026)
  expect([...teams.values()].flat()).toHaveLength(FBS_TEAMS.length + 2)
  expect(teams.get('Pac-12')?.map(({ name }) => name)).toEqual([
    'Boise State',
    'Colorado State',
    'Fresno State',
    'Oregon State',
    'San Diego State',
    'Texas State',
    'Utah State',
    'Washington State',
  ])
})
