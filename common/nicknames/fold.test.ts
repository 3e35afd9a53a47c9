import { expect, test } from 'vitest'
import { fold } from './fold'

test.each([
  ['Crimson Tide', 'crimsontide'],
  ['the crimson tide', 'crimsontide'],
  ['  The  Crimson Tide ', 'crimsontide'],
  ['Bathe Ducks', 'batheducks'], // a "the" that is no article
  ['Theodores', 'theodores'],
  ['Red-Hawks', 'redhawks'],
  ["Runnin’ Rebels'", 'runninrebels'],
  ['ʻBows', 'bows'],
  ['San José State', 'sanjosestate'],
  ['A&M & M', 'aandmandm'],
  ['４９ers', '49ers'], // full-width digits of another keyboard
  ['?!', ''],
])('"%s" is compared as %s', (words, folded) => expect(fold(words)).toBe(folded))
