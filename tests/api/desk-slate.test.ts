import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { paths } from '#common/paths'
import { db } from '#functions/db/firebase'
import { runPasses } from '#functions/referee/pass'
import { readStatus } from './support/boards'
import { type Desk, deskOf, mailTo, openDesk } from './support/desk-of'
import { gameIds } from './support/games'
import { commissioner, type Member, pick, player, SEASON } from './support/league'

const week = 10
const games = gameIds(week, 5)
const [first = '', second = '', third = '', fourth = '', fifth = ''] = games
let desk: Desk
let deputy: Desk
let fan: Member
let rival: Member

const missing = async (of: Member) => {
  await runPasses({ week })
  const status = await readStatus(week)
  return status?.players.find(({ userId }) => userId === of.uid)
}

beforeAll(async () => {
  desk = await openDesk(week, [first, second, third].sort(), { listed: games })
  deputy = deskOf(await commissioner('deputy'), week)
  ;[fan, rival] = await Promise.all([player(), player()])
  for (const each of [fan, rival]) await pick(each, week, first)
  await pick(fan, week, second)
})

describe('taking a picked game off the slate', () => {
  it('asks first, names every game that may have picks, and does nothing yet', async () => {
    const answer = await desk.save([first])
    const error = /^Taking off .+ at .+ and .+ at .+ drops any picks made on them\.$/
    expect(answer).toMatchObject({ status: 409, body: { code: 'unconfirmed', error: expect.stringMatching(error) } })
    expect(answer.body.error).not.toMatch(/HOME|AWAY|\d/)
    expect((await desk.clear()).body.code).toBe('unconfirmed')
    expect(await desk.slate()).toEqual([first, second, third].sort())
  })

  it('asks the same before and after somebody has picked it, so that nobody learns of a pick by asking', async () => {
    const question = async () => [(await desk.save([first, second])).body, (await desk.clear()).body]
    const before = await question()
    expect(before).toMatchObject([{ code: 'unconfirmed' }, { code: 'unconfirmed' }])
    await pick(rival, week, third)
    expect(await question()).toEqual(before)
  })

  it('tells those players and nobody else, says so in the open log, and counts right', async () => {
    expect(await missing(fan)).toMatchObject({ made: 2, missing: 1 })
    const before = (await mailTo(rival)).length
    expect((await desk.save([first, third], { confirmed: true })).status).toBe(200)
    const line = /^Slate of Week 10: (.+ at .+) taken off\.$/
    const [entry] = await desk.log()
    expect(entry).toMatchObject({ kind: 'slate', by: 'commish', gameId: null, text: expect.stringMatching(line) })
    const [mail] = (await mailTo(fan)).slice(-1)
    expect(mail?.text).toContain(`${line.exec(entry?.text ?? '')?.[1]} was taken off the slate of Week 10`)
    expect((await mailTo(rival)).length).toBe(before)
    expect(await missing(fan)).toMatchObject({ made: 1, missing: 1 })
  })

  it('is undone with the line as it was, and the pick comes back with it', async () => {
    const { status } = await desk.undo()
    expect(status).toBe(200)
    expect(await desk.line(second)).toMatchObject({ spread: -3, spreadSource: 'commissioner' })
    expect(await missing(fan)).toMatchObject({ made: 2, missing: 1 })
    expect((await desk.log())[0]?.text).toMatch(/^Undone: Slate of Week 10: .+ taken off\.$/)
    const [off, back] = (await mailTo(fan)).slice(-2)
    expect([off?.subject, back?.subject]).toEqual([
      'Week 10: a game you picked was taken off',
      'Week 10: a game you picked is back',
    ])
    expect(back?.text).toMatch(
      / is on the slate of Week 10 again, and your pick counts\.\n\nYour picks: http.*\/weekly-picks\?week=10$/,
    )
    expect((await mailTo(rival)).map(({ subject }) => subject)).not.toContain(back?.subject)
  })

  it('tells those players that it is back when it is put on again without an undo', async () => {
    await desk.save([first, third], { confirmed: true })
    await desk.save([first, second, third])
    expect(await missing(fan)).toMatchObject({ made: 2, missing: 1 })
    const { subject, text } = (await mailTo(fan)).at(-1) ?? {}
    expect(subject).toBe('Week 10: a game you picked is back')
    expect(text).toMatch(/ is on the slate of Week 10 again, and your pick counts\.\n/)
    expect((await mailTo(rival)).map((mail) => mail.subject)).not.toContain(subject)
    await desk.save([first, second, third, fourth])
    expect((await mailTo(fan)).at(-1)?.text, 'a game new to the slate is no news to anybody').toBe(text)
    await desk.undo()
  })

  it('asks again when it is an undo that would drop picks', async () => {
    await desk.save([first, second, third, fourth])
    await desk.edit(fourth, { spread: 3 })
    await desk.undo()
    // That was the number; the slate before it is beyond recall.
    expect((await desk.undo()).body.error).toBe('There is nothing to undo.')
    await desk.save([first, second, third], { confirmed: true })
    await desk.save([first, second, third, fifth])
    // The spread comes from outside the desk, so that the slate stays the last change.
    await db.doc(paths.line(SEASON, week, fifth)).update({ spread: 3, spreadSource: 'feed' })
    await pick(rival, week, fifth)
    const asked = await desk.undo()
    expect(asked).toMatchObject({
      status: 409,
      body: { error: expect.stringMatching(/drops any picks made on it\.$/) },
    })
    expect((await desk.undo({ confirmed: true })).status).toBe(200)
    expect((await mailTo(rival)).at(-1)?.subject).toBe('Week 10: a game you picked was taken off')
    expect(await desk.slate()).toEqual([first, second, third].sort())
  })
})

describe('two commissioners at one slate', () => {
  beforeEach(async () => {
    await desk.save([first, second, third], { confirmed: true })
  })

  it('never lose each other’s games', async () => {
    const known = [first, second, third]
    const answers = await Promise.all([
      desk.save([first, second, third, fourth], { known }),
      deputy.save([first, second, fifth], { known, confirmed: true }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await desk.slate()).toEqual([first, second, fourth, fifth].sort())
  })

  it('clear only the games they saw', async () => {
    await deputy.save([first, second, third, fourth], { known: [first, second, third] })
    expect((await desk.clear({ known: [first, second, third], confirmed: true })).body).toEqual({
      cleared: 3,
      notice: '',
    })
    expect(await desk.slate()).toEqual([fourth])
  })

  it('change nothing, and log nothing, when a call is delivered twice', async () => {
    const known = [first, second, third]
    await desk.save([first, second, third, fourth], { known })
    const before = await desk.log()
    expect((await desk.save([first, second, third, fourth], { known })).status).toBe(200)
    expect(await desk.log()).toEqual(before)
  })

  it('without `known` an older client’s slate is taken whole', async () => {
    await deputy.save([first, second, third, fourth])
    expect((await desk.save([first, second, third], { confirmed: true })).body.selectedGameIds).toHaveLength(3)
  })
})
