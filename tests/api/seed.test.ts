import { expect, it, vi } from 'vitest'
import { paths } from '#common/paths'
import { usernameKey } from '#common/people/registration'
import { auth, db, read } from '#functions/db/firebase'
import { readSettings } from '#functions/db/settings'
import { runPasses } from '#functions/referee/pass'
import { seed } from '../../scripts/seed'

/** The finished weeks of the demo league as they are published. */
async function published() {
  const { season, weeks, openWeeks } = await readSettings()
  const finished = weeks.map(({ week }) => week).filter((week) => !openWeeks.includes(week))
  const boards = (await db.collection(paths.leaderboards(season)).get()).docs
  return {
    finished,
    boards: boards.filter(({ id }) => id !== `week-${openWeeks[0]}`).map((each) => [each.id, each.data()]),
    status: await Promise.all(finished.map((week) => read(paths.status(season, week)))),
    weeks: await Promise.all(finished.map((week) => read(paths.week(season, week)))),
  }
}

it('a league that is seeded again has finished weeks in which a pass finds nothing to change', {
  tags: ['long'],
}, async () => {
  const start = Date.now()
  await seed('demo', { start, clear: true })
  const first = await published()
  expect(first.finished).toHaveLength(10)
  expect(first.boards).toHaveLength(11)
  await seed('demo', { start, clear: true })
  expect(await published()).toEqual(first)
  for (const week of first.finished) await runPasses({ week, poll: false, whole: true })
  expect(await published()).toEqual(first)
})

it('the commissioners of a demo league are those of COMMISSIONERS', { tags: ['long'] }, async () => {
  vi.stubEnv('COMMISSIONERS', 'ray')
  await seed('demo', { start: Date.now(), clear: true })
  const claims = async (username: string) =>
    (await auth.getUser((await read(paths.username(usernameKey(username))))?.uid ?? '')).customClaims
  expect(await claims('ray')).toMatchObject({ commissioner: true })
  expect(await claims('commish')).toMatchObject({ commissioner: false })
  vi.unstubAllEnvs()
})
