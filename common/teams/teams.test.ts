import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Conference } from './team'
import { ALL_TEAMS, FBS_TEAMS, logoPath, TEAMS_BY_CONFERENCE, teamByCode, teamById } from './teams'

describe('the catalogue', () => {
  const sizes: Record<Conference, number> = {
    ...{ ACC: 17, SEC: 16, 'Big Ten': 18, 'Big 12': 16, American: 14, MAC: 13 },
    ...{ 'Mountain West': 12, 'Sun Belt': 14, CUSA: 12, 'Pac-12': 2, 'FBS Independent': 2 },
  }
  test('has the 136 FBS teams of 2025 by conference, in the order of the form', () => {
    expect(FBS_TEAMS).toHaveLength(136)
    expect([...TEAMS_BY_CONFERENCE.keys()]).toEqual(Object.keys(sizes))
    expect(Object.fromEntries([...TEAMS_BY_CONFERENCE].map(([name, teams]) => [name, teams.length]))).toEqual(sizes)
  })
  test('has about 150 to 170 teams with the FCS schools they play', () => {
    expect(ALL_TEAMS.length).toBeGreaterThanOrEqual(150)
    expect(ALL_TEAMS.length).toBeLessThanOrEqual(170)
  })
  test.each(['id', 'abbr', 'name', 'teamLogo'] as const)('has every %s once', (key) => {
    expect(new Set(ALL_TEAMS.map((team) => team[key])).size).toBe(ALL_TEAMS.length)
  })
  test.each(ALL_TEAMS.map((team) => [team.name, team] as const))('describes %s', (_name, team) => {
    expect(team.pcolor).toMatch(/^#[0-9a-f]{6}$/)
    expect(team.scolor).toMatch(/^#[0-9a-f]{6}$/)
    expect(team.id).toMatch(/^\d+$/)
    expect(team.nickname).not.toBe('')
    expect(team.teamLogo).toBe(logoPath(team.abbr))
    expect(teamById(team.id)).toBe(team)
    expect(teamByCode(team.abbr)).toBe(team)
  })
})

test.each([
  ['OSU', 'Ohio State'],
  ['osu', 'Ohio State'],
  [' ta&m ', 'Texas A&M'],
  ['BUFF', 'Buffalo'], // on the scoreboard; BUF in the feed's list of teams
  ['AFA', 'Air Force'],
  ['JVST', 'Jacksonville State'], // in 2025; JXST from 2026
  ['NCST', 'NC State'], // in 2019
])('the code %s is %s', (code, name) => expect(teamByCode(code)?.name).toBe(name))

test.each([
  ['130', 'Big Ten'],
  ['2502', 'FCS'],
])('the team %s plays in %s', (id, conference) => expect(teamById(id)?.conference).toBe(conference))

test('one school has two ids', () => expect(teamById('2341')).toBe(teamById('112358')))

test('unknown ids and codes are not in the catalogue', () => {
  expect(teamById('999999')).toBeUndefined()
  expect(teamByCode('XYZ')).toBeUndefined()
})

test.each([
  ['OSU', '/logos/OSU.png'],
  ['TA&M', '/logos/TA&M.png'],
  ['A/B?', '/logos/A%2FB%3F.png'],
])('the logo of %s is at %s', (code, path) => expect(logoPath(code)).toBe(path))

/** The public facts the catalogue was written from; they stand beside the repository, not in it. */
const facts = new URL('../../../shared/data/teams-2025.json', import.meta.url)

interface Fact {
  espnId: string
  abbr: string
  school: string
  nickname: string
  conference: string
  color: string
  altColor: string
  scoreboardAbbr: string
}

describe.skipIf(!existsSync(facts))('the facts of 2025 (skipped without ../shared/data)', () => {
  const teams: Fact[] = existsSync(facts) ? JSON.parse(readFileSync(facts, 'utf8')) : []

  test.each(teams.map((fact) => [fact.school, fact] as const))('%s', (_school, fact) => {
    const team = teamById(fact.espnId)
    expect(team).toMatchObject({ name: fact.school, nickname: fact.nickname, abbr: fact.abbr })
    expect(team).toMatchObject({ pcolor: fact.color, scolor: fact.altColor })
    expect(team?.conference).toBe(fact.conference.replace('FBS Independents', 'FBS Independent'))
    expect(teamByCode(fact.scoreboardAbbr)).toBe(team)
  })
})
