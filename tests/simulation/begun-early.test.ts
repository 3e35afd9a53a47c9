import { describe, expect, it } from 'vitest'
import { DAY, HOUR, MINUTE } from '#common/durations'
import { scene, useScene } from './stage-scene'

useScene()
const CHECKED = /^Kickoff being checked/
const FOURTH_QUARTER = { phase: 'live', homeScore: 35, awayScore: 0, period: 4, clock: '1:00' } as const
const TO_COME = { phase: 'pre', homeScore: 0, awayScore: 0, period: 0, clock: '' } as const

const line = (id: string) => scene.line(9, id)
const save = (id: string) => scene.pick('player-1', 9, id, 'HOME')
const passAfter = (ms: number) => scene.passAfter(ms, {})

/** A game of this evening that the feed shows in its fourth quarter, still with that date. */
async function inPlay(): Promise<string> {
  const id = await scene.opened()
  scene.game(id, FOURTH_QUARTER)
  await passAfter(16 * MINUTE)
  return id
}

describe('a game that the feed shows under way before its kickoff', () => {
  it('cannot be picked, and reveals nothing', async () => {
    const id = await inPlay()
    await expect(save(id)).rejects.toThrow(CHECKED)
    expect(line(id)).toMatchObject({ begunEarly: true, doubt: null, revealedAt: null })
    expect(scene.doc<{ games: string[] }>('status/week-9').games).not.toContain(id)
  })

  it('can be picked again with the next reading that has it to come, and follows the feed', async () => {
    const id = await inPlay()
    const { kickoff } = line(id)
    scene.game(id, TO_COME)
    await passAfter(MINUTE)
    await expect(save(id)).resolves.toBeTruthy()
    expect(line(id)).toMatchObject({ begunEarly: false })
    scene.game(id, { kickoff: kickoff + HOUR })
    await passAfter(16 * MINUTE)
    expect(line(id)).toMatchObject({ kickoff: kickoff + HOUR, revealedAt: null })
  })

  it('stays closed from that kickoff to the lock, and reveals then', async () => {
    const id = await inPlay()
    const { kickoff } = line(id)
    scene.now = kickoff + 5 * MINUTE
    await passAfter(0)
    await expect(save(id)).rejects.toThrow(CHECKED)
    await passAfter(5 * MINUTE)
    await passAfter(MINUTE)
    expect(line(id)).toMatchObject({ begunEarly: false, revealedAt: kickoff + 10 * MINUTE })
  })

  it('or even over, is under way once the feed shows that after the kickoff', async () => {
    const id = await scene.opened()
    scene.game(id, { phase: 'final', homeScore: 27, awayScore: 20, period: 4, clock: '0:00' })
    await passAfter(16 * MINUTE)
    expect(line(id)).toMatchObject({ phase: 'final', begunEarly: true })
    // The periodic pass is over by then, and each round makes a quick one.
    scene.now = line(id).kickoff - MINUTE
    for (let minute = 0; minute < 3; minute += 1) await passAfter(MINUTE)
    expect(line(id)).toMatchObject({ phase: 'final', revealedAt: null })
    scene.game(id, { phase: 'live', homeScore: 0, awayScore: 3, period: 1, clock: '13:10' })
    await passAfter(MINUTE)
    expect([scene.scores(9).refusal, line(id).phase]).toEqual(['', 'live'])
    expect(scene.scores(9).games[id]).toMatchObject({ phase: 'live', homeScore: 0, awayScore: 3 })
  })

  it('reveals at that lock also while the feed is down', async () => {
    const id = await inPlay()
    const { kickoff } = line(id)
    scene.stage.orders.answer = '500'
    scene.now = kickoff + 10 * MINUTE
    await passAfter(0)
    expect(line(id).revealedAt).toBe(kickoff + 10 * MINUTE)
  })

  it('locks by its right date once the feed has that', async () => {
    const id = await inPlay()
    const kickoff = scene.now - 3 * HOUR
    scene.game(id, { kickoff })
    await passAfter(MINUTE)
    expect(line(id)).toMatchObject({ kickoff, begunEarly: false, revealedAt: kickoff + 10 * MINUTE })
  })

  it('may get its kickoff by hand', async () => {
    const id = await inPlay()
    const kickoff = scene.now - 3 * HOUR
    await scene.edit(9, id, { kickoff })
    expect(line(id).revealedAt).toBe(kickoff + 10 * MINUTE)
  })

  it.each([
    ['a kickoff ahead', { kickoffIn: 2 * HOUR }],
    ['that it is to come', { phase: 'pre' }],
  ] as const)('cannot be picked by a commissioner’s word: %s', async (_about, said) => {
    const id = await inPlay()
    await scene.edit(9, id, 'kickoffIn' in said ? { kickoff: scene.now + said.kickoffIn } : said)
    await passAfter(MINUTE)
    await expect(save(id)).rejects.toThrow(CHECKED)
  })

  it('before a kickoff by hand cannot be picked either', async () => {
    const id = await scene.opened()
    const kickoff = scene.now + 3 * HOUR
    await scene.edit(9, id, { kickoff })
    scene.game(id, FOURTH_QUARTER)
    await passAfter(16 * MINUTE)
    await expect(save(id)).rejects.toThrow(CHECKED)
    expect(line(id)).toMatchObject({ kickoff, kickoffSource: 'commissioner' })
    scene.game(id, TO_COME)
    await passAfter(MINUTE)
    await expect(save(id)).resolves.toBeTruthy()
  })
})

it.each(['cancelled', 'postponed'] as const)(
  'after play in one answer and %s in the next the score is 0–0 again, so that a wrong date does not look like play',
  async (kind) => {
    const id = await inPlay()
    const { kickoff } = line(id)
    scene.trouble(id, kind)
    await passAfter(MINUTE)
    scene.stage.orders.endTroubles(id)
    scene.game(id, { ...TO_COME, kickoff })
    await passAfter(16 * MINUTE)
    expect(scene.scores(9).games[id]).toMatchObject({ phase: 'pre', homeScore: 0, awayScore: 0 })
    scene.game(id, { kickoff: scene.now - 30 * MINUTE })
    await passAfter(16 * MINUTE)
    expect(scene.board(9).revealed).toEqual([])
  },
)

it('a forfeit, which the feed has as suspended days before, does not keep the referee awake until then', async () => {
  const id = await scene.opened(4 * DAY)
  scene.trouble(id, 'suspended')
  await passAfter(16 * MINUTE)
  expect(line(id)).toMatchObject({ begunEarly: true, phase: 'suspended' })
  const reports: { awake?: boolean }[] = []
  for (let minute = 0; minute < 30; minute += 1) reports.push(...(await passAfter(MINUTE)))
  expect(reports.filter(({ awake }) => awake)).toEqual([])
})

it('a game that was played before its date and stopped keeps the referee awake: it may go on', async () => {
  const id = await inPlay()
  scene.trouble(id, 'suspended')
  await passAfter(MINUTE)
  expect(line(id)).toMatchObject({ begunEarly: true, phase: 'suspended' })
  expect((await passAfter(MINUTE))[0]).toMatchObject({ awake: true })
})
