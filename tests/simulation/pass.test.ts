import { describe, expect, it } from 'vitest'
import { useScene } from './stage-scene'

const scene = useScene()
const MINUTE = 60_000

/** Week 9 with its first game under way, after a pass. */
async function underWay(): Promise<string> {
  const { current: play } = scene
  const [id = ''] = await play.open(9)
  play.game(id, {
    kickoff: play.now - 30 * MINUTE,
    phase: 'live',
    homeScore: 3,
    awayScore: 0,
    period: 1,
    clock: '9:00',
  })
  await play.pass()
  return id
}

/** What a pass read and wrote, below the season, and how often it asked the feed. */
async function costOf(ms: number, options = {}): Promise<{ reads: string[]; writes: string[]; asked: number }> {
  const { current: play } = scene
  play.now += ms
  const [operations, asked] = [play.operations.length, play.asked.length]
  await play.pass('referee', options)
  const done = play.operations.slice(operations).map(({ kind, paths }) => ({
    kind,
    paths: paths.map((path) => path.replace(/^seasons\/\d+\//, '')),
  }))
  const of = (kind: string) => done.filter((each) => each.kind === kind).flatMap(({ paths }) => paths)
  return { reads: of('read'), writes: of('commit'), asked: play.asked.length - asked }
}

const QUIET = ['settings/app', 'scores/9', 'weeks/9/slips']

it('a quiet pass costs three reads and no write', async () => {
  const { current: play } = scene
  await play.open(9)
  await play.pass()
  expect(await costOf(MINUTE)).toEqual({ reads: QUIET, writes: [], asked: 0 })
})

it('a kickoff set by a commissioner costs nothing more, whatever the feed goes on to say', async () => {
  const { current: play } = scene
  const [id = ''] = await play.open(9)
  const kickoff = play.now + 60 * MINUTE
  play.game(id, { kickoff })
  await play.edit(9, id, { kickoff: kickoff + 30 * MINUTE })
  await play.pass()
  expect(await costOf(MINUTE, { poll: true })).toEqual({ reads: QUIET, writes: [], asked: 1 })
  expect(play.scores(9).games[id]).toMatchObject({ kickoff: kickoff + 30 * MINUTE })
})

describe('a pass while games are under way', () => {
  it('writes a moved score at once, and nothing but the scores', async () => {
    const { current: play } = scene
    const id = await underWay()
    const { version } = play.scores(9)
    play.game(id, { homeScore: 10 })
    expect(await costOf(15_000)).toEqual({ reads: QUIET, writes: ['scores/9'], asked: 1 })
    expect(play.scores(9)).toMatchObject({ version: version + 1, games: { [id]: { homeScore: 10 } } })
  })

  it('writes a clock after 50 s', async () => {
    const { current: play } = scene
    const id = await underWay()
    play.game(id, { clock: '8:00' })
    for (const pause of [15_000, 15_000, 15_000])
      expect(await costOf(pause)).toEqual({ reads: QUIET, writes: [], asked: 1 })
    expect(await costOf(15_000)).toEqual({ reads: QUIET, writes: ['scores/9'], asked: 1 })
    expect(play.scores(9).games[id]).toMatchObject({ clock: '8:00' })
  })

  it('writes that the feed is down, and asks it at every pass until it is back', async () => {
    const { current: play } = scene
    await play.open(9)
    await play.pass()
    play.stage.orders.answer = '500'
    const [report] = await play.pass('referee', { poll: true })
    expect(report).toMatchObject({ trouble: 'The score feed answered with an error (500).', awake: false })
    expect(play.scores(9)).toMatchObject({ trouble: 'The score feed answered with an error (500).' })
    expect((await costOf(MINUTE)).asked).toBe(1)
    play.stage.orders.answer = null
    expect((await costOf(MINUTE)).asked).toBe(1)
    expect(play.scores(9)).toMatchObject({ trouble: '' })
    expect((await costOf(MINUTE)).asked).toBe(0)
  })
})

describe('saved picks', () => {
  it('are counted by a pass that reads and writes nothing but scores and status', async () => {
    const { current: play } = scene
    const [id = '', other = ''] = await play.open(9)
    await play.pass()
    await play.pick('player-1', 9, id, 'HOME')
    play.now += 1_000
    await play.pick('player-2', 9, id, 'AWAY')
    await play.pick('player-2', 9, other, 'AWAY')
    const { reads, writes, asked } = await costOf(MINUTE)
    expect({ reads, writes, asked }).toEqual({
      ...{ reads: [...QUIET, 'status/week-9'], writes: ['scores/9', 'status/week-9'], asked: 0 },
    })
    expect(play.doc('status/week-9')).toMatchObject({ made: { 'player-1': 1, 'player-2': 2, 'player-3': 0 } })
    expect(play.scores(9)).toMatchObject({ gatheredTo: play.doc<{ at: object }>('weeks/9/slips/player-2').at })
  })

  it('that only changed sides leave the status as it is', async () => {
    const { current: play } = scene
    const [id = ''] = await play.open(9)
    await play.pick('player-1', 9, id, 'HOME')
    await play.pass()
    await costOf(2 * MINUTE)
    await play.pick('player-1', 9, id, 'AWAY')
    expect((await costOf(MINUTE)).writes).not.toContain('status/week-9')
  })

  it('that become visible late are counted with the next look at the week', async () => {
    const { current: play } = scene
    const [id = ''] = await play.open(9)
    await play.pick('player-1', 9, id, 'HOME')
    const late = play.store.peek('seasons/2026/weeks/9/slips/player-1') as object
    const { db } = play.store
    await db.doc('seasons/2026/weeks/9/slips/player-1').delete()
    play.now += 9_000
    await play.pick('player-2', 9, id, 'AWAY')
    await play.pass('referee', {})
    await db.doc('seasons/2026/weeks/9/slips/player-1').set(late)
    await costOf(16 * MINUTE)
    expect(play.doc('status/week-9')).toMatchObject({ made: { 'player-1': 1, 'player-2': 1 } })
  })

  it('of somebody who has just joined put them on the boards', async () => {
    const { current: play } = scene
    const [id = ''] = await play.open(9)
    await play.pass()
    const { db } = play.store
    await db.doc('users/new').set({ username: 'new', about: '', avatar: '', favoriteTeam: '', favoriteColor: '' })
    await db.doc('directory/members').update({ 'members.new': { name: 'new', color: '', team: '', picture: '' } })
    await play.pick('new', 9, id, 'HOME')
    await play.pass('referee', {})
    expect(play.doc('status/week-9')).toMatchObject({ made: { new: 1 } })
    expect(play.board(9).rows.new).toEqual({ sides: '---', points: 0, correct: 0, picks: 0 })
  })
})

it('a reveal does not wait for the feed', async () => {
  const { current: play } = scene
  const [id = ''] = await play.open(9)
  const kickoff = play.now + 30 * MINUTE
  play.game(id, { kickoff })
  await play.pass()
  play.now = kickoff + 10 * MINUTE
  let revealed: string[] = []
  globalThis.fetch = (address, init) => {
    revealed = play.board(9).revealed
    return play.fetch(address as URL, init)
  }
  await play.pass('referee', {})
  expect(revealed).toEqual([id])
})
