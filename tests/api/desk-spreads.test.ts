import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { LOCK_AFTER_KICKOFF } from '#common/game/lock'
import { paths } from '#common/paths'
import type { Week } from '#common/week/week'
import { db, read } from '#functions/db/firebase'
import { feed } from './support/client'
import { type Desk, deskOf, openDesk } from './support/desk-of'
import { gameIds } from './support/games'
import { commissioner, SEASON } from './support/league'
import { losingAnswers } from './support/losing-answers'

const week = 8
const games = gameIds(week, 4)
const [first = '', second = '', third = '', fourth = ''] = games
let desk: Desk
let deputy: Desk

/** A line as it came from elsewhere. */
const given = (id: string, fields: object) => db.doc(paths.line(SEASON, week, id)).update(fields)

/** Does something whose first commit is refused, as another is stored meanwhile: the SDK then runs it again. */
async function losingTheRace<T>(act: () => Promise<T>, meanwhile: () => Promise<unknown>): Promise<T> {
  const run = db.runTransaction.bind(db)
  const spy = vi.spyOn(db, 'runTransaction').mockImplementationOnce(async (work, options) => {
    const lost = new Error('lost')
    const refused = run(async (tx) => {
      await work(tx)
      throw lost
    })
    await expect(refused).rejects.toBe(lost)
    await meanwhile()
    return run(work, options as never)
  })
  return act().finally(() => spy.mockRestore())
}

beforeAll(async () => {
  desk = await openDesk(week, games)
  deputy = deskOf(await commissioner('deputy'), week)
})

beforeEach(async () => {
  const spread = { spread: -3, spreadWas: null, spreadSource: 'commissioner' }
  const fields = { ...spread, multiplier: 1, isLocked: false, void: false }
  await Promise.all(games.map((id) => given(id, fields)))
})

describe('two commissioners at one line', () => {
  it('do not overwrite what they have not seen', async () => {
    await deputy.edit(first, { spread: -4, seen: -3 })
    const late = await desk.edit(first, { spread: -2.5, seen: -3 })
    expect(late).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect(late.body.error).toMatch(/ at .+ was changed meanwhile and is now .+ −4\. Please look again\.$/)
    expect(await desk.line(first)).toMatchObject({ spread: -4, spreadWas: -3 })
  })

  it('who press at once: one is taken, the other refused', async () => {
    const answers = await Promise.all([
      desk.edit(first, { spread: -3.5, seen: -3 }),
      deputy.edit(first, { spread: -2.5, seen: -3 }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const taken = answers.find(({ status }) => status === 200)?.body.spread
    expect(await desk.line(first)).toMatchObject({ spread: taken })
  })

  it('are not refused the spread that it has already, so a call may come twice', async () => {
    const twice = [await desk.edit(first, { spread: -4, seen: -3 }), await desk.edit(first, { spread: -4, seen: -3 })]
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
  })

  it('at different switches and lines lose nothing', { tags: ['long'] }, async () => {
    await Promise.all([
      desk.edit(first, { spread: -6.5, seen: -3 }),
      deputy.edit(first, { isDouble: true }),
      desk.edit(first, { isLocked: true }),
      deputy.edit(second, { spread: 9.5 }),
      desk.edit(second, { void: true }),
      deputy.notice('Games start early.'),
    ])
    expect(await desk.line(first)).toMatchObject({ spread: -6.5, isDouble: true, isLocked: true })
    expect(await desk.line(second)).toMatchObject({ spread: 9.5, void: true })
    expect((await read<Week>(paths.week(SEASON, week)))?.notice).toBe('Games start early.')
  })

  it.each([
    ['nothing to change', { seen: -3 }, 'Please say what to change.'],
    ['a quarter seen', { seen: 3.25, spread: 3 }, 'A spread is a number in halves, such as −3 or −3½, within ±99½.'],
  ])('are refused %s', async (_name, body, error) =>
    expect(await desk.edit(first, body)).toMatchObject({ status: 400, body: { error } }),
  )
})

describe('the feed’s spreads', () => {
  const flags = async (accept: Awaited<ReturnType<typeof desk.asRead>> = []) => {
    const { body } = await desk.seed(accept)
    return { seeded: body.seeded, ...Object.fromEntries(body.offers.map(({ gameId, flag }) => [gameId, flag])) }
  }

  it('are taken only where nothing speaks against them, and others once they are accepted', async () => {
    await given(first, { spread: null, spreadSource: null })
    await given(second, { spread: -2.5, spreadSource: 'commissioner' })
    await given(third, { spread: 60, spreadSource: 'feed' })
    await given(fourth, { isLocked: true })
    expect(await flags()).toEqual({
      ...{ seeded: 1, [first]: undefined, [second]: 'by-hand', [third]: 'jump', [fourth]: 'locked' },
    })
    expect(await flags(await desk.asRead(second, third, fourth))).toEqual({
      ...{ seeded: 2, [first]: undefined, [second]: undefined, [third]: undefined, [fourth]: 'locked' },
    })
    expect(await desk.line(second)).toMatchObject({ spreadSource: 'feed', spreadWas: -2.5 })
    expect(await desk.line(fourth)).toMatchObject({ spread: -3, spreadSource: 'commissioner' })
    // The commissioner has chosen what is taken, and when: the entries are theirs.
    const entries = (await desk.log()).slice(0, 2)
    expect(entries.map(({ by }) => by)).toEqual(['commish', 'commish'])
    expect(entries.map(({ text }) => text)).toContainEqual(expect.stringMatching(/ [+−]60 → −.+, from the feed\.$/))
  })

  it('are offered again when they are no longer the ones that were accepted', async () => {
    await given(first, { spread: 60, spreadSource: 'feed' })
    await given(second, { spread: 60, spreadSource: 'feed' })
    const [one, other] = await desk.asRead(first, second)
    await deputy.edit(first, { spread: -4.5 })
    expect(await flags([one, { ...other, spread: 1 }] as never)).toMatchObject({
      ...{ seeded: 0, [first]: 'by-hand', [second]: 'jump' },
    })
    expect(await desk.line(first)).toMatchObject({ spread: -4.5, spreadSource: 'commissioner' })
    expect(await flags([one, other] as never)).toMatchObject({ seeded: 1, [first]: 'by-hand', [second]: undefined })
  })

  it('against the favourite flag, or of a game that is no longer listed, are not taken', async () => {
    await given(first, { spread: null, spreadSource: null })
    await feed({ misbehave: 'flipped-favourite', gameId: first })
    expect(await flags()).toMatchObject({ seeded: 0, [first]: 'sign' })
    await feed({ misbehave: 'dropped-game', gameId: first })
    expect(await flags(await desk.asRead(first))).toMatchObject({ seeded: 0, [first]: 'unlisted' })
    await feed({ misbehave: null })
  })

  it('come too late once the picks are revealed', async () => {
    await given(first, { revealedAt: Date.now() - LOCK_AFTER_KICKOFF, spread: null, spreadSource: null })
    expect(await flags(await desk.asRead(first))).toMatchObject({ [first]: 'kicked-off' })
    await given(first, { revealedAt: null })
  })
})

describe('half a point more for whole numbers', () => {
  it('turns whole spreads of open games into halves, and says so', async () => {
    await given(first, { spread: -7, spreadSource: 'feed' })
    await given(second, { spread: 10, isLocked: true })
    await given(third, { spread: 0 })
    await given(fourth, { spread: 6.5 })
    expect((await desk.addHalfPoints()).body).toEqual({ modified: 1 })
    expect(await desk.line(first)).toMatchObject({ spread: -7.5, spreadWas: -7, spreadSource: 'commissioner' })
    const others = await Promise.all([second, third, fourth].map(desk.line))
    expect(others.map((line) => line?.spread)).toEqual([10, 0, 6.5])
    expect((await desk.log())[0]?.text).toMatch(/ −7 → −7½\.$/)
    expect((await desk.addHalfPoints()).body).toEqual({ modified: 0 })
  })
})

describe.each<[button: string, press: (at: Desk) => Promise<number>]>([
  ['the feed’s spreads', async (at) => (await at.seed()).body.seeded],
  ['half points', async (at) => (await at.addHalfPoints()).body.modified],
  ['the lock', async (at) => (await at.lock()).body.modified],
])('who presses for %s', (_button, press) => {
  beforeEach(async () => {
    await desk.unlock()
    await given(first, { spread: null, spreadSource: null })
  })

  it('reads what this call changed, not what another one did', async () => {
    let theirs = 0
    const own = await losingTheRace(
      () => press(desk),
      async () => {
        theirs = await press(deputy)
      },
    )
    expect([own, theirs]).toEqual([0, expect.toSatisfy((changed) => changed > 0)])
  })

  it('reads it also when the response to the commit is lost', async () =>
    expect(await losingAnswers(() => press(desk))).toBeGreaterThan(0))
})

describe('the notice', () => {
  it('is set for everybody, and not over another one unseen', async () => {
    const set = async () => [(await desk.notice('Picks are due on Thursday.')).body, await desk.last()]
    expect(await set(), 'said again it changes nothing').toEqual(await set())
    expect((await deputy.notice('No games on Thursday.', '')).status).toBe(409)
    expect((await deputy.notice(' ', 'Picks are due on Thursday.')).body).toEqual({ notice: '' })
    expect((await desk.notice('x'.repeat(201))).status).toBe(400)
    expect((await deskOf(await commissioner(), 16).notice('Hello.')).status).toBe(404)
  })
})
