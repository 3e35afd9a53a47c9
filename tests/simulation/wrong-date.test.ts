import { describe, expect, it } from 'vitest'
import { DAY, HOUR, MINUTE } from '#common/durations'
import { gamesOfWeek } from '../../scripts/season/season2025'
import { scene, useScene } from './stage-scene'

useScene()
const line = (id: string) => scene.line(9, id)
const revealed = () => scene.board(9).revealed
const passAfter = (ms: number) => scene.passAfter(ms)

/** Week 9 with a pick of player-1 on its first game, which kicks off in so long (ms). */
async function picked(ahead = DAY): Promise<string> {
  const id = await scene.opened(ahead)
  await scene.pick('player-1', 9, id, 'HOME')
  return id
}

const IN_PLAY = { phase: 'live', homeScore: 7, awayScore: 0, period: 1, clock: '9:00' } as const
const TO_COME = { phase: 'pre', homeScore: 0, awayScore: 0, period: 0, clock: '' } as const

describe.each([
  ['under way', IN_PLAY],
  ['under way without a score', { ...IN_PLAY, homeScore: 0 }],
  ['over', { ...IN_PLAY, phase: 'final', period: 4, clock: '0:00' }],
] as const)('a game of tomorrow that the feed has %s', (_about, game) => {
  it.each([
    ['since yesterday', 27 * HOUR],
    ['since last year', 365 * DAY],
  ])('%s in one answer keeps its picks hidden, and follows the feed after that', async (_since, ago) => {
    const id = await picked()
    const { kickoff } = line(id)
    scene.game(id, { ...game, kickoff: scene.now - ago })
    await passAfter(16 * MINUTE)
    expect(line(id)).toMatchObject({ kickoff, revealedAt: null })
    scene.game(id, { ...TO_COME, kickoff })
    for (let readings = 0; readings < 4; readings += 1) await passAfter(65_000)
    expect([line(id).kickoff, line(id).doubt, revealed()]).toEqual([kickoff, null, []])
    if (game.phase === 'final') return
    scene.game(id, { kickoff: kickoff + HOUR })
    await passAfter(MINUTE)
    expect(line(id).kickoff).toBe(kickoff + HOUR)
  })

  it('since yesterday is believed with the third reading after two minutes', async () => {
    const id = await picked()
    const kickoff = scene.now - 27 * HOUR
    scene.game(id, { ...game, kickoff })
    await passAfter(16 * MINUTE)
    await expect(scene.pick('player-1', 9, id, 'AWAY')).rejects.toThrow()
    for (let minutes = 0; minutes < 2; minutes += 1) {
      await scene.passAfter(MINUTE, {})
    }
    expect([line(id).kickoff, revealed()]).toEqual([kickoff, [id]])
  })

  it('since an hour ago is closed at once, and reveals when that is repeated', async () => {
    const id = await picked()
    const { kickoff } = line(id)
    scene.game(id, { ...game, kickoff: scene.now - HOUR })
    await passAfter(MINUTE)
    await expect(scene.pick('player-1', 9, id, 'AWAY')).rejects.toThrow()
    expect([line(id).kickoff, revealed()]).toEqual([kickoff, []])
    for (let minutes = 0; minutes < 2; minutes += 1) await passAfter(MINUTE)
    expect(revealed()).toEqual([id])
  })

  it('since an hour ago in one answer keeps its picks hidden', async () => {
    const id = await picked()
    const { kickoff } = line(id)
    scene.game(id, { ...game, kickoff: scene.now - HOUR })
    await passAfter(MINUTE)
    scene.game(id, { ...TO_COME, kickoff })
    await passAfter(MINUTE)
    expect([line(id).kickoff, line(id).doubt, revealed()]).toEqual([kickoff, null, []])
  })

  it('though by hand it is to come in two days, in one answer keeps that kickoff', async () => {
    const id = await picked()
    const kickoff = scene.now + 2 * DAY
    await scene.edit(9, id, { kickoff })
    scene.game(id, { ...game, kickoff: scene.now - HOUR })
    await passAfter(MINUTE)
    scene.game(id, { ...TO_COME, kickoff: kickoff + HOUR })
    await passAfter(MINUTE)
    expect(line(id)).toMatchObject({ kickoff, kickoffSource: 'commissioner', doubt: null, revealedAt: null })
  })

  it('that was to begin in some hours has begun early, and is closed at once', async () => {
    const id = await picked()
    scene.now = line(id).kickoff - 6 * HOUR
    await scene.pass()
    scene.game(id, { ...game, kickoff: scene.now - HOUR })
    await passAfter(MINUTE)
    expect(revealed()).toEqual([id])
  })
})

/** The only game of week 9: over by the feed, with a kickoff of yesterday, a day before its own. */
async function finalInDoubt(): Promise<string> {
  const [id = ''] = await scene.open(9, { games: [gamesOfWeek(9)[0]?.id ?? ''], ahead: DAY })
  await scene.pass()
  scene.game(id, { ...IN_PLAY, phase: 'final', period: 4, kickoff: scene.now - 27 * HOUR })
  await passAfter(16 * MINUTE)
  return id
}

it('a doubt about a game that is over is settled within minutes, also where no other game is left', async () => {
  const id = await finalInDoubt()
  expect(line(id)).toMatchObject({ phase: 'final', revealedAt: null, doubt: { readings: 1 } })
  for (let minutes = 0; minutes < 2; minutes += 1) {
    await scene.passAfter(MINUTE, {})
  }
  expect(revealed()).toEqual([id])
})

it('no pass reads the feed for a doubt about a game that is over once the feed drops it', async () => {
  const id = await finalInDoubt()
  expect(scene.scores(9)).toMatchObject({ doubted: true })
  scene.trouble(id, 'dropped-game')
  await scene.passAfter(MINUTE, {})
  expect(scene.scores(9)).toMatchObject({ doubted: false, games: { [id]: { unlisted: true } } })
  scene.asked.length = 0
  await scene.passAfter(MINUTE, {})
  expect(scene.asked).toEqual([])
  expect(revealed()).toEqual([])
})

it('a kickoff by hand stands over play of yesterday, however often the feed repeats it', async () => {
  const id = await picked()
  const kickoff = scene.now + 2 * DAY
  await scene.edit(9, id, { kickoff })
  scene.game(id, { ...IN_PLAY, kickoff: scene.now - 27 * HOUR })
  for (let readings = 0; readings < 4; readings += 1) await passAfter(65_000)
  expect(line(id)).toMatchObject({ kickoff, kickoffSource: 'commissioner', doubt: null, revealedAt: null })
})

it.each([
  ['to come', TO_COME],
  ['under way', { ...IN_PLAY, homeScore: 0 }],
])('games that the feed has %s since 1970 keep their kickoffs, and the desk says so', async (_about, game) => {
  const games = await scene.open(9)
  await scene.pass()
  for (const id of games) await scene.pick('player-1', 9, id, 'HOME')
  const before = games.map((id) => line(id).kickoff)
  for (const id of games) scene.game(id, { ...game, kickoff: 0 })
  await passAfter(16 * MINUTE)
  for (let readings = 0; readings < 3; readings += 1) await passAfter(65_000)
  expect([games.map((id) => line(id).kickoff), games.map((id) => line(id).doubt), revealed()]).toEqual([
    before,
    games.map(() => null),
    [],
  ])
  expect(scene.scores(9)).toMatchObject({
    trouble:
      'The score feed has a date out of the season for Texas A&M at LSU and 2 other games. What was known of the kickoff stays.',
  })
  for (const id of games) scene.game(id, { ...TO_COME, kickoff: line(id).kickoff })
  await passAfter(MINUTE)
  expect(scene.scores(9)).toMatchObject({ trouble: '' })
  await expect(scene.pick('player-1', 9, games[0] ?? '', 'AWAY')).resolves.toBeTruthy()
})

it('a game whose date goes wrong in play is followed to its end', async () => {
  const id = await picked(6 * HOUR)
  const kickoff = scene.now - HOUR
  scene.game(id, { ...IN_PLAY, kickoff })
  await passAfter(MINUTE)
  scene.game(id, { phase: 'final', homeScore: 31, awayScore: 10, kickoff: 0 })
  await passAfter(MINUTE)
  expect(line(id)).toMatchObject({ kickoff, phase: 'final', homeScore: 31 })
})
