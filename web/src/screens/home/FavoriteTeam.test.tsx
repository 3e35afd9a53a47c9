import { expect, it } from 'vitest'
import type { Session } from '#web/session/session'
import { wordsOf } from '../../../../tests/fixtures/words'
import { FavoriteTeam } from './FavoriteTeam'

it.each([
  ['LSU', 'LSU', /LSU/],
  ['', '', /^No favorite team yet Change$/],
  // Of an older release, or one that has left the conferences since.
  ['Idaho Vandals', 'GONE', /^Idaho Vandals Change$/],
])('the favorite team “%s” (%s) is named, and can be changed', (favoriteTeam, abbr, words) => {
  const session = { favoriteTeam, abbr } as Session
  expect(wordsOf(<FavoriteTeam session={session} />)).toMatch(words)
})
