import { expect, test } from 'vitest'
import { findTeam } from './find-team'

test.each([
  ['MICH', 'Michigan'],
  ['michigan', 'Michigan'],
  ['Michigan Wolverines', 'Michigan'],
  ['Michigan State', 'Michigan State'],
  ['Miami (OH)', 'Miami (OH)'],
  [' Michigan ', 'Michigan'],
  ['Hawaii', "Hawai'i"],
  ['Hawai’i', "Hawai'i"],
  ['Hawaiʻi', "Hawai'i"],
  ['hawaii rainbow warriors', "Hawai'i"],
  ['San Jose State', 'San José State'],
  ['Texas A&M', 'Texas A&M'],
  ['BUFF', 'Buffalo'],
  ['Anywhere State', undefined],
  ['', undefined],
])('a form that says "%s" means %s', (words, name) => expect(findTeam(words)?.name).toBe(name))
