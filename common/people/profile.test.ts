import { expect, test } from 'vitest'
import { displayName, memberOf, memberProfile } from './profile'

test.each([
  [{ displayName: 'Uncle Ray', name: 'Ray', username: 'ray' }, 'Uncle Ray'],
  [{ name: 'Ray', username: 'ray' }, 'Ray'],
  [{ displayName: '', name: '', username: 'ray' }, 'ray'],
  [{}, 'Player 456789'],
])('%o is called %s', (user, name) => expect(displayName(user, 'uid-0123456789')).toBe(name))

const ray = {
  ...{ username: 'ray', favoriteTeam: 'Michigan', abbr: 'MICH', conference: 'Big Ten' },
  ...{ about: 'Go Blue', avatar: '/api/avatars/uid?v=4f2a', favoriteColor: '#00274c' },
}

test('the directory holds what every screen shows of a player, and no more', () => {
  expect(memberOf(ray, 'uid')).toEqual({ name: 'ray', color: '#00274c', team: 'Michigan', picture: '4f2a' })
  expect(memberOf({ ...ray, avatar: '' }, 'uid').picture).toBe('')
})

test('a board shows a member as the directory has them, and anybody else by a placeholder', () => {
  const directory = { members: { uid: memberOf(ray, 'uid') } }
  expect(memberProfile(directory, 'uid')).toEqual({
    ...{ name: 'ray', avatar: '/api/avatars/uid?v=4f2a', favoriteTeam: 'Michigan', favoriteColor: '#00274c' },
  })
  const nobody = { name: 'Player 456789', avatar: '', favoriteTeam: '', favoriteColor: '' }
  expect(memberProfile(directory, 'uid123456789')).toEqual(nobody)
  expect(memberProfile(null, 'uid123456789')).toEqual(nobody)
})
