import { expect, it } from 'vitest'
import { useScene } from './stage-scene'

const scene = useScene()
const MINUTE = 60_000

/** What a pass read and wrote, as the paths below the season. */
async function costOf(pass: () => Promise<unknown>): Promise<string[]> {
  const { operations } = scene.current
  const before = operations.length
  await pass()
  return operations
    .slice(before)
    .flatMap(({ kind, paths }) => paths.map((path) => `${kind} ${path.replace(/^seasons\/\d+\//, '')}`))
}

const QUIET = ['read settings/app', 'read scores/9', 'read weeks/9/slips']

it('a quiet pass costs three reads and no write', async () => {
  const { current: play } = scene
  await play.open(9)
  await play.pass()
  play.now += MINUTE
  expect(await costOf(() => play.pass('referee', {}))).toEqual(QUIET)
})

it('a kickoff set by a commissioner costs nothing more, whatever the feed goes on to say', async () => {
  const { current: play } = scene
  const [id = ''] = await play.open(9)
  const kickoff = play.now + 60 * MINUTE
  play.game(id, { kickoff })
  await play.edit(9, id, { kickoff: kickoff + 30 * MINUTE })
  await play.pass()
  play.now += MINUTE
  expect(await costOf(() => play.pass())).toEqual(QUIET)
  expect(play.scores(9).games[id]).toMatchObject({ kickoff: kickoff + 30 * MINUTE })
})
