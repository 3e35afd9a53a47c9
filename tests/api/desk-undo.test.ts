import { beforeAll, describe, expect, it } from 'vitest'
import { paths } from '#common/paths'
import type { Week } from '#common/week/week'
import { db, read } from '#functions/db/firebase'
import { runPasses } from '#functions/referee/pass'
import { feed } from './support/client'
import { type Desk, deskOf, openDesk } from './support/desk-of'
import { gameIds } from './support/games'
import { commissioner, pastLock, SEASON } from './support/league'

const week = 6
const games = gameIds(week, 3)
const [first = '', second = '', third = ''] = games
let desk: Desk
let deputy: Desk

beforeAll(async () => {
  desk = await openDesk(week, games)
  deputy = deskOf(await commissioner('deputy'), week)
})

const whole = async () => ({
  lines: await Promise.all(games.map((id) => read(paths.line(SEASON, week, id)))),
  week: await read<Week>(paths.week(SEASON, week)),
})

describe('undo takes back, exactly,', () => {
  beforeAll(async () => {
    await desk.edit(third, { isDouble: true })
    await desk.edit(third, { isDouble: false })
  })

  it.each<[string, () => Promise<{ status: number }>, RegExp]>([
    ['a spread', () => desk.edit(first, { spread: 7.5 }), / \+3 → −7½\.$/],
    ['the feed’s spreads', async () => desk.seed(await desk.asRead(...games)), /^\d spreads? set from the feed\.$/],
    ['a slate', () => desk.save([first], { confirmed: true }), /taken off\.$/],
  ])('%s, by either commissioner, and says so', async (_name, change, text) => {
    const before = await whole()
    expect((await change()).status).toBe(200)
    expect(await whole()).not.toEqual(before)
    const last = await deputy.last()
    expect(last).toEqual({ by: 'commish', at: expect.any(Number), text: expect.stringMatching(text) })
    expect((await deputy.undo({ at: last?.at ?? 0 })).body).toEqual({ undone: last?.text })
    expect(await whole()).toEqual(before)
    const [entry] = await desk.log()
    expect(entry).toMatchObject({ by: 'deputy', text: `Undone: ${last?.text}` })
  })

  it('a notice, which was never logged', async () => {
    const before = [await whole(), await desk.log()]
    await desk.notice('Picks are due on Thursday.')
    await desk.undo()
    expect([await whole(), await desk.log()]).toEqual(before)
  })
})

describe('undo refuses', () => {
  const refused = async (text: RegExp, more = {}) =>
    expect(await desk.undo(more)).toMatchObject({ status: 409, body: { error: expect.stringMatching(text) } })

  it('a second time', async () => {
    await desk.edit(first, { spread: -4 })
    await desk.undo()
    expect(await desk.last()).toBeNull()
    await refused(/^There is nothing to undo\.$/)
    expect(await desk.line(first)).toMatchObject({ spread: -3 })
  })

  it('what the commissioner did not see', async () => {
    await desk.edit(first, { spread: -4 })
    const { at = 0 } = (await desk.last()) ?? {}
    await deputy.edit(second, { spread: 5 })
    await refused(/^Something else was changed meanwhile\. Please look again: .+ \+3 → −5\.$/, { at })
    expect(await desk.line(second)).toMatchObject({ spread: 5 })
  })

  it('what was changed since', async () => {
    await desk.edit(first, { void: true })
    await db.doc(paths.line(SEASON, week, first)).update({ void: false, voidSource: 'feed' })
    await refused(/can no longer be undone/)
  })

  it('to take a game off that has revealed, or to open one again', async () => {
    await desk.save([first, second], { confirmed: true })
    await desk.save([first, second, third])
    await feed({ game: { id: third, ...pastLock() } })
    await runPasses({ poll: true })
    await refused(/has kicked off, and its picks are revealed, or about to be/)
    await desk.edit(third, { isLocked: true })
    await desk.undo()
    expect((await desk.line(third))?.revealedAt).toEqual(expect.any(Number))
  })
})

it('undo asks before it changes how picks count that were revealed since', async () => {
  await desk.edit(second, { spread: 9 })
  await desk.edit(second, { isDouble: true })
  await db.doc(paths.undo(SEASON, week)).update({ at: Date.now() - 60_000 })
  await feed({ game: { id: second, ...pastLock() } })
  await runPasses({ poll: true })
  expect(await desk.undo()).toMatchObject({
    status: 409,
    body: {
      code: 'unconfirmed',
      error: expect.stringMatching(/^The picks of .+ were revealed after this change\. Undoing it changes how/),
    },
  })
  expect(await desk.line(second)).toMatchObject({ multiplier: 2 })
  expect((await desk.undo({ confirmed: true })).status).toBe(200)
  expect(await desk.line(second)).toMatchObject({ multiplier: 1, spread: 9 })
})

it('of two commissioners who undo at once one does', { tags: ['long'] }, async () => {
  await desk.edit(first, { spread: -10 })
  const answers = await Promise.all([desk.undo(), deputy.undo()])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})
