import { expect, test } from 'vitest'
import { MASCOT_KINDS, mascotOf, NICKNAMES_BY_KIND } from './mascots'
import { ALL_TEAMS } from './teams'

const listed = MASCOT_KINDS.flatMap((kind) => NICKNAMES_BY_KIND[kind])

test.each(ALL_TEAMS.map((team) => [team.name, team.nickname] as const))(
  'the nickname of %s, %s, is listed',
  (_n, nick) => expect(listed).toContain(nick),
)
test('every listed nickname is listed once and belongs to a team', () => {
  expect(new Set(listed).size).toBe(listed.length)
  expect(listed.filter((nickname) => !ALL_TEAMS.some((team) => team.nickname === nickname))).toEqual([])
})
test.each([
  ['Tigers', 'cat'],
  ['Hokies', 'wing'],
  ["Ragin' Cajuns", 'laurel'],
  ['Anybodies', 'laurel'], // an opponent outside the catalogue
])('%s are drawn as %s', (nickname, kind) => expect(mascotOf(nickname)).toBe(kind))
