import { beforeAll, expect, it } from 'vitest'
import { otherSide } from '#common/game/sides'
import { seededRandom } from '#common/random'
import { runPasses } from '#functions/referee/pass'
import { call, feed } from './support/client'
import { gameIds } from './support/games'
import { commissioner, emptyLeague, type Member, openWeek, pastLock, pick, player } from './support/league'
import { readTree, type Tree } from './support/season-tree'

const week = 6
const games = gameIds(week, 3)
const [, , secret = ''] = games
let desk: Member
let fans: Member[]

beforeAll(async () => {
  await emptyLeague()
  desk = await commissioner()
  fans = await Promise.all([player(), player()])
})

/** What can be read after a step: by everybody, and by nobody but its owner. */
interface Step {
  open: string[]
  closed: string[]
}

/** Fields that differ between two runs: a timestamp's parts, the simulator's game clock, and an id drawn by lot. */
const DIFFERS = /^_|^clock$|^changeId$/

/** The database gives a document's fields in no order. */
const inOrder = (value: unknown) =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value

/**
 * Two runs of one season differ in their moments, and in the ids that are drawn by lot, such as those of log entries.
 */
const text = (path: string, value: unknown) =>
  `${path.replace(/changes\/.*/, 'changes')} ${JSON.stringify(value, (key, each: unknown) =>
    DIFFERS.test(key) || (typeof each === 'number' && each > 1e12) ? 'another in each run' : inOrder(each),
  ).replace(/(\w{3}, \w{3} \d+, )?\d{1,2}:\d\d( [AP]M)?/g, 'a time')}`

async function look(): Promise<Step> {
  const tree: Tree = await readTree()
  const isClosed = (path: string) => {
    const [, line = ''] = /^(.*\/lines\/[^/]+)\/picks\//.exec(path) ?? []
    return path.includes('/slips/') || (line !== '' && tree.get(line)?.revealedAt === null)
  }
  const stored = [...tree].map(([path, value]) => ({ closed: isClosed(path), text: text(path, value) }))
  const texts = (closed: boolean) => stored.filter((each) => each.closed === closed).map((each) => each.text)
  const asked = await Promise.all(
    fans.map(async ({ uid }) => {
      const ask = { token: desk.token, params: { userId: uid }, query: { week } }
      return text(uid, (await call('GET /leaderboard/user/:userId/picks', ask)).body)
    }),
  )
  return { open: [...texts(false), ...asked].sort(), closed: texts(true).sort() }
}

/**
 * A small season of saves and passes, by lot: everybody picks, changes sides and leaves games out, while game after
 * game reveals but for the last.
 * @param mirrored whether every pick of the last game is of the other side in this world.
 */
async function play(mirrored: boolean): Promise<Step[]> {
  await emptyLeague()
  for (const id of games) await feed({ game: { id, phase: 'pre', kickoffInSeconds: 20_000 } })
  await openWeek(week, games, desk)
  const random = seededRandom('a season of secrets', 7)
  const steps: Step[] = []
  for (const [round, revealing] of games.entries()) {
    for (const { token } of fans) {
      for (const gameId of games.slice(round)) {
        const side = random() < 0.5 ? 'HOME' : 'AWAY'
        if (random() < 0.3) continue
        const pickTeam = mirrored && gameId === secret ? otherSide(side) : side
        expect((await pick({ token }, week, gameId, pickTeam)).status).toBe(200)
      }
    }
    await runPasses({ poll: true, whole: true })
    steps.push(await look())
    if (revealing === secret) break
    await feed({ game: { id: revealing, ...pastLock() } })
    await runPasses({ poll: true, whole: true })
    steps.push(await look())
  }
  return steps
}

it('nothing that others can read depends on a pick that has not revealed', { tags: ['long'] }, async () => {
  const world = await play(false)
  const mirror = await play(true)
  expect(world).toHaveLength(5)
  for (const [index, step] of world.entries()) {
    expect(mirror[index]?.open).toEqual(step.open)
    // The two worlds do differ, where only the picks' owners can see it.
    expect(mirror[index]?.closed).not.toEqual(step.closed)
  }
})
