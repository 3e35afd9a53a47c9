import { expect, test } from 'vitest'
import { displayName, formerMember, memberOf, nameToken, nameWithoutLink, shownPlayer, withNames } from './profile'

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

test('the directory has only what every screen shows of a player', () => {
  expect(memberOf(ray, 'uid')).toEqual({ name: 'ray', color: '#00274c', team: 'Michigan', picture: '4f2a' })
  expect(memberOf({ ...ray, avatar: '' }, 'uid').picture).toBe('')
})

test('the directory has when somebody joined and was away, and not why', () => {
  const removal = { from: 100, by: 'commish', reason: 'No longer plays' }
  const member = memberOf({ ...ray, joinedAt: 0, away: [{ ...removal, to: 200 }, removal] }, 'uid')
  expect(member).toEqual({ ...memberOf(ray, 'uid'), joinedAt: 0, away: [{ from: 100, to: 200 }, { from: 100 }] })
  expect(Object.keys(member.away?.[1] ?? {})).toEqual(['from'])
  expect(Object.keys(memberOf({}, 'uid'))).toEqual(['name', 'color', 'team', 'picture'])
  expect(memberOf({}, 'uid')).toEqual({ name: 'Player uid', color: '', team: '', picture: '' })
})

test('whoever deletes the account is away from then on, and nothing tells who it was', () => {
  const nobody = { name: 'Former member', color: '', team: '', picture: '' }
  expect(formerMember({}, 500)).toStrictEqual({ ...nobody, away: [{ from: 500 }] })
  const [back, gone] = [{ from: 100, to: 200 }, { from: 300 }]
  expect(formerMember({ joinedAt: 0, away: [back] }, 500)).toEqual({
    ...nobody,
    joinedAt: 0,
    away: [back, { from: 500 }],
  })
  expect(formerMember({ away: [back, gone] }, 500).away, 'who had left before').toEqual([back, gone])
})

test('a board marks those who have left', () => {
  const member = { name: 'Ray', color: '', team: '', picture: '' }
  const left = (away: { from: number; to?: number }[]) =>
    shownPlayer({ members: { uid: { ...member, away } } }, 'uid').left
  expect([left([{ from: 1 }]), left([{ from: 1, to: 2 }])]).toEqual([true, undefined])
})

test('a board shows members by the directory, and a placeholder for anybody else', () => {
  const directory = { members: { uid: memberOf(ray, 'uid') } }
  expect(shownPlayer(directory, 'uid')).toEqual({
    ...{ name: 'ray', avatar: '/api/avatars/uid?v=4f2a', favoriteTeam: 'Michigan', favoriteColor: '#00274c' },
  })
  const nobody = { name: 'Player 456789', avatar: '', favoriteTeam: '', favoriteColor: '' }
  expect(shownPlayer(directory, 'uid123456789')).toEqual(nobody)
  expect(shownPlayer(null, 'uid123456789')).toEqual(nobody)
  expect(shownPlayer(directory, 'constructor')).toEqual({ ...nobody, name: 'Player ructor' })
})

test('a stored sentence gets the players’ present names', () => {
  const text = `${nameToken('u1')} entered a pick for ${nameToken('u2')}: {uid:} {uid} stays`
  expect(withNames(text, (uid) => ({ u1: 'Ann', u2: 'Bob $&' })[uid] ?? '?')).toBe(
    'Ann entered a pick for Bob $&: {uid:} {uid} stays',
  )
})

test.each([
  ['Ann B. Smith Jr.', 'Ann B. Smith Jr.'],
  ['J.T. 2.0', 'J.T. 2.0'],
  ['win.example.com', 'win. example. com'],
  ['ann@example.com', 'ann@example. com'],
])('the name %s is sent as %s, which is no link', (name, is) => expect(nameWithoutLink(name)).toBe(is))
