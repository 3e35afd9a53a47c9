import fc from 'fast-check'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { type RouteName, routes } from '#common/api/routes'
import { feed, SITE } from './support/client'
import { gameIds } from './support/games'
import { BODIES, HEADERS, IDS, QUERIES, VALUES } from './support/hostile'
import { emptyLeague, openWeek, SEASON } from './support/league'
import { gather, type People } from './support/people'
import { stamps } from './support/stamps'

// The limits would refuse most of this before it is looked at.
vi.mock(import('#functions/people/rate-limit'), async (actual) => ({
  ...(await actual()),
  limitAnonymousCall: async () => async () => undefined,
  limitTries: async () => async () => undefined,
}))

const [week, unopened] = [6, 5]
const [game = ''] = gameIds(week, 1)
let people: People
let before: Record<string, string>

beforeAll(async () => {
  await emptyLeague()
  await feed({ game: { id: game, phase: 'live', homeScore: 3, awayScore: 0 } })
  people = await gather()
  await openWeek(week, [game], people.desk)
  before = await stamps()
})

const reason = 'Called it in.'
const [pickTeam, entryId] = ['HOME', crypto.randomUUID()]
/** A body that every call understands, and would still refuse: what is changed in it has to be refused as well. */
const bodies: Partial<Record<RouteName, () => Record<string, unknown>>> = {
  'POST /users/register': () => ({
    ...{
      username: people.player.username,
      password: 'saturday',
      email: `${people.player.username}@example.com`,
      phone: '',
    },
    ...{ about: '', favoriteTeam: 'Army', conference: '', abbr: '', invite: '' },
  }),
  'POST /users/login': () => ({ username: people.player.username, password: 'wrong' }),
  'PUT /users/me': () => ({
    ...{ favoriteTeam: 'Gotham', conference: '', abbr: '', reminders: 'no' },
    ...{ push: { game: 'no' }, displayName: 'x', phone: '' },
  }),
  'PUT /users/me/devices': () => ({
    endpoint: 'https://example.com/not-a-push-service',
    keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
  }),
  'DELETE /users/me/devices': () => ({ endpoint: 'https://example.com/not-a-push-service' }),
  'PUT /users/me/picture': () => ({ picture: 'x' }),
  'PUT /users/me/email': () => ({ email: 'no address' }),
  'PUT /users/me/password': () => ({ password: 'wrong', newPassword: 'long-enough' }),
  'DELETE /users/me': () => ({ password: 'wrong' }),
  'POST /auth/confirm-email': () => ({ uid: people.player.uid, token: 'x', password: 'saturday' }),
  'POST /commish/remove-member': () => ({ userId: 'nobody', reason }),
  'POST /commish/let-back': () => ({ userId: 'nobody' }),
  'POST /commish/reset-password': () => ({ userId: 'nobody' }),
  'POST /commish/invite/renew': () => ({ code: 'another' }),
  'POST /auth/username-reminder': () => ({ email: 'nobody@example.com' }),
  'POST /auth/forgot': () => ({ email: 'no address' }),
  'POST /auth/reset': () => ({ uid: people.player.uid, token: 'x', newPassword: 'long-enough' }),
  'POST /settings/active-week': () => ({ activeWeek: 99 }),
  'POST /commish/weeks': () => ({ week: unopened, label: 'Week 5', firstDay: '1999-10-01', lastDay: '1999-10-03' }),
  // In the past, so that it is refused whatever its teams are.
  'POST /commish/games': () => ({
    ...{ week: unopened, homeTeam: 'Army', awayTeam: 'Slippery Rock', kickoff: 1_000 },
    ...{ neutralSite: true, broadcast: 'CBS', spread: 3 },
  }),
  'PATCH /commish/line/:id': () => ({
    ...{ week: unopened, seen: null, spread: 3, lineType: 'SPREAD' },
    ...{ isDouble: true, isLocked: true, void: true, kickoff: 1_000, phase: 'final', homeScore: 3, awayScore: 0 },
  }),
  'POST /commish/spreads': () => ({ week: unopened, accept: [{ gameId: game, spread: 3, seen: null }] }),
  'POST /commish/add-half-points': () => ({ week: unopened }),
  'POST /commish/save-games': () => ({ week: unopened, selectedGameIds: ['x'], known: [], confirmed: true }),
  'DELETE /commish/clear-selected-games': () => ({ week: unopened, known: [game], confirmed: true }),
  'POST /commish/lock-week': () => ({ week: unopened, locked: false }),
  'POST /commish/notice': () => ({ week: unopened, notice: 'Hi.', seen: '' }),
  'POST /commish/fix-pick': () => ({ week, gameId: game, userId: 'nobody', pickTeam, reason, entryId }),
  'POST /commish/undo': () => ({ week: unopened, at: 1, confirmed: true }),
  // A season that has not been played; and for bodies that name none, a game without a result.
  'POST /commish/season': () => ({ season: SEASON + 9, confirmed: 'yes' }),
  'POST /commish/season/close': () => ({ season: SEASON - 9, confirmed: 'yes' }),
  'POST /picks': () => ({ week, gameId: game, pickTeam, selectedTeam: 'x', waited: 0 }),
  'POST /minigames/nickname/submit': () => ({
    ...{ round: 99, correct: 0, total: 1, play: 'x', season: 2025 },
    answers: [{ teamId: 'x', answer: 'x', ms: 1 }],
  }),
}

type Sent = { body?: string | Uint8Array | FormData; headers?: Record<string, string>; query?: string; id?: string }
const json = (body: unknown): Sent => ({ body: JSON.stringify(body), headers: HEADERS[0] ?? {} })

/** Makes a call as a commissioner, to whom the most is open. */
async function send(name: RouteName, { body, headers = {}, query = '', id = '99' }: Sent) {
  const [method = '', path = ''] = name.split(' ')
  const address = `${SITE}/api${path.replace(/:\w+/g, id)}${query && `?${query}`}`
  const authorization = `Bearer ${people.desk.token}`
  const answer = await fetch(address, {
    method,
    headers: { ...headers, authorization },
    ...(body !== undefined && { body: (body as RequestInit['body']) ?? null }),
  })
  const text = await answer.text()
  const said = JSON.stringify([name, query || id, String(body).slice(0, 200), answer.status, text.slice(0, 200)])
  expect(answer.headers.get('content-type'), said).toMatch(/json/)
  expect(answer.status, said).toBeLessThan(500)
  if (answer.status === 200) return { said, isRefused: false }
  const { error = '', code = '' } = JSON.parse(text) as { error?: string; code?: string }
  expect([error.endsWith('.'), code !== ''], said).toEqual([true, true])
  expect(error, said).not.toMatch(/expected|received|undefined|\[object|node_modules|\n {4}at /)
  return { said, isRefused: true }
}

/**
 * One in so many of a list, beginning at a place: so many places in a row have them all. `npm run test:long` gives
 * every place all of them.
 */
const oneIn = <T>(many: number, list: readonly T[], place: number) =>
  list.filter((_, index) => process.env.LONG || index % many === place % many)

/** Sends all of it, some at a time, and finds that each was refused and nothing was written. */
async function refuses(name: RouteName, all: readonly Sent[]) {
  for (let index = 0; index < all.length; index += 24) {
    const answers = await Promise.all(all.slice(index, index + 24).map((each) => send(name, each)))
    if (!name.startsWith('GET'))
      for (const { said, isRefused } of answers) expect(isRefused || name === 'POST /auth/forgot', said).toBe(true)
  }
}

const table = Object.entries(routes) as [RouteName, { body?: object; query?: object }][]
const names = (has: (name: string, route: { body?: object; query?: object }) => boolean) =>
  table.filter(([name, route]) => has(name, route)).map(([name]) => name)

it('every call with a body is tried', () =>
  expect(Object.keys(bodies).sort()).toEqual(names((_name, { body }) => Boolean(body)).sort()))

describe('a hostile body', () => {
  let fieldsBefore = 0
  let callsBefore = 0
  it.each(Object.keys(bodies) as RouteName[])('of %s', async (name) => {
    const valid = bodies[name]?.() ?? {}
    const fields = Object.keys(valid)
    const changed = fields.flatMap((field, index) =>
      oneIn(24, VALUES, fieldsBefore + index).map((value) => json({ ...valid, [field]: value })),
    )
    fieldsBefore += fields.length
    const missing = fields.map((field) => json({ ...valid, [field]: undefined }))
    const whole = oneIn(8, BODIES, callsBefore).flatMap((body, index) =>
      [HEADERS[0], HEADERS[1 + ((callsBefore + index) % (HEADERS.length - 1))]].map((headers = {}) => ({
        body,
        headers,
      })),
    )
    callsBefore += 1
    const drawn = fc.sample(fc.jsonValue(), { numRuns: process.env.LONG ? 15 : 2, seed: 7 }).map(json)
    await refuses(name, [json(valid), ...changed, ...missing, ...whole, ...drawn])
  })

  it('of ten megabytes', async () => {
    const huge = Buffer.alloc(10_500_000, 0x20)
    for (const headers of HEADERS) await refuses('POST /users/register', [{ body: huge, headers }])
  })
})

it('a form that ends at any byte', async () => {
  const form = new FormData()
  for (const [field, value] of Object.entries(bodies['POST /users/register']?.() ?? {})) form.set(field, String(value))
  form.set('__proto__', 'x')
  form.set('avatar', new Blob(['no picture']), 'me.jpg')
  const whole = new Response(form)
  const headers = { 'content-type': whole.headers.get('content-type') ?? '' }
  const bytes = Buffer.from(await whole.arrayBuffer())
  const ends = Array.from({ length: 60 }, (_, index) => Math.round((bytes.length * index) / 59))
  await refuses(
    'POST /users/register',
    ends.map((end) => ({ body: bytes.subarray(0, end), headers })),
  )
})

describe('a hostile address', () => {
  it.each(names((_name, { query }) => Boolean(query)))('of %s', (name) =>
    refuses(
      name,
      QUERIES.map((query) => ({ query })),
    ),
  )
  it.each(names((name) => name.includes(':')))('of %s', (name) =>
    refuses(
      name,
      IDS.map((id) => ({ id, ...(name.startsWith('PATCH') && json(bodies[name]?.())) })),
    ),
  )
})

it('nothing of it was written', async () => expect(await stamps()).toEqual(before))
