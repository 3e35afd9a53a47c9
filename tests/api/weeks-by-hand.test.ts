import { beforeAll, describe, expect, it } from 'vitest'
import { paths } from '#common/paths'
import { db, read } from '#functions/db/firebase'
import { runPasses } from '#functions/referee/pass'
import { call } from './support/client'
import { type Desk, deskOf } from './support/desk-of'
import { commissioner, emptyLeague, type Member, player, SEASON } from './support/league'
import { losingAnswers } from './support/losing-answers'

const TOMORROW = Date.now() + 86_400_000
let chief: Member
let fan: Member

beforeAll(async () => {
  process.env.FEED_URL = 'http://127.0.0.1:9/'
  await emptyLeague()
  ;[chief, fan] = [await commissioner(), await player()]
})

describe('a week named by hand', () => {
  const named = { week: 4, label: 'Rivalry week', firstDay: `${SEASON}-09-22`, lastDay: `${SEASON}-09-26` }
  const name = (more: object) => call('POST /commish/weeks', { token: chief.token, body: { ...named, ...more } })

  it('is in the calendar with its days, and keeps its name when it is opened', async () => {
    const days = { start: Date.UTC(SEASON, 8, 22, 8), end: Date.UTC(SEASON, 8, 27, 8) }
    expect(await name({})).toMatchObject({ status: 200, body: { week: 4, label: 'Rivalry week', days } })
    const { token } = chief
    const { body } = await call('GET /commish/calendar', { token })
    expect(body.weeks.filter((each) => each.week === 4)).toMatchObject([{ label: 'Rivalry week', ...days }])
    expect(body.current).toBe(4)
    await call('POST /settings/active-week', { token, body: { activeWeek: 4 } })
    expect(await read(paths.week(SEASON, 4))).toMatchObject({ label: 'Rivalry week', feedWeek: 4, days })
    expect((await call('GET /weeks', { token: fan.token })).body).toEqual([])
  })

  it('is in the open log, once for each name and for other days', async () => {
    await losingAnswers(() => name({}))
    await losingAnswers(() => name({ label: 'Rivalries' }))
    await name({})
    await name({ lastDay: `${SEASON}-09-25` })
    await name({})
    const log = await deskOf(chief, 4).log()
    expect(log.map(({ text, by }) => [text, by])).toEqual([
      [`Rivalry week is now ${SEASON}-09-22 to ${SEASON}-09-26.`, 'commish'],
      [`Rivalry week is now ${SEASON}-09-22 to ${SEASON}-09-25.`, 'commish'],
      [`Rivalries is now “Rivalry week”, ${SEASON}-09-22 to ${SEASON}-09-26.`, 'commish'],
      [`Rivalry week is now “Rivalries”, ${SEASON}-09-22 to ${SEASON}-09-26.`, 'commish'],
      [`Week 4 is now “Rivalry week”, ${SEASON}-09-22 to ${SEASON}-09-26.`, 'commish'],
    ])
  })

  it('the open log gives the latest 200 entries of a week', async () => {
    const batch = db.batch()
    const entry = { week: 3, gameId: null, kind: 'slate', by: chief.uid }
    for (let at = 1; at <= 201; at += 1)
      batch.set(db.doc(paths.change(SEASON, `many-${at}`)), { ...entry, text: `Change ${at}.`, at })
    await batch.commit()
    const log = await deskOf(chief, 3).log()
    expect([log.length, log[0]?.text, log.at(-1)?.text]).toEqual([200, 'Change 201.', 'Change 2.'])
  })

  it.each([
    ['last day before the first', { lastDay: `${SEASON}-09-21` }, /^A week has 1 to 60 days/],
    ['61 days', { firstDay: `${SEASON}-08-25`, lastDay: `${SEASON}-10-24` }, /^A week has 1 to 60 days/],
    ['a day that does not exist', { firstDay: `${SEASON}-02-30` }, /such as 2026-09-05/],
    ['another season', { firstDay: '2001-09-22', lastDay: '2001-09-23' }, /not in the season/],
    ['a name of spaces', { label: '  ' }, /^The name of a week has 1 to 40/],
  ])('is refused: %s', async (_about, wrong, error) =>
    expect(await name(wrong)).toMatchObject({ status: 400, body: { error: expect.stringMatching(error) } }),
  )

  it('keeps its name once it has games', async () => {
    await call('POST /commish/games', {
      token: chief.token,
      body: { week: 4, homeTeam: 'Rice', awayTeam: 'Troy', kickoff: TOMORROW },
    })
    expect(await name({ label: 'Another' })).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect((await call('GET /weeks', { token: fan.token })).body).toMatchObject([{ label: 'Rivalry week' }])
  })
})

describe('a result by hand', () => {
  const shown = (homeScore: number) => ({ phase: 'final', homeScore, awayScore: 14 }) as const
  let desk: Desk
  let game = ''

  beforeAll(async () => {
    desk = deskOf(chief, 4)
    game = (await desk.slate())[0] ?? ''
    await db.doc(paths.line(SEASON, 4, game)).update({ kickoff: Date.now() - 11 * 60_000 })
    await runPasses({ week: 4, whole: true })
    await desk.edit(game, shown(17))
  })

  it('is not overwritten from a form that showed an older one', async () => {
    await desk.edit(game, { homeScore: 21, seenResult: shown(17) })
    const before = await desk.log()
    expect(before[0]?.text).toBe('Troy at Rice: final by hand, 14–17 → 14–21, 0 results changed.')
    for (const change of [{ homeScore: 28 }, { phase: 'postponed' as const }])
      expect(await desk.edit(game, { ...change, seenResult: shown(17) })).toEqual({
        status: 409,
        body: {
          error: 'Troy at Rice was changed meanwhile and is now final, TROY 14, RICE 21. Please look again.',
          code: 'conflict',
        },
      })
    expect([(await desk.line(game))?.byHand, await desk.log()]).toEqual([shown(21), before])
  })

  it('that is wanted already is no conflict, nor one whose form showed no other', async () => {
    expect((await desk.edit(game, { homeScore: 21, seenResult: shown(17) })).status).toBe(200)
    await losingAnswers(async () => {
      expect((await desk.edit(game, { homeScore: 23, seenResult: shown(21) })).status).toBe(200)
    })
    expect((await desk.edit(game, { homeScore: 24 })).status).toBe(200)
    expect((await desk.line(game))?.byHand).toEqual(shown(24))
  })

  it.each([
    ['of no phase', { homeScore: 1, awayScore: 1 }],
    ['of another phase', { phase: 'halftime', homeScore: 1, awayScore: 1 }],
    ['with half a point', { phase: 'live', homeScore: 0.5, awayScore: 1 }],
    ['alone', undefined],
  ])('is refused when what was shown is %s', async (about, seenResult) => {
    const edit = about === 'alone' ? { seenResult: shown(24) } : { homeScore: 25, seenResult: seenResult as never }
    expect(await desk.edit(game, edit)).toMatchObject({ status: 400, body: { code: 'bad-input' } })
  })
})
