import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, it, vi } from 'vitest'
import { deleteAccounts } from '#functions/backup/accounts'
import { backUp } from '#functions/backup/back-up'
import { deleteDocuments } from '#functions/backup/documents'
import { restore } from '#functions/backup/restore'
import { newTokens } from '#functions/people/session'
import { call } from './support/client'
import { commissioner, emptyLeague, type Member, player, SEASON } from './support/league'
import { SeasonPlay } from './support/season-play'
import { type Count, recountWeek, type TrueGame } from './support/season-recount'
import { keptDocuments } from './support/season-tree'
import { playByHand } from './support/week-by-hand'

/** From one week's games to the next (ms): the whole stays in the past, because sessions end by the real clock. */
const PAUSE = 4 * 86_400_000
/** The feed dies after this week. */
const WITH_FEED = 4
const LAST = 15
/** After which week somebody is removed, joins and deletes the account, and the league is moved. */
const AFTER = { removed: WITH_FEED + 1, late: WITH_FEED + 2, moved: WITH_FEED + 3, deleted: WITH_FEED + 4 }
const NEXT = SEASON + 1
const NEXT_WEEKS = [1, 2, 3]

let desk: Member
/** Who plays now. */
let fans: Member[] = []
/** A recount of each week from its picks, of those who were members then, by season and week. */
const counted = new Map<string, Count[]>()
const names: Record<'removed' | 'deleted' | 'late' | 'next', string> = { removed: '', deleted: '', late: '', next: '' }

const note = async (season: number, week: number, games: readonly TrueGame[]) =>
  counted.set(
    `${season} ${week}`,
    await recountWeek(
      games,
      fans.map(({ uid }) => uid),
      season,
    ),
  )
const remove = (one: Member) => {
  fans = fans.filter(({ uid }) => uid !== one.uid)
}
const ok = async (answer: Promise<{ status: number }>) => expect((await answer).status).toBe(200)

async function byHand(season: number, week: number): Promise<void> {
  await note(season, week, await playByHand(week, { desk, fans }))
  vi.setSystemTime(Date.now() + PAUSE)
}

/** What happens after a week, by its number. */
const between: Record<number, () => Promise<void>> = {
  [AFTER.removed]: async () => {
    const gone = fans.at(-1)
    if (!gone) return
    names.removed = gone.uid
    const body = { userId: gone.uid, reason: 'Has moved away.' }
    await ok(call('POST /commish/remove-member', { token: desk.token, body }))
    remove(gone)
  },
  [AFTER.late]: async () => {
    const late = await player()
    names.late = late.uid
    fans = [...fans, late]
  },
  [AFTER.moved]: moveLeague,
  [AFTER.deleted]: async () => {
    const [gone] = fans.slice(1)
    if (!gone) return
    names.deleted = gone.uid
    await ok(call('DELETE /users/me', { token: gone.token, body: { password: 'saturday' } }))
    remove(gone)
  },
}

/** Backs the league up, deletes it all, and restores it. */
async function moveLeague(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'cfb-picks-seasons-'))
  const file = join(folder, 'league.gz')
  const before = await keptDocuments()
  await backUp(file, { withPasswords: true })
  await deleteDocuments()
  await deleteAccounts()
  await restore(file, { replace: false, withoutPasswords: false })
  rmSync(folder, { recursive: true })
  expect(await keptDocuments()).toEqual(before)
  // Whoever was logged in logs in again, a moment later.
  vi.setSystemTime(Date.now() + 1_000)
  const again = async (one: Member) => ({ ...one, token: (await newTokens(one.uid, Date.now())).token })
  desk = await again(desk)
  fans = await Promise.all(fans.map(again))
}

beforeAll(async () => {
  await emptyLeague()
  desk = await commissioner()
  fans = [desk, ...(await Promise.all(Array.from({ length: 5 }, () => player())))]
  vi.useFakeTimers({ toFake: ['Date'] })
  const season = new SeasonPlay(desk, fans, WITH_FEED)
  await season.play()
  for (let week = 1; week <= WITH_FEED; week += 1) {
    await note(
      SEASON,
      week,
      season.games.filter((game) => game.week === week),
    )
  }
  await season.stop()
  process.env.FEED_URL = 'http://127.0.0.1:9/'
  for (let week = WITH_FEED + 1; week <= LAST; week += 1) {
    await byHand(SEASON, week)
    await between[week]?.()
  }
  await ok(call('POST /commish/season/close', { token: desk.token, body: {} }))
  await ok(call('POST /commish/season', { token: desk.token, body: { season: NEXT } }))
  const newcomer = await player()
  names.next = newcomer.uid
  fans = [...fans, newcomer]
  for (const week of NEXT_WEEKS) await byHand(NEXT, week)
}, 240_000)

const weeks = [
  ...Array.from({ length: LAST }, (_, index) => [SEASON, index + 1] as const),
  ...NEXT_WEEKS.map((week) => [NEXT, week] as const),
]
const byUid = (counts: readonly Pick<Count, 'userId' | 'points' | 'correct' | 'picks'>[]) =>
  Object.fromEntries(counts.map(({ userId, points, correct, picks }) => [userId, [points, correct, picks]]))

it.each(weeks)(
  'the board of %i, week %i is that of a recount of the picks',
  { tags: ['long'] },
  async (season, week) => {
    const { body } = await call('GET /leaderboard/weekly', { token: desk.token, query: { season, week } })
    expect(byUid(body)).toEqual(byUid(counted.get(`${season} ${week}`) ?? []))
  },
)

it.each([SEASON, NEXT])('the board of the season %i is its weeks added up', { tags: ['long'] }, async (season) => {
  const sums = new Map<string, Count>()
  for (const [of, counts] of counted) {
    if (!of.startsWith(`${season} `)) continue
    for (const count of counts) {
      const { points, correct, picks } = sums.get(count.userId) ?? { points: 0, correct: 0, picks: 0 }
      const sum = { points: points + count.points, correct: correct + count.correct, picks: picks + count.picks }
      sums.set(count.userId, { ...count, ...sum })
    }
  }
  const { body } = await call('GET /leaderboard/overall', { token: desk.token, query: { season } })
  expect(byUid(body)).toEqual(byUid([...sums.values()]))
})

it('whoever came late has no row before, and whoever left none after', { tags: ['long'] }, async () => {
  const around = (what: keyof typeof AFTER & keyof typeof names) =>
    [AFTER[what], AFTER[what] + 1].map((week) =>
      counted.get(`${SEASON} ${week}`)?.some(({ userId }) => userId === names[what]),
    )
  expect(around('late')).toEqual([false, true])
  expect(around('removed')).toEqual([true, false])
  expect(around('deleted')).toEqual([true, false])
})

it('the finished season names nobody who deleted the account', { tags: ['long'] }, async () => {
  const { body } = await call('GET /leaderboard/weekly', { token: desk.token, query: { season: SEASON, week: 1 } })
  expect(body.find(({ userId }) => userId === names.deleted)?.name).toBe('Former member')
})
