import { afterEach, expect, it, vi } from 'vitest'
import { paths } from '#common/paths'
import { db, transact } from '#functions/db/firebase'
import { perProcess } from '#functions/db/process-memory'
import { onFailure } from '#functions/log'
import { deliverMail } from '#functions/mail/deliver-mail'
import { mailPlayer } from '#functions/mail/queue'
import { runPasses } from '#functions/referee/pass'
import { runOnce, startReferee } from '../../scripts/referee'
import { feed } from './support/client'
import { openDesk } from './support/desk-of'
import { gameIds } from './support/games'
import { emptyLeague, pick, player, SEASON } from './support/league'

const week = 5
const [first = '', other = ''] = gameIds(week, 2)

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

it('a referee remembers nothing of one that ran before in the same process', async () => {
  await emptyLeague()
  const memory = perProcess(() => ({ rounds: 0 }))
  const first = startReferee(60)
  memory().rounds += 1
  await first.stop()
  expect(memory().rounds).toBe(1)
  const second = startReferee(60)
  expect(memory().rounds).toBe(0)
  await second.stop()
})

it('a pass from a laptop, which lacks the mail server’s secret, raises no alarm for mail that waits', async () => {
  await emptyLeague()
  const { uid } = await player()
  await transact((tx) => mailPlayer(tx, uid, { subject: 'Your pick', text: 'was changed.' }))
  for (const name of ['SMTP_URL', 'FIRESTORE_EMULATOR_HOST', 'K_SERVICE']) vi.stubEnv(name, '')
  const [failed, said] = [vi.fn(), vi.spyOn(console, 'info').mockReturnValue()]
  onFailure(failed)
  await deliverMail()
  expect([failed.mock.calls, said.mock.calls]).toEqual([[], [['Mail waits for the deployed referee.']]])
})

it('a referee says once what troubles it and when that is over, and goes on after a round that failed', async () => {
  await openDesk(week, [first], { ahead: 3_600 })
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  const failed = vi.spyOn(console, 'error').mockReturnValue()
  const referee = startReferee(60)
  await feed({ misbehave: '500' })
  for (let rounds = 0; rounds < 3; rounds += 1) await referee.round()
  vi.spyOn(db, 'doc').mockImplementationOnce(() => {
    throw new Error('the database is busy')
  })
  await referee.round()
  await feed({ misbehave: null })
  await referee.round()
  await referee.stop()
  const trouble = 'The score feed answered with an error (500).'
  expect(warned.mock.calls).toEqual([[`week ${week}: ${trouble}`], [`week ${week}: the score feed is back.`]])
  expect(failed.mock.calls).toEqual([['referee:', expect.objectContaining({ message: 'the database is busy' })]])
})

it('one round says what it did; with picks that were not saved so it publishes nothing, and ends with 1', async () => {
  const said = vi.spyOn(console, 'log').mockReturnValue()
  await emptyLeague()
  await runOnce()
  await openDesk(week, [first, other])
  const fan = await player()
  await pick(fan, week, first)
  await db.doc(paths.line(SEASON, week, first)).update({ kickoff: Date.now() - 3_600_000 })
  await runPasses({ week, whole: true })
  await runOnce()
  expect([said.mock.calls.flat(), process.exitCode]).toEqual([
    ['No week is open.', expect.stringMatching(/^week 5: (brought up to date|nothing to do)$/)],
    undefined,
  ])
  await db.doc(paths.pick(SEASON, week, first, fan.uid)).update({ gameId: other })
  try {
    await runOnce()
    const refusal = `The picks of game ${first} are not those that were saved.`
    expect([said.mock.lastCall, process.exitCode]).toEqual([[`week 5: not published. ${refusal}`], 1])
  } finally {
    process.exitCode = undefined
  }
})
