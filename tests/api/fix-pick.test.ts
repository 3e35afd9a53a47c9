import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Slip, StoredPick } from '#common/game/pick'
import { paths } from '#common/paths'
import { db, read } from '#functions/db/firebase'
import { runPasses } from '#functions/referee/pass'
import { readWeekly } from './support/boards'
import { call, feed } from './support/client'
import { type Desk, deskOf, mailTo, openDesk } from './support/desk-of'
import { gameIds } from './support/games'
import { commissioner, type Member, pastLock, pick, player, SEASON } from './support/league'
import { losingAnswers } from './support/losing-answers'

const week = 7
const games = gameIds(week, 5)
const [open = '', locked = '', played = '', off = '', bare = ''] = games
const REASON = 'Phone died at the tailgate'
let chief: Member
let desk: Desk
let deputy: Desk
let fan: Member
let rival: Member

beforeAll(async () => {
  desk = await openDesk(week, games)
  ;[chief, fan, rival] = await Promise.all([commissioner(), player(), player()])
  deputy = deskOf(await commissioner('deputy'), week)
  for (const gameId of [locked, played]) await pick(fan, week, gameId)
  await desk.edit(locked, { isLocked: true })
  await desk.edit(off, { void: true })
  await desk.edit(bare, { spread: null, isLocked: true })
  await feed({ game: { id: played, ...pastLock() } })
  await feed({ game: { id: played, phase: 'final', homeScore: 30, awayScore: 10 } })
  await runPasses({ poll: true })
})

const row = async (of: Member) => (await readWeekly(week))?.rows.find(({ userId }) => userId === of.uid)
const kept = (of: Member, gameId: string) => read<StoredPick>(paths.pick(SEASON, week, gameId, of.uid))

describe('a pick entered for a member before the game reveals', () => {
  it('is answered and logged alike, whether or not there was one, and tells no side', async () => {
    const said = []
    for (const of of [fan, rival]) {
      const { status, body } = await losingAnswers(() => desk.fix(locked, of, 'AWAY', REASON))
      expect(status).toBe(200)
      expect(body.text).toMatch(new RegExp(`^commish entered a pick for ${of.username} on .+ at .+: ${REASON}$`))
      said.push(body.text.replace(of.username, ''))
      const [entry] = await desk.log()
      expect(entry).toMatchObject({ kind: 'pick', gameId: locked, by: 'commish', userId: of.uid, text: body.text })
    }
    expect(said[0]).toBe(said[1])
    expect(await kept(fan, locked)).toMatchObject({ pickTeam: 'AWAY', spread: 3, fixedBy: chief.uid })
    expect(await kept(rival, locked)).toMatchObject({ pickTeam: 'AWAY', fixedBy: chief.uid })
    expect(await kept(rival, locked)).not.toHaveProperty('afterFinal')
    const slip = await read<Slip>(paths.slip(SEASON, week, fan.uid))
    expect(slip?.picks[locked]).toMatchObject({ pickTeam: 'AWAY', fixedBy: chief.uid })
    expect(slip?.picks[played]).toMatchObject({ pickTeam: 'HOME' })
    expect(await row(fan)).toMatchObject({ sides: { [played]: 'HOME' } })
    expect(await row(fan)).not.toHaveProperty('fixed')
  })

  it('is mailed to the member', async () => {
    const mail = (await mailTo(rival)).at(-1)
    expect(mail?.subject).toMatch(/^Your pick on .+ at .+$/)
    expect(mail?.text).toContain(REASON)
    expect(mail?.text).toMatch(/commish entered a pick for you on /)
  })

  it('is undone to no pick, or to the one that was there', async () => {
    await desk.undo()
    expect(await kept(rival, locked)).toBeNull()
    expect((await desk.log())[0]).toMatchObject({ text: expect.stringMatching(/^Undone: /), userId: rival.uid })
    expect((await read<Slip>(paths.slip(SEASON, week, rival.uid)))?.picks).toEqual({})
    await desk.fix(locked, fan, 'HOME', REASON)
    await desk.undo()
    expect(await kept(fan, locked)).toMatchObject({ pickTeam: 'AWAY' })
    expect((await mailTo(fan)).at(-1)?.text).toMatch(/Undone: commish entered a pick/)
  })
})

it('a pick is entered once, though the call comes again after another change, and again if it is meant', async () => {
  const entryId = randomUUID()
  const enter = async () => {
    expect((await desk.fix(locked, rival, 'AWAY', 'Lost at sea', { entryId })).status).toBe(200)
    return [(await desk.log()).length, (await mailTo(rival)).length]
  }
  const first = await enter()
  await desk.notice('Something else')
  expect(await enter()).toEqual(first)
  expect((await desk.last())?.text).toMatch(/notice/i)
  expect((await desk.fix(locked, rival, 'AWAY', 'Lost at sea')).status).toBe(200)
  expect([(await desk.log()).length, (await mailTo(rival)).length]).toEqual(first.map((count) => count + 1))
})

it('a pick is entered again after its player could pick once more, as that is another entry', async () => {
  const enter = () => desk.fix(locked, rival, 'AWAY', 'Lost at a wedding')
  expect((await enter()).status).toBe(200)
  // A worth of its own stays with the pick, whoever changes its side.
  await db.doc(paths.pick(SEASON, week, locked, rival.uid)).update({ points: 2 })
  // Not by the desk, whose last change stays the entered pick.
  const line = db.doc(paths.line(SEASON, week, locked))
  await line.update({ isLocked: false })
  await pick(rival, week, locked)
  await line.update({ isLocked: true })
  const before = [(await desk.log()).length, (await mailTo(rival)).length]
  expect((await enter()).status).toBe(200)
  expect(await kept(rival, locked)).toMatchObject({ pickTeam: 'AWAY', fixedBy: chief.uid, points: 2 })
  expect([(await desk.log()).length, (await mailTo(rival)).length]).toEqual(before.map((count) => count + 1))
})

it('a call that comes again after its pick was undone says so, instead of that it was entered', async () => {
  const entryId = randomUUID()
  const enter = () => desk.fix(locked, rival, 'AWAY', 'Lost on a train', { entryId })
  expect((await enter()).status).toBe(200)
  expect((await desk.undo()).status).toBe(200)
  const again = await enter()
  expect(again).toMatchObject({ status: 409, body: { error: expect.stringContaining('undone') } })
  expect((await desk.fix(locked, rival, 'AWAY', 'Lost on a train')).status).toBe(200)
})

it('the same pick entered by another commissioner is logged as theirs', async () => {
  for (const each of [desk, deputy]) expect((await each.fix(locked, fan, 'AWAY', REASON)).status).toBe(200)
  expect((await desk.log()).slice(0, 2).map(({ by }) => by)).toEqual(['deputy', 'commish'])
})

describe('a pick entered after the reveal', () => {
  it('names the side, changes the board with a mark, and grades', async () => {
    expect(await row(rival)).toMatchObject({ sides: {}, points: 0 })
    const { body } = await desk.fix(played, rival, 'HOME', REASON)
    expect(body.text).toMatch(/^commish entered a pick \(.+\) for .+ after the final: /)
    const graded = { points: 1, picks: 1 }
    expect(await row(rival)).toMatchObject({ sides: { [played]: 'HOME' }, fixed: [played], late: [played], ...graded })
    expect((await row(rival))?.fixed).toEqual([played])
  })

  it('replaces one that everybody sees only on a question, and the log says which', async () => {
    const asked = await desk.fix(played, fan, 'AWAY', REASON)
    expect(asked).toMatchObject({ status: 409, body: { code: 'unconfirmed' } })
    expect(asked.body).toMatchObject({
      error: expect.stringMatching(`^${fan.username} has picked (.+) on .+ at \\1\\.$`),
    })
    expect(await row(fan)).toMatchObject({ sides: { [played]: 'HOME' } })
    const { body } = await desk.fix(played, fan, 'AWAY', REASON, { confirmed: true })
    expect(body.text).toMatch(/^commish entered a pick \((.+) instead of (.+)\) for .+ on \1 at \2 after the final: /)
    expect(await row(fan)).toMatchObject({ sides: { [played]: 'AWAY' }, fixed: [played], points: 0 })
    const again = await deputy.fix(played, fan, 'HOME', REASON)
    expect(again.body).toMatchObject({ error: expect.stringMatching(/^A commissioner has entered .+ for .+ on /) })
  })

  it('is the same when the week is scored again', async () => {
    const before = await read(paths.weeklyBoard(SEASON, week))
    await call('POST /commish/score-week/:week', { token: chief.token, params: { week: String(week) } })
    expect(await read(paths.weeklyBoard(SEASON, week))).toEqual(before)
  })

  it('goes from the board when it is undone', async () => {
    await desk.fix(played, rival, 'AWAY', 'Wrong side noted', { confirmed: true })
    await desk.undo()
    expect((await row(rival))?.sides).toEqual({ [played]: 'HOME' })
  })
})

describe('a pick is not entered', () => {
  const refused: [string, () => ReturnType<typeof desk.fix>, number, RegExp][] = [
    ['while players can', () => desk.fix(open, fan, 'HOME', REASON), 409, /still open: players pick for themselves/],
    ['on a game called off', () => desk.fix(off, fan, 'HOME', REASON), 409, /counts for nobody/],
    ['on a game without a line', () => desk.fix(bare, fan, 'HOME', REASON), 409, /no line yet/],
    ['on a game off the slate', () => desk.fix('401', fan, 'HOME', REASON), 404, /not on this week’s slate/],
    ['for a stranger', () => desk.fix(locked, { ...fan, uid: 'nobody' }, 'HOME', REASON), 404, /no such player/],
    ['for a path', () => desk.fix(locked, { ...fan, uid: '../x' }, 'HOME', REASON), 404, /no such player/],
    ['without a reason', () => desk.fix(locked, fan, 'HOME', '     .'), 400, /reason of 5 to 200/],
    ['with a novel', () => desk.fix(locked, fan, 'HOME', 'x'.repeat(201)), 400, /reason of 5 to 200/],
    ['for oneself', () => desk.fix(locked, chief, 'HOME', REASON), 403, /Another commissioner/],
  ]
  it.each(refused)('%s', async (_name, fix, status, error) => {
    expect(await fix()).toMatchObject({ status, body: { error: expect.stringMatching(error) } })
  })

  it('by a player', async () => {
    expect((await deskOf(rival, week).fix(locked, fan, 'HOME', REASON)).status).toBe(403)
  })
})
