import { expect, it, vi } from 'vitest'
import { paths } from '#common/paths'
import { usernameKey } from '#common/people/registration'
import { auth, db, read } from '#functions/db/firebase'
import { readSettings } from '#functions/db/settings'
import { runPasses } from '#functions/referee/pass'
import { DEMO_PASSWORD } from '../../scripts/demo/players'
import { seed } from '../../scripts/seed'
import { call } from './support/client'
import { setPassword, signInWithCustomToken } from './support/sign-in-service'

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

it('a password that is set at the sign-in service logs no player of a demo league in', { tags: ['long'] }, async () => {
  await seed('demo', { start: Date.now(), clear: true })
  const login = (password: string) => call('POST /users/login', { body: { username: 'ray', password } })
  const { status, body } = await login(DEMO_PASSWORD)
  expect(status).toBe(200)
  const { idToken } = await signInWithCustomToken(body.customToken)
  // The sign-in service notes the second of a change; seeding the games takes longer.
  await setPassword(idToken, 'stolen-again')
  expect(await login('stolen-again')).toMatchObject({ status: 401, body: { code: 'signed-out' } })
})
