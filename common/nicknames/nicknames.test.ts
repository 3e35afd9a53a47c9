import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Team } from '#common/teams/team'
import { FBS_TEAMS, teamByCode } from '#common/teams/teams'
import { fold, isNicknameOf, OTHER_NAMES } from './nicknames'
import { OTHER_SCHOOLS } from './other-schools'

function team(code: string): Team {
  const found = teamByCode(code)
  if (!found) throw new Error(`no team has the code ${code}`)
  return found
}

test.each([
  ['ALA', 'Crimson Tide', true],
  ['ALA', 'the crimson tide', true],
  ['ALA', 'Bama', true],
  ['ALA', 'Alabama Crimson Tide', true],
  ['ALA', 'Alabama Tide', true],
  ['ALA', 'Alabama', false],
  ['ALA', 'Texas Tide', false],
  ['ALA', '', false],
  ['ALA', '?!', false],
  ['MIA', 'Canes', true],
  ['MIA', 'The U', true],
  ['MIA', 'them', false],
  ['MIA', 'Miami', false], // though it is one letter short of "Miami" and "The U"
  ['M-OH', 'Miami Redhawks', true],
  ['MISS', 'Mississippi Rebels', true],
  ['MSST', 'Mississippi Rebels', false],
  ['SYR', 'Syracuse Orangemen', true],
  ['SYR', 'Syracuse', false],
  ['TA&M', 'TAMU Aggies', true],
  ['TA&M', 'Texas A&M Ags', true],
  ['USU', 'Utah State Ags', true],
  ['NMSU', 'Utah State Ags', false],
  ['TA&M', 'Texas A&M Aggie', true],
  ['CLEM', 'CLEM Tigers', true],
  ['CLEM', 'LSU Tigers', false],
  ['UNLV', 'Runnin’ Rebels', true],
  ['UNLV', "runnin' rebels", true],
  ['MISS', "Runnin' Rebels", false],
  ['LSU', 'tiger', true],
  ['LSU', 'TIGRES', true],
  ['LSU', 'tigr', true], // one of them, with a slip
  ['ALA', 'crimson ti', false], // two slips: a tide has no singular
  ['LSU', 'tigesr', true],
  ['LSU', 'tirges', false], // swapped twice
  ['LSU', 'tgrs', false],
  ['NCSU', 'Wolf Pack', true], // Nevada's: the same but for the space
  ['ARST', 'Wolfpack', false],
  ['ARST', 'red wolf', true],
  ['STAN', 'Cardinal', true],
  ['STAN', 'Cardinals', false], // Louisville's and Ball State's
  ['LOU', 'Cardinal', false], // Stanford's, though it is the singular
  ['CIN', 'Bearkats', false], // Sam Houston's, one letter off
  ['SHSU', 'Bearcats', false],
  ['CLT', 'Niners', true],
  ['CLT', 'forty niners', true],
  ['CLT', 'Miners', false], // UTEP's, one letter off an other name
  ['UTEP', 'Niners', false],
  ['USM', 'Eagles', false], // they are the Golden Eagles
  ['RUTG', 'Knights', false],
  ['CAL', 'Bears', false],
  ['TLSA', 'Hurricane', true],
  ['TLSA', 'Hurricanes', false], // Miami's
  ['UTAH', 'Tues', true],
  ['UTAH', 'Ute', true],
  ['UTAH', 'Utz', false], // three letters are too few to forgive one
  ['RICE', 'Bowls', true],
  ['MASS', 'minuteman', true],
  ['COLO', 'Buffalos', true],
  ['HAW', 'ʻBows', true],
  ['SJSU', 'San Jose State Spartans', true],
  ['UL', 'ragin cajuns', true],
  ['WASH', 'husky', true],
  ['WASH', 'Washington Husky', true],
  ['NEB', 'Huskies', false],
  ['TTU', 'Raiders', true],
  ['MTSU', 'Raiders', true], // shared, without being anybody's whole name
])('%s, answered "%s": %s', (code, answer, right) => expect(isNicknameOf(team(code), answer)).toBe(right))

test('every team has other names, and all other names belong to a team', () => {
  expect(Object.keys(OTHER_NAMES).sort()).toEqual(FBS_TEAMS.map(({ abbr }) => abbr).sort())
  expect(Object.keys(OTHER_SCHOOLS).filter((code) => !teamByCode(code))).toEqual([])
  expect(Object.entries(OTHER_NAMES).filter(([, names]) => names.length === 0)).toEqual([])
})

describe.each(FBS_TEAMS.map((each) => [each.name, each] as const))('%s', (_name, each) => {
  const rivals = FBS_TEAMS.filter((other) => fold(other.nickname) !== fold(each.nickname))

  test('accepts its nickname and its other names', () => {
    const refused = [each.nickname, ...(OTHER_NAMES[each.abbr] ?? [])].filter((name) => !isNicknameOf(each, name))
    expect(refused).toEqual([])
  })

  test('does not accept another team’s nickname', () => {
    expect(rivals.filter(({ nickname }) => isNicknameOf(each, nickname)).map(({ nickname }) => nickname)).toEqual([])
  })

  test('does not accept a name that belongs only to other teams', () => {
    const names = [each.nickname, ...(OTHER_NAMES[each.abbr] ?? [])].map(fold)
    const own = new Set([...names, ...names.map((name) => name.replace(/s$/, ''))])
    const others = rivals.flatMap(({ abbr }) => OTHER_NAMES[abbr] ?? []).filter((name) => !own.has(fold(name)))
    expect(others.filter((name) => isNicknameOf(each, name))).toEqual([])
  })

  test('does not accept its school alone', () => {
    const names = OTHER_NAMES[each.abbr] ?? [] // "Vandy" is the school and the team
    const schools = [each.name, ...(OTHER_SCHOOLS[each.abbr] ?? [])].filter((school) => !names.includes(school))
    expect(schools.filter((school) => isNicknameOf(each, school))).toEqual([])
  })

  test('accepts its names after the school', () => {
    const names = [each.nickname, ...(OTHER_NAMES[each.abbr] ?? [])].filter((name) => fold(name).length > 3)
    const full = names.flatMap((name) =>
      [each.name, ...(OTHER_SCHOOLS[each.abbr] ?? [])].map((school) => `${school} ${name}`),
    )
    expect(full.filter((name) => !isNicknameOf(each, name))).toEqual([])
  })
})

const teams = fc.constantFrom(...FBS_TEAMS)
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
/** Anything a player might type: a team's name, another team's, a changed letter, or nonsense. */
const answers = fc.oneof(
  teams.map(({ nickname }) => nickname),
  teams.chain(({ abbr }) => fc.constantFrom(...(OTHER_NAMES[abbr] ?? ['']))),
  fc.tuple(teams, fc.nat(), fc.constantFrom(...LETTERS)).map(([{ nickname }, index, letter]) => {
    const place = index % nickname.length
    return nickname.slice(0, place) + letter + nickname.slice(place + 1)
  }),
  fc.string({ unit: 'grapheme-ascii', maxLength: 12 }),
)

describe('an answer counts the same', () => {
  const sameAs = (change: (answer: string) => string) =>
    fc.assert(
      fc.property(teams, answers, (each, answer) => {
        expect(isNicknameOf(each, change(answer))).toBe(isNicknameOf(each, answer))
      }),
      { numRuns: 2_000 },
    )
  test('in capitals', () => sameAs((answer) => answer.toUpperCase()))
  test('in small letters', () => sameAs((answer) => answer.toLowerCase()))
  test('without punctuation', () => sameAs((answer) => answer.replace(/[^\w\s&]|_/g, '')))

  test('with punctuation anywhere', () => {
    const marks = fc.array(fc.tuple(fc.nat(20), fc.constantFrom(..."'’ʻ.,-!?_*")), { maxLength: 4 })
    fc.assert(
      fc.property(teams, marks, ({ nickname, id }, strewn) => {
        const answer = strewn.reduce(
          (words, [index, mark]) => words.slice(0, index) + mark + words.slice(index),
          nickname,
        )
        const taking = FBS_TEAMS.filter((each) => isNicknameOf(each, answer)).map((each) => each.nickname)
        expect(isNicknameOf(FBS_TEAMS.find((each) => each.id === id) ?? team('ALA'), answer)).toBe(true)
        expect(new Set(taking.map(fold))).toEqual(new Set([fold(nickname)]))
      }),
    )
  })
})

test('one typing error of any kind is accepted, unless it makes another team’s name', () => {
  const names = new Set(FBS_TEAMS.flatMap(({ nickname, abbr }) => [nickname, ...(OTHER_NAMES[abbr] ?? [])]).map(fold))
  const isNobodys = (word: string) => !names.has(word) && !names.has(`${word}s`)
  fc.assert(
    fc.property(teams, fc.nat(), fc.constantFrom(...LETTERS), (each, where, letter) => {
      const name = fold(each.nickname)
      const index = where % name.length
      const [before, after] = [name.slice(0, index), name.slice(index)]
      const slips = {
        inserted: before + letter + after,
        deleted: before + after.slice(1),
        changed: before + letter + after.slice(1),
        swapped: before + after.slice(0, 2).split('').reverse().join('') + after.slice(2),
      }
      const refused = Object.entries(slips).filter(([, slip]) => isNobodys(slip) && !isNicknameOf(each, slip))
      expect(refused).toEqual([])
    }),
    { numRuns: 3_000 },
  )
})
