import { beforeAll, expect, it } from 'vitest'
import { paths } from '#common/paths'
import type { Settings } from '#common/week/week'
import { docRef, read } from '#functions/db/firebase'
import { call, feed } from './support/client'
import { gameIds } from './support/games'
import { commissioner, emptyLeague, type Member, openWeek, pick, player, SEASON } from './support/league'

const [now, next] = [3, 4]
const games = { [now]: gameIds(now, 1), [next]: gameIds(next, 1) }
let desk: Member
let fan: Member

beforeAll(async () => {
  await emptyLeague()
  ;[desk, fan] = [await commissioner(), await player()]
  for (const id of Object.values(games).flat()) await feed({ game: { id, phase: 'pre', kickoffInSeconds: 40_000 } })
  await openWeek(now, games[now] ?? [], desk)
  await call('POST /commish/save-games', {
    token: desk.token,
    body: { week: next, selectedGameIds: games[next] ?? [] },
  })
  await setSpread(next, -3.5)
})

const setSpread = (week: number, spread: number) =>
  call('PATCH /commish/line/:id', {
    token: desk.token,
    params: { id: games[week]?.[0] ?? '' },
    body: { week, spread },
  })

const pickIn = (week: number) => pick(fan, week, games[week]?.[0] ?? '')
const activate = (activeWeek: number) => call('POST /settings/active-week', { token: desk.token, body: { activeWeek } })

it('only a number that players have seen is kept as the one before', async () => {
  const lineOf = (week: number) => read(paths.line(SEASON, week, games[week]?.[0] ?? ''))
  for (const week of [now, next]) for (const spread of [-3, -10]) await setSpread(week, spread)
  expect(await lineOf(now)).toMatchObject({ spread: -10, spreadWas: -3 })
  expect(await lineOf(next)).toMatchObject({ spread: -10, spreadWas: null })
  await call('POST /commish/add-half-points', { token: desk.token, body: { week: next } })
  expect(await lineOf(next)).toMatchObject({ spread: -10.5, spreadWas: null })
})

it('a player picks in weeks up to the active one', async () => {
  expect((await pickIn(now)).status).toBe(200)
  const ahead = { status: 409, body: { code: 'locked', error: 'Week 4 is not open for picks yet.' } }
  expect(await pickIn(next)).toMatchObject(ahead)
  await activate(next)
  expect([(await pickIn(next)).status, (await pickIn(now)).status]).toEqual([200, 200])
  await activate(now)
  expect(await pickIn(next)).toMatchObject(ahead)
})

it('the refusal names the week as it was stored, not by the usual numbering', async () => {
  await docRef(paths.week(SEASON, next)).update({ label: 'Bowls' })
  expect(await pickIn(next)).toMatchObject({ status: 409, body: { error: 'Bowls is not open for picks yet.' } })
})

it('no week takes picks before one of the season was opened', async () => {
  const settings = docRef(paths.settings())
  const { weeks, ...others } = (await settings.get()).data() ?? { weeks: [] }
  // A season begins like this: its first week is the active one, and is prepared, but was not opened.
  await settings.set({ ...others, weeks: weeks.filter((each) => each.week !== now) } as Settings)
  expect(await pickIn(now)).toMatchObject({ status: 409, body: { error: 'Week 3 is not open for picks yet.' } })
  await settings.set({ ...others, weeks } as Settings)
  expect((await pickIn(now)).status).toBe(200)
})
