import { describe, expect, it, vi } from 'vitest'
import { HOUR, MINUTE } from '#common/durations'
import { matchup } from '#common/game/line'
import { LOCK_AFTER_KICKOFF } from '#common/game/lock'
import { paths } from '#common/paths'
import { db, transact } from '#functions/db/firebase'
import { deliverPushes } from '#functions/push/deliver-pushes'
import { queueWeekAlert } from '#functions/push/queue'
import { runPasses } from '#functions/referee/pass'
import { passAndSend } from '#functions/schedule'
import { call, feed } from './support/client'
import { SEASON } from './support/league'
import { losingAnswers } from './support/losing-answers'
import { league, usePhoneLeague } from './support/phones'

const week = 5

usePhoneLeague(week)

/** A pass that reads the feed and decides the whole week. */
const wholePass = () => runPasses({ week, poll: true, whole: true })

describe('a notification', () => {
  it('that picks are missing comes once, signed, encrypted and declarative', async () => {
    const { bob, kickoffOf, phones, second } = league
    // Bob lacks the second game; the feed gives each its kickoff in whole seconds from when it is asked.
    const now = (await kickoffOf(second)) + LOCK_AFTER_KICKOFF - 24 * HOUR + 60_000
    vi.useFakeTimers({ toFake: ['Date'], now })
    await passAndSend()
    vi.resetModules()
    const another = await import('#functions/push/deliver-pushes')
    await Promise.all([deliverPushes(), another.deliverPushes(), deliverPushes()])
    expect(phones.received()).toEqual([
      expect.stringMatching(`${bob.username}: Week 5: 2 picks are still missing. The first locks`),
    ])
    const [{ headers, payload } = {}] = phones.service.arrived
    expect(payload).toMatchObject({ web_push: 8030 })
    expect(payload?.notification.navigate).toBe(`${process.env.SITE_URL}/weekly-picks?week=${week}`)
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: String(24 * 3_600 - 60), urgency: 'high' })
    expect(headers?.topic).toMatch(/^[\w-]{32}$/)
    await passAndSend()
    await deliverPushes()
    expect(phones.service.arrived).toHaveLength(1)
  })

  it('that a game moved goes to who picked it, and says the same to all', async () => {
    const { ann, bob, desk, first, kickoffOf, phones, second } = league
    await desk.edit(second, { kickoff: (await kickoffOf(second)) + HOUR })
    await Promise.all([deliverPushes(), deliverPushes()])
    expect(phones.received()).toEqual([
      expect.stringMatching(`${ann.username}: A game you picked.*kickoff moved by hand`),
    ])
    phones.service.arrived.length = 0
    await desk.edit(first, { kickoff: (await kickoffOf(first)) + HOUR })
    await deliverPushes()
    const texts = phones.service.arrived.map(({ payload }) => payload.notification)
    expect(phones.received().map((each) => each.split(':')[0])).toEqual([ann.username, bob.username].sort())
    expect(texts[0]).toEqual(texts[1])
  })

  it.each<[change: string, act: (of: typeof league) => Promise<unknown>, says: RegExp]>([
    ['is called off', ({ desk, third }) => desk.edit(third, { void: true }), /: called off/],
    ['counts again', ({ desk }) => desk.undo(), /: counts again\.$/],
    ['loses its line', ({ desk, third }) => desk.edit(third, { spread: null }), /no line/],
    ['gets it back, by undo', ({ desk }) => desk.undo(), /: .+ no line → .+\.$/],
    [
      'is taken off',
      ({ desk, first, second }) => desk.save([first, second], { confirmed: true }),
      /was taken off the slate of Week 5/,
    ],
    ['comes back', ({ desk }) => desk.undo(), /is on the slate of Week 5 again, and your pick counts/],
  ])('comes when a game %s', async (_change, act, says) => {
    await act(league)
    await deliverPushes()
    expect(league.phones.received()).toEqual([expect.stringMatching(says)])
    expect(league.phones.service.arrived[0]?.headers.urgency, 'it can wait').toBe('normal')
  })

  it('comes once to each player, however many of their games are taken off and come back', async () => {
    const { ann, bob, desk, phones, third } = league
    await desk.save([third], { confirmed: true })
    await deliverPushes()
    expect(phones.received()).toEqual(
      [
        expect.stringMatching(`${ann.username}: Week 5: games you picked were taken off.*, .*your picks`),
        expect.stringMatching(`${bob.username}: Week 5: a game you picked was taken off.*your pick`),
      ].sort((a, b) => String(a).localeCompare(String(b))),
    )
    phones.service.arrived.length = 0
    await desk.undo()
    await deliverPushes()
    expect(phones.received()).toEqual(
      [
        expect.stringMatching(`${ann.username}: .*games you picked are back.* are on the slate of Week 5 again`),
        expect.stringMatching(`${bob.username}: .*a game you picked is back.* is on the slate of Week 5 again`),
      ].sort((a, b) => String(a).localeCompare(String(b))),
    )
  })

  it('names the game when undoing a change of several games takes its line away', async () => {
    const { ann, desk, phones, second, third } = league
    for (const id of [second, third]) await desk.edit(id, { spread: null })
    await desk.seed(await desk.asRead(second, third))
    await phones.empty()
    await desk.undo()
    await deliverPushes()
    const games = await Promise.all([second, third].map((id) => desk.line(id)))
    const bodies = games.map((game) => `${game && matchup(game)}: .* → no line\\.$`).sort()
    const texts = bodies.map((body) => expect.stringMatching(`${ann.username}: A game you picked has changed. ${body}`))
    expect(phones.received()).toEqual(texts)
    for (const id of [second, third]) await desk.edit(id, { spread: -3 })
  })

  it('does not come for a new number, a lock or a double', async () => {
    const { desk, phones, third } = league
    for (const change of [{ spread: -4 }, { isDouble: true }, { isLocked: true }, { isLocked: false }])
      await desk.edit(third, change)
    await deliverPushes()
    expect(phones.received()).toEqual([])
  })

  it('comes when the feed moves a game, once to overlapping passes', { tags: ['long'] }, async () => {
    const { ann, phones, third } = league
    // Later than what was read last, as the desk did just before: an older answer of the feed changes nothing.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + MINUTE })
    await feed({ game: { id: third, phase: 'pre', kickoffInSeconds: 260_000 } })
    await losingAnswers(() => Promise.all([1, 2, 3].map(wholePass)))
    await Promise.all([deliverPushes(), deliverPushes()])
    expect(phones.received()).toEqual([
      expect.stringMatching(`${ann.username}: A game you picked .*kickoff moved from`),
    ])
  })

  it('comes only for the kinds that are on', async () => {
    const { ann, desk, phones, third } = league
    const { token } = ann
    expect((await call('GET /users/me', { token })).body.push).toMatchObject({
      key: phones.publicKey,
      switches: { missing: true, game: true, overtaken: true, result: true },
    })
    const off = await call('PUT /users/me', { token, body: { push: { game: false } } })
    expect(off.body).toMatchObject({ reminders: true, push: { switches: { missing: true, game: false } } })
    await desk.edit(third, { void: true })
    await deliverPushes()
    expect(phones.received()).toEqual([])
    await call('PUT /users/me', { token, body: { push: { game: true } } })
    await desk.undo()
  })
})

describe('a week that ends', () => {
  it('tells its result and who was overtaken, ten minutes later, once, and only points', async () => {
    const { ann, bob, first, kickoffOf, phones, second, third } = league
    const start = Math.max(...(await Promise.all([first, second, third].map(kickoffOf)))) + 5 * HOUR
    const finals = (ids: string[]) =>
      Promise.all(ids.map((id) => feed({ game: { id, phase: 'final', homeScore: 40, awayScore: 3 } })))
    await finals([first, second])
    vi.useFakeTimers({ toFake: ['Date'], now: start })
    await wholePass()
    await deliverPushes()
    expect(phones.received()).toEqual([])
    await finals([third])
    await Promise.all([wholePass(), wholePass()])
    await deliverPushes()
    expect(phones.received()).toEqual([])
    vi.setSystemTime(start + 11 * 60_000)
    await Promise.all([deliverPushes(), deliverPushes()])
    expect(phones.received()).toEqual(
      [
        expect.stringContaining(`${ann.username}: Week 5: you won!. With `),
        expect.stringContaining(`${bob.username}: Week 5 is over: you came 2nd. ${ann.username} won with `),
      ].sort((a, b) => String(a).localeCompare(String(b))),
    )
    await wholePass()
    await deliverPushes()
    expect(phones.service.arrived).toHaveLength(2)
  })

  it('again, as the bowls do after each further game, repeats the result, but not who was overtaken', async () => {
    const { ann, bob, phones } = league
    const row = (byWeek: string) => ({ byWeek, correct: 0, picks: 0, possible: 0 })
    const rows = { [ann.uid]: row('20 1'), [bob.uid]: row('19 9') }
    await db.doc(paths.overallBoard(SEASON)).set({ weeks: [week - 1, week], rows })
    // The last is of the same games, in another order since one was moved: no news.
    for (const [version, ids] of ['12', '123', '132'].entries()) {
      const overAt = Date.now() - 10.5 * MINUTE
      const result = { season: SEASON, week, games: [...ids], winners: [ann.uid], version: 1_000 + version }
      await transact(async (tx) => queueWeekAlert(tx, result, overAt))
      await deliverPushes()
    }
    const texts = phones.received()
    expect([texts.filter((text) => text.includes('passed you')).length, texts.length]).toEqual([1, 5])
  })
})
