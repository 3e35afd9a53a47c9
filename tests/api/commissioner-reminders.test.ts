import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { DAY, HOUR } from '#common/durations'
import { paths } from '#common/paths'
import { usualKickoff } from '#common/week/blocked-picks'
import { REGULAR } from '#common/week/week'
import { auth, docRef } from '#functions/db/firebase'
import { setProcessMemory } from '#functions/db/process-memory'
import { remindCommissioners } from '#functions/mail/commissioner-reminders'
import { passAndSend } from '#functions/schedule'
import { call } from './support/client'
import { type Desk, mailTo, openDesk } from './support/desk-of'
import { gameIds } from './support/games'
import { commissioner, type Member, player } from './support/league'

const [week, next] = [5, 6]
const games = gameIds(week, 2)
let desk: Desk
let deputy: Member
let fan: Member
/** Noon of the next week's Saturday (epoch ms). */
let saturday = 0

beforeAll(async () => {
  desk = await openDesk(week, games, { ahead: 200_000 })
  ;[deputy, fan] = await Promise.all([commissioner('deputy'), player()])
  const { weeks } = (await call('GET /commish/calendar', { token: deputy.token })).body
  saturday = usualKickoff(weeks.find((each) => each.week === next)?.start ?? 0, REGULAR)
})
beforeEach(nextProcess)
afterEach(() => void vi.useRealTimers())

/** A process that has not looked yet whether the commissioners are to be reminded. */
function nextProcess() {
  const memory = new Map<object, unknown>()
  setProcessMemory(() => memory)
}

/** What the processes of two rounds send at this time. */
async function remindAt(now: number) {
  vi.useFakeTimers({ toFake: ['Date'], now })
  await remindCommissioners()
  nextProcess()
  await Promise.all([remindCommissioners(), remindCommissioners()])
}

const subjects = async (of: Member) => (await mailTo(of)).map(({ subject }) => subject)

it('each commissioner is mailed once that the next week is not open, two days before its Saturday', async () => {
  await remindAt(saturday - 2 * DAY - HOUR)
  expect(await subjects(desk.commissioner)).toEqual([])
  await remindAt(saturday - 2 * DAY + HOUR)
  await remindAt(saturday - DAY)
  const [mail] = await mailTo(deputy)
  expect(mail?.text).toMatch(/^Hello .+,\n\nWeek 6 is not open and has no games yet\.\n\nOpen it and choose them: http/)
  for (const each of [desk.commissioner, deputy]) expect(await subjects(each)).toEqual(['Week 6: nobody can pick yet'])
  expect(await subjects(fan)).toEqual([])
})

it('a game without a line is mailed to whoever can use the desk and wants reminders, also of an earlier week', async () => {
  const line = await desk.line(games[0] ?? '')
  await desk.edit(games[0] ?? '', { spread: null })
  await call('POST /settings/active-week', { token: deputy.token, body: { activeWeek: next } })
  const now = (line?.kickoff ?? 0) - DAY + HOUR
  const subject = 'Week 5: 1 game without a line'
  const { customClaims = null } = await auth.getUser(deputy.uid)
  await auth.setCustomUserClaims(deputy.uid, { ...customClaims, commissioner: false })
  await remindAt(now)
  expect(await subjects(deputy), 'only the name of a commissioner').not.toContain(subject)
  await auth.setCustomUserClaims(deputy.uid, customClaims)
  await docRef(paths.account(deputy.uid)).update({ reminders: false })
  await remindAt(now)
  expect(await subjects(deputy)).not.toContain(subject)
  await docRef(paths.account(deputy.uid)).update({ reminders: true })
  nextProcess()
  await passAndSend()
  for (const each of [desk.commissioner, deputy])
    expect((await subjects(each)).filter((each) => each === subject)).toHaveLength(1)
})

it('a game of Friday night and one of the Saturday after it, both without a line, are mailed for each', async () => {
  const [friday = '', noon = ''] = games
  const night = new Date(Date.now() + 5 * DAY)
  // Eight in the evening by Eastern standard time, which is Saturday in UTC.
  const kickoff = night.setUTCHours(1, 0, 0, 0)
  await desk.edit(friday, { kickoff, spread: null })
  await desk.edit(noon, { kickoff: kickoff + 16 * HOUR, spread: -3 })
  const mailed = async () => (await subjects(deputy)).filter((each) => each === 'Week 5: 1 game without a line').length
  const before = await mailed()
  await remindAt(kickoff - DAY + HOUR)
  expect(await mailed()).toBe(before + 1)
  vi.useRealTimers()
  await desk.edit(friday, { spread: -3 })
  await desk.edit(noon, { spread: null })
  await remindAt(kickoff - 2 * HOUR)
  expect(await mailed()).toBe(before + 2)
})
