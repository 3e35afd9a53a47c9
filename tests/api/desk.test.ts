import { beforeAll, describe, expect, it } from 'vitest'
import { paths } from '#common/paths'
import type { LogEntry } from '#common/week/log-entry'
import { db } from '#functions/db/firebase'
import { call } from './support/client'
import { type Desk, deskOf } from './support/desk-of'
import { gameIds, playoffGame } from './support/games'
import { commissioner, emptyLeague, SEASON } from './support/league'

const week = 12
const [first = '', second = '', third = ''] = gameIds(week, 3)
let desk: Desk
let token: string

beforeAll(async () => {
  await emptyLeague()
  desk = deskOf(await commissioner(), week)
  token = desk.commissioner.token
})

describe('from nothing to an open week', () => {
  it('has no weeks at first', async () => {
    expect((await call('GET /weeks', { token })).body).toEqual([])
    expect((await call('GET /picks/weeks', { token })).body).toEqual([])
  })

  it('sees the feed’s games of the week, in the feed’s own shape', async () => {
    const { body } = await call('GET /games-by-week', { token, query: { week } })
    expect(body.games.length).toBeGreaterThan(40)
    const game = body.games.find(({ id }) => id === first)
    expect(game?.competitions[0].competitors.map(({ homeAway }) => homeAway)).toEqual(['home', 'away'])
    expect(game?.competitions[0].odds[0]?.spread).toEqual(expect.any(Number))
    expect(game?.status.type).toMatchObject({ state: 'pre', completed: false })
  })

  it('makes the week the active one', async () => {
    const answer = await call('POST /settings/active-week', { token, body: { activeWeek: week } })
    expect(answer.body).toEqual({ activeWeek: week })
    expect((await call('GET /settings/active-week', { token })).body).toEqual({ activeWeek: week })
    // A week without games is not offered to players.
    expect((await call('GET /weeks', { token })).body).toEqual([])
  })

  it('chooses games, which then wait for a line', async () => {
    expect((await desk.save([first, second, third])).body.selectedGameIds.sort()).toEqual([first, second, third].sort())
    expect(await desk.line(first)).toMatchObject({ spread: null, isLocked: false, isDouble: false })
    const selected = await call('GET /commish/selected-games', { token })
    expect(selected.body.map(({ id }) => id).sort()).toEqual([first, second, third].sort())
    expect((await call('GET /weeks', { token })).body).toMatchObject([{ week, label: 'Week 12' }])
  })

  it('takes the feed’s spreads, and leaves one set by hand alone', async () => {
    await desk.edit(second, { spread: 6.5 })
    const { body } = await desk.seed()
    expect(body.seeded).toBe(2)
    expect(body.offers.find(({ gameId }) => gameId === second)?.problem).toBe('The number was set by hand.')
    const offers = await call('GET /commish/spreads', { token, query: { week } })
    const offer = offers.body.find(({ gameId }) => gameId === first)
    expect(await desk.line(first)).toMatchObject({ spread: offer?.spread, spreadSource: 'feed' })
    expect(await desk.line(second)).toMatchObject({ spread: 6.5, spreadSource: 'commissioner', homeIsFav: false })
  })
})

describe('the lines', () => {
  it.each([
    ['spread', { spread: -14 }, { spread: -14, homeIsFav: true }],
    ['double', { isDouble: true }, { isDouble: true, multiplier: 2, type: 'double' }],
    ['single again', { isDouble: false }, { isDouble: false, multiplier: 1, type: 'single' }],
    ['lock', { isLocked: true }, { isLocked: true }],
    ['void', { void: true }, { void: true }],
    ['no spread', { spread: null }, { spread: null, favorite: null }],
  ])('are changed by hand: %s', async (_name, change, expected) => {
    expect(await desk.edit(third, change)).toMatchObject({ status: 200, body: expected })
    expect(await desk.line(third)).toMatchObject(expected)
  })

  it.each([
    ['a quarter', { spread: 3.25 }, 'A spread is a number in halves, such as −3 or −3½, within ±99½.'],
    ['far too much', { spread: 150 }, 'A spread is a number in halves, such as −3 or −3½, within ±99½.'],
    ['a word', { isLocked: 'yes' }, /isLocked/],
    ['nothing', {}, 'Please say what to change.'],
    ['something unknown', { revealedAt: 50 }, /revealedAt/],
  ])('refuse %s', async (_name, change, error) => {
    const answer = await desk.edit(third, change as never)
    expect(answer.status).toBe(400)
    expect(answer.body.error).toEqual(typeof error === 'string' ? error : expect.stringMatching(error))
  })

  it('are not found off the slate', async () => {
    for (const id of ['1', 'a%2Fb']) expect((await desk.edit(id, { spread: 3 })).status).toBe(404)
  })

  it('log every change of a spread that was out, picked or not, and nothing twice', async () => {
    const before = (await desk.log()).length
    for (const spread of [7.5, 7.5]) await desk.edit(second, { spread })
    const after = await desk.log()
    expect(after).toHaveLength(before + 1)
    expect(after[0]).toMatchObject({ kind: 'line', by: 'commish', text: expect.stringMatching(/ −6½ → −7½\.$/) })
  })
})

it('the open log of a week answers its 200 newest entries, latest first', async () => {
  const batch = db.batch()
  const entry = {
    week: 3,
    gameId: null,
    kind: 'slate',
    text: 'Slate of Week 3.',
    by: 'commish',
  } satisfies Partial<LogEntry>
  for (let at = 1; at <= 203; at += 1) batch.set(db.doc(paths.change(SEASON, `entry-${at}`)), { ...entry, at })
  await batch.commit()
  const { body } = await call('GET /changes', { token, query: { week: 3 } })
  expect(body.map(({ at }) => at)).toEqual(Array.from({ length: 200 }, (_, index) => 203 - index))
})

describe('lock, clear and what is refused', () => {
  it('locks every open line and counts them', async () => {
    expect((await desk.lock()).body).toEqual({ modified: 2 })
    expect((await desk.lock()).body).toEqual({ modified: 0 })
  })

  it.each([
    [
      'POST /commish/save-games',
      { week, selectedGameIds: ['999'] },
      400,
      /^Game 999 is not among the feed’s games of Week \d+\.$/,
    ],
    [
      'POST /commish/save-games',
      { week: 17, selectedGameIds: ['999'] },
      400,
      /is not among the feed’s games of Bowls\.$/,
    ],
    ['POST /commish/save-games', { week: 99, selectedGameIds: [] }, 400, /week from 0 to 18/],
    ['POST /commish/save-games', { week, selectedGameIds: 'all' }, 400, /selectedGameIds/],
    ['POST /commish/lock-week', { week: 17 }, 404, /^Bowls has not been opened yet\.$/],
    ['POST /commish/lock-week', {}, 400, /week/],
    ['POST /commish/lock-week', { week, locked: 'no' }, 400, /locked/],
    ['POST /settings/active-week', { activeWeek: 'x' }, 400, /week number/],
  ] as const)('%s %j', async (name, body, status, error) => {
    const answer = await call(name, { token, body: body as never })
    expect(answer).toMatchObject({ status, body: { error: expect.stringMatching(error) } })
  })

  it('takes a game for one week only', async () => {
    const selectedGameIds = [playoffGame]
    expect((await call('POST /commish/save-games', { token, body: { week: 17, selectedGameIds } })).status).toBe(200)
    const again = await call('POST /commish/save-games', { token, body: { week: 18, selectedGameIds } })
    expect(again).toMatchObject({ status: 409, body: { error: expect.stringMatching(/is on the slate of Bowls\.$/) } })
  })

  it('opens no week by clearing it', async () => {
    const answer = await call('DELETE /commish/clear-selected-games', { token, body: { week: 16 } })
    expect(answer.status).toBe(404)
    expect((await call('GET /weeks', { token })).body.map((each) => each.week)).toEqual([week])
  })

  it('adds a game to a locked week locked', async () => {
    const [, , , fourth = ''] = gameIds(week, 4)
    await desk.score()
    await desk.save([first, second, third, fourth])
    expect(await desk.line(fourth)).toMatchObject({ isLocked: true })
    await desk.save([first, second, third])
  })

  it('clears the slate', async () => {
    expect((await desk.clear({ confirmed: true })).body).toEqual({ cleared: 3, notice: '' })
    expect((await call('GET /commish/lines', { token, query: { week } })).body).toEqual([])
  })
})
