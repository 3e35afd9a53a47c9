import { expect, it } from 'vitest'
import { paths } from '#common/paths'
import { db, read } from '#functions/db/firebase'
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
