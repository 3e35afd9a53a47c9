import { beforeAll, describe, expect, it } from 'vitest'
import { paths } from '#common/paths'
import { read } from '#functions/db/firebase'
import { call } from './support/client'
import { commissioner, emptyLeague, type Member, player, SEASON } from './support/league'

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

  it.each([
    ['last day before the first', { lastDay: `${SEASON}-09-21` }, /^A week has 1 to 60 days/],
    ['a day that does not exist', { firstDay: `${SEASON}-02-30` }, /such as 2026-09-05/],
    ['another season', { firstDay: '2001-09-22', lastDay: '2001-09-23' }, /not in the season/],
    ['a name of spaces', { label: '  ' }, /^A name has 1 to 40/],
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
