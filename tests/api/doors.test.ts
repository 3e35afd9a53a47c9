import { beforeAll, describe, expect, it, vi } from 'vitest'
import { type RouteName, routes } from '#common/api/routes'
import { runPasses } from '#functions/referee/pass'
import { someKeys } from '../fixtures/push-server'
import { feed, request } from './support/client'
import { gameIds } from './support/games'
import { emptyLeague, freshName, type Member, openWeek, player, registrationOf, SEASON } from './support/league'
import { type Ask, gather, outcome, PEOPLE, type People, pathsOf } from './support/people'

const [week, later] = [7, 8]
const games = gameIds(week, 2)
const [game = ''] = games
const of = { week }

let people: People
/** Whom the desk removes and lets back. */
let gone: Member

beforeAll(async () => {
  for (const name of ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT']) vi.stubEnv(name, 'set')
  await emptyLeague()
  for (const id of [...games, ...gameIds(later, 1)])
    await feed({ game: { id, phase: 'pre', kickoffInSeconds: 40_000 } })
  people = await gather()
  gone = await player()
  await openWeek(week, games, people.desk)
})

/** What becomes of a call, in the order of `PEOPLE`; one word where it is the same for all. */
type Outcomes = readonly [string, string, string, string, string] | string

const all = 'ok'
const players: Outcomes = ['401 signed-out', '403 forbidden', 'ok', 'ok', 'ok']
const commissioners: Outcomes = ['401 signed-out', '403 forbidden', '403 forbidden', '403 forbidden', 'ok']
const playersWould = (why: string): Outcomes => [players[0] ?? '', players[1] ?? '', why, why, why]
const commissionersWould = (why: string): Outcomes =>
  [commissioners[0], commissioners[1], commissioners[2], commissioners[3], why] as Outcomes

const email = () => `${people.player.username}@example.com`

/** A browser's subscription. Its keys are of the right form. */
const device = {
  endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/door',
  keys: someKeys(),
}

/** Every door of the API, from the outermost in; a week is opened, played and emptied on the way down. */
const doors: Record<RouteName, readonly [outcomes: Outcomes, ask?: () => Ask | Promise<Ask>]> = {
  'GET /health': [all],
  'GET /users/register': [all],
  'POST /users/register': [all, () => ({ body: registrationOf() })],
  'POST /users/login': [all, () => ({ body: { username: people.player.username, password: 'saturday' } })],
  'POST /auth/username-reminder': [all, () => ({ body: { email: email() } })],
  'POST /auth/forgot': [all, () => ({ body: { email: email() } })],
  'GET /auth/reset/verify': [all, () => ({ query: { uid: people.player.uid, token: 'x' } })],
  'POST /auth/reset': [
    '400 bad-input',
    () => ({ body: { uid: people.player.uid, token: 'x', newPassword: 'a-long-one' } }),
  ],
  'POST /reminders/unsubscribe': ['400 bad-input', () => ({ query: { uid: people.player.uid, token: 'x' } })],
  'GET /users/me': [players],
  'PUT /users/me': [players, () => ({ body: { favoriteTeam: 'Army' } })],
  'PUT /users/me/devices': [players, () => ({ body: device })],
  'DELETE /users/me/devices': [players, () => ({ body: { endpoint: device.endpoint } })],
  'GET /users/:id': [players, () => ({ params: { id: people.player.uid } })],
  'GET /picks/weeks': [players],
  'GET /weeks': [players],
  'GET /settings/active-week': [players],
  'GET /clocks': [players, () => ({ query: of })],
  'GET /commish/lines': [players, () => ({ query: of })],
  'GET /commish/spreads': [players, () => ({ query: of })],
  'GET /commish/selected-games': [players, () => ({ query: of })],
  'POST /picks': [players, () => ({ body: { ...of, gameId: game, pickTeam: 'HOME' } })],
  'GET /picks': [players, () => ({ query: of })],
  'GET /user/my/week-view': [players, () => ({ query: of })],
  'GET /user/user-score': [players],
  'GET /leaderboard/weekly': [players, () => ({ query: of })],
  'GET /leaderboard/user/:userId/picks': [players, () => ({ params: { userId: people.player.uid }, query: of })],
  'GET /leaderboard/overall': [players],
  'GET /leaderboard/lifetime': [players],
  'GET /leaderboard/head-to-head': [players, () => ({ query: { first: people.player.uid, second: people.desk.uid } })],
  'GET /minigames/leaderboard': [players],
  'POST /minigames/nickname/submit': [players, () => ({ body: { round: 1, correct: 0, total: 1 } })],
  'GET /changes': [players, () => ({ query: of })],
  'POST /settings/active-week': [commissioners, () => ({ body: { activeWeek: week } })],
  'POST /commish/weeks': [
    commissioners,
    () => ({ body: { week: 15, label: 'Army–Navy', firstDay: `${SEASON}-12-12`, lastDay: `${SEASON}-12-12` } }),
  ],
  'GET /commish/calendar': [commissioners],
  'GET /commish/status': [commissioners],
  'GET /games-by-week': [commissioners, () => ({ query: of })],
  'GET /commish/other-slates': [commissioners, () => ({ query: of })],
  'POST /commish/games': [
    commissioners,
    () => ({
      body: { week: later, homeTeam: 'Army', awayTeam: 'Navy', kickoff: Date.now() + 90_000_000 },
    }),
  ],
  'PATCH /commish/line/:id': [commissioners, () => ({ params: { id: game }, body: { ...of, isDouble: true } })],
  'POST /commish/spreads': [commissioners, () => ({ body: of })],
  'POST /commish/add-half-points': [commissioners, () => ({ body: of })],
  'POST /commish/notice': [commissioners, () => ({ body: { ...of, notice: 'Kickoff moved.' } })],
  'GET /commish/undo': [commissioners, () => ({ query: of })],
  'POST /commish/undo': [commissioners, () => ({ body: of })],
  'POST /commish/fix-pick': [
    commissionersWould('409 conflict'),
    () => ({
      body: {
        ...of,
        gameId: game,
        ...{ userId: people.player.uid, pickTeam: 'AWAY', reason: 'Called it in.', entryId: crypto.randomUUID() },
      },
    }),
  ],
  'POST /commish/score-week/:week': [commissioners, () => ({ params: { week: String(week) } })],
  'POST /commish/save-games': [commissioners, () => ({ body: { week: later, selectedGameIds: gameIds(later, 1) } })],
  'POST /commish/lock-week': [commissioners, () => ({ body: { week: later, locked: false } })],
  'DELETE /commish/clear-selected-games': [commissioners, () => ({ body: { week: later, confirmed: true } })],
  'PUT /users/me/picture': [playersWould('400 bad-input')],
  'DELETE /users/me/picture': [players],
  'PUT /users/me/email': [players, () => ({ body: { email: `${freshName('new')}@example.com` } })],
  'PUT /users/me/password': [
    playersWould('403 forbidden'),
    () => ({ body: { password: 'wrong', newPassword: 'a-long-one' } }),
  ],
  'GET /users/me/export': [players],
  'DELETE /users/me': [playersWould('403 forbidden'), () => ({ body: { password: 'wrong' } })],
  'POST /auth/confirm-email': [
    '400 bad-input',
    () => ({ body: { uid: people.player.uid, token: 'x', password: 'saturday' } }),
  ],
  'GET /commish/members': [commissioners],
  'POST /commish/remove-member': [commissioners, () => ({ body: { userId: gone.uid, reason: 'Moved away.' } })],
  'POST /commish/let-back': [commissioners, () => ({ body: { userId: gone.uid } })],
  'POST /commish/reset-password': [commissioners, () => ({ body: { userId: people.other.uid } })],
  'POST /commish/invite': [commissioners],
  'POST /commish/invite/renew': [commissionersWould('409 conflict'), () => ({ body: { code: 'another' } })],
  'POST /commish/season': [commissioners, () => ({ body: { season: SEASON } })],
  'POST /commish/season/close': [
    commissioners,
    async () => {
      // The doors before this one have left a pass to the schedule, for which a season waits.
      await runPasses()
      return { body: { season: SEASON, confirmed: true } }
    },
  ],
}

it('every route has its row', () => expect(Object.keys(doors).sort()).toEqual(Object.keys(routes).sort()))

describe('at the door of', () => {
  it.each(Object.keys(doors) as RouteName[])('%s', async (name) => {
    const [outcomes, ask = () => ({})] = doors[name]
    for (const at of pathsOf(name, await ask()).keys()) {
      const found = []
      for (const person of PEOPLE) {
        const asked = await ask()
        const way = pathsOf(name, asked)[at] ?? ['', '']
        found.push(await outcome(people.tokens[person], way, asked))
      }
      expect(found).toEqual(typeof outcomes === 'string' ? PEOPLE.map(() => outcomes) : outcomes)
    }
  })
})

it.each(['nonsense', 'eyJhbGciOiJub25lIn0.e30.', 'a b', ''])('the token %j opens nothing', async (token) => {
  expect((await request('GET', '/users/me', { token: token || ' ' })).status).toBe(401)
})

const nowhere: [method: string, path: string][] = [
  ['GET', '/nowhere'],
  ['POST', '/weeks'],
  ['DELETE', '/picks'],
  ['GET', '/commish'],
  ['GET', '/users/me/and/more'],
  ['GET', '/avatars/nobody'],
  ['GET', '/avatars/__proto__'],
  ['GET', '/avatars/%2e%2e%2fusers'],
  ['GET', '/users/%zz'],
  ['GET', '/leaderboard/user/%E0%A4%A/picks'],
  ['GET', '/leaderboard/user/constructor/picks'],
]
it.each(nowhere)('%s %s leads nowhere, in JSON', async (method, path) => {
  const answer = await request(method, path, { token: people.desk.token })
  expect(answer).toMatchObject({ status: 404, body: { code: 'not-found', error: expect.stringMatching(/\.$/) } })
})
