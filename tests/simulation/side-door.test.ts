import { expect, it } from 'vitest'
import { otherSide } from '#common/game/sides'
import type { Action } from './action'
import { GAMES, HAND_GAMES, SEASON, type SimulatedGame } from './games'
import { planOf } from './plan'
import { runSeed } from './run'

const UID = 'player-3'

/** What other players can see of a world, step by step, until this game reveals. */
async function seenByOthers(seed: number, plan: readonly Action[], game: SimulatedGame): Promise<string[]> {
  const line = `seasons/${SEASON}/weeks/${game.week}/lines/${game.id}`
  const seen: string[] = []
  let open = false
  let last: object | undefined
  const { failure } = await runSeed(seed, plan, {
    stored: (paths, documents) => {
      last = documents.get(line)
      open ||= (last as { revealedAt?: number | null } | undefined)?.revealedAt != null
      // The update times show which documents are written, and in which order, whatever they contain.
      if (!open) seen.push(...paths.map((path) => `${path} ${visible(path, documents.get(path), line)}`))
    },
    answered: (process, answer) => {
      if (!open && !process.startsWith(`${UID} `)) seen.push(`${process}: ${JSON.stringify(answer)}`)
    },
  })
  expect(failure).toBeNull()
  expect(open, `the game revealed, and was last ${JSON.stringify(last)}`).toBe(true)
  return seen
}

/** The part of a document that others may read. */
function visible(path: string, document: object | undefined, line: string): string {
  const fields = (document ?? {}) as Record<string, unknown>
  if (path === `${line}/picks/${UID}` || path.endsWith(`/slips/${UID}`)) return 'closed'
  if (path.includes('/undo/')) return JSON.stringify([fields.text, fields.by, fields.at])
  if (path.startsWith('mail/') && String(fields.to).startsWith(UID)) return 'closed'
  return JSON.stringify(fields, (field, value: unknown) => (field === 'undone' ? 'its own' : value))
}

const mirrored = (plan: readonly Action[], game: SimulatedGame): Action[] =>
  plan.map((action) =>
    action.does === 'pick' && action.who === UID && action.game.id === game.id
      ? { ...action, side: otherSide(action.side) }
      : action,
  )

/** `npm run test:long` plays these, too. */
const MORE: [seed: number, game: number][] = [
  [1, 1],
  [2, 3],
  [3, 4],
  [4, 6],
  [5, 2],
]

/** Two worlds that differ only in the side of one player's picks of one game. Game 8 is one by hand. */
it.each<[seed: number, game: number]>([[7, 8], ...(process.env.LONG ? MORE : [])])(
  'with seed %i nothing shows which side of game %i was picked until it reveals',
  async (seed, index) => {
    const game = [...GAMES, ...HAND_GAMES][index]
    if (!game) throw new Error(`there is no game ${index}`)
    const plan = planOf(seed)
    const other = mirrored(plan, game)
    expect(other).not.toEqual(plan)
    const world = await seenByOthers(seed, plan, game)
    expect(world.length).toBeGreaterThan(300)
    expect(await seenByOthers(seed, other, game)).toEqual(world)
  },
)
