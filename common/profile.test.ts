import { expect, test } from 'vitest'
import { displayName, profileOf } from './profile'

test.each([
  [{ displayName: 'Uncle Ray', name: 'Ray', username: 'ray' }, 'Uncle Ray'],
  [{ name: 'Ray', username: 'ray' }, 'Ray'],
  [{ displayName: '', name: '', username: 'ray' }, 'ray'],
  [{}, 'Player 456789'],
])('%o is called %s', (user, name) => expect(displayName(user, 'uid-0123456789')).toBe(name))

test('a row of a board carries what everybody may see of a player, and no more', () => {
  const user = {
    ...{ username: 'ray', favoriteTeam: 'Michigan', abbr: 'MICH', conference: 'Big Ten' },
    ...{ about: 'Go Blue', avatar: '/api/avatars/ray', favoriteColor: '#00274c' },
  }
  expect(profileOf(user, 'uid')).toEqual({
    name: 'ray',
    avatar: '/api/avatars/ray',
    favoriteTeam: 'Michigan',
    favoriteColor: '#00274c',
    about: 'Go Blue',
  })
})
