import { describe, expect, test } from 'vitest'
import type { Access, Route } from './route'
import { type RouteName, routes } from './routes'

/** Every call with an answer of its own, and every path it answers on. */
const calls = Object.entries(routes).flatMap(([name, route]) => {
  const [method = '', path = ''] = name.split(' ')
  const { aliases = [], access }: { aliases?: readonly string[]; access: Access } = route
  return [path, ...aliases].map((each) => ({ method, path: each, call: name as RouteName, access }))
})

/** Every call of the API, with its aliases, and who may make it. */
const table: [call: string, access: Access][] = [
  ['GET /health', 'anyone'],
  ['GET /users/register', 'anyone'],
  ['POST /users/register', 'anyone'],
  ['POST /users/login', 'anyone'],
  ['POST /auth/username-reminder', 'anyone'],
  ['POST /auth/forgot', 'anyone'],
  ['GET /auth/reset/verify', 'anyone'],
  ['POST /auth/reset', 'anyone'],
  ['POST /auth/confirm-email', 'anyone'],
  ['POST /reminders/unsubscribe', 'anyone'],
  ['PUT /users/me/picture', 'player'],
  ['DELETE /users/me/picture', 'player'],
  ['PUT /users/me/email', 'player'],
  ['PUT /users/me/password', 'player'],
  ['GET /users/me/export', 'player'],
  ['DELETE /users/me', 'player'],
  ['GET /commish/members', 'commissioner'],
  ['POST /commish/remove-member', 'commissioner'],
  ['POST /commish/let-back', 'commissioner'],
  ['POST /commish/reset-password', 'commissioner'],
  ['POST /commish/invite', 'commissioner'],
  ['POST /commish/invite/renew', 'commissioner'],
  ['GET /users/me', 'player'],
  ['PUT /users/me', 'player'],
  ['PUT /users/me/devices', 'player'],
  ['DELETE /users/me/devices', 'player'],
  ['GET /me', 'player'],
  ['GET /user/me', 'player'],
  ['GET /auth/me', 'player'],
  ['GET /profile/me', 'player'],
  ['GET /users/:id', 'player'],
  ['GET /user/profile/:id', 'player'],
  ['GET /user/:id', 'player'],
  ['GET /picks/weeks', 'player'],
  ['GET /weeks', 'player'],
  ['GET /settings/active-week', 'player'],
  ['POST /settings/active-week', 'commissioner'],
  ['POST /commish/season', 'commissioner'],
  ['POST /commish/season/close', 'commissioner'],
  ['GET /commish/calendar', 'commissioner'],
  ['GET /commish/status', 'commissioner'],
  ['GET /clocks', 'player'],
  ['GET /commish/lines', 'player'],
  ['POST /commish/weeks', 'commissioner'],
  ['POST /commish/games', 'commissioner'],
  ['PATCH /commish/line/:id', 'commissioner'],
  ['GET /commish/spreads', 'player'],
  ['POST /commish/spreads', 'commissioner'],
  ['GET /commish/selected-games', 'player'],
  ['GET /commish/other-slates', 'commissioner'],
  ['POST /commish/save-games', 'commissioner'],
  ['POST /commish/lock-week', 'commissioner'],
  ['POST /commish/score-week/:week', 'commissioner'],
  ['DELETE /commish/clear-selected-games', 'commissioner'],
  ['POST /commish/add-half-points', 'commissioner'],
  ['POST /commish/notice', 'commissioner'],
  ['POST /commish/fix-pick', 'commissioner'],
  ['GET /commish/undo', 'commissioner'],
  ['POST /commish/undo', 'commissioner'],
  ['GET /games-by-week', 'commissioner'],
  ['GET /user/my/week-view', 'player'],
  ['GET /user/user-score', 'player'],
  ['GET /picks', 'player'],
  ['POST /picks', 'player'],
  ['GET /leaderboard/weekly', 'player'],
  ['GET /leaderboard/week', 'player'],
  ['GET /scores/weekly', 'player'],
  ['GET /scores/week', 'player'],
  ['GET /leaderboard/user/:userId/picks', 'player'],
  ['GET /leaderboard/overall', 'player'],
  ['GET /leaderboard/lifetime', 'player'],
  ['GET /leaderboard/head-to-head', 'player'],
  ['GET /minigames/leaderboard', 'player'],
  ['POST /minigames/nickname/submit', 'player'],
  ['GET /changes', 'player'],
]

describe('the route table', () => {
  test.each(table)('%s is for %s', (name, access) => {
    expect(calls.find(({ method, path }) => `${method} ${path}` === name)?.access).toBe(access)
  })

  test('has these paths, each once', () => {
    const names = calls.map(({ method, path }) => `${method} ${path}`)
    expect(names.toSorted()).toEqual(table.map(([name]) => name).sort())
  })

  test('lets strangers only register, log in, recover an account, confirm an address and stop reminders', () => {
    const open = calls.filter(({ method, access }) => method !== 'GET' && access === 'anyone')
    const accounts = [
      ...['/users/register', '/users/login', '/auth/username-reminder'],
      ...['/auth/forgot', '/auth/reset', '/auth/confirm-email', '/reminders/unsubscribe'],
    ]
    expect(open.map(({ path }) => path).sort()).toEqual(accounts.sort())
  })

  test('takes a form only where a picture may come with it, and trusts a session only where calls come in bursts', () => {
    const rows = Object.entries(routes as Record<string, Route>)
    expect(rows.flatMap(([name, { form }]) => (form ? [name] : []))).toEqual([
      'PUT /users/me/picture',
      'POST /users/register',
    ])
    const busiest = rows.flatMap(([name, { sessionRecheckedAfter, isUntracked }]) =>
      sessionRecheckedAfter || isUntracked ? [[name, sessionRecheckedAfter, isUntracked]] : [],
    )
    expect(busiest).toEqual([
      ['GET /clocks', 60_000, true],
      ['POST /picks', 10_000, true],
    ])
  })

  // The router puts paths of fixed words first, so only two patterns could contend for one address.
  test('has no address that matches two patterns', () => {
    const patterns = calls.filter(({ path }) => path.includes(':'))
    const fit = (one: string, other: string) => {
      const [words, others] = [one.split('/'), other.split('/')]
      const meet = (word: string, index: number) => word === others[index] || `${word}${others[index]}`.includes(':')
      return words.length === others.length && words.every(meet)
    }
    const contending = patterns.flatMap((one, index) =>
      patterns
        .slice(index + 1)
        .filter((other) => other.method === one.method && fit(one.path, other.path))
        .map((other) => `${one.path} and ${other.path}`),
    )
    expect(contending).toEqual([])
  })
})
