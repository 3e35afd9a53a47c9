import { expect, it } from 'vitest'
import { MINUTE } from '#common/durations'
import { final } from './games'
import type { RawPick } from './raw'
import { scene, useScene } from './stage-scene'

useScene()

const enter = (gameId: string) => scene.enterPick(gameId, 'HOME', 'The phone was dead')

const pickOf = (gameId: string) => scene.doc<RawPick>(`weeks/9/lines/${gameId}/picks/player-1`)

/** A game of LSU and Texas A&M, locked by hand, with this pick of player-1's. */
async function lockedGame(pick?: 'HOME' | 'AWAY'): Promise<string> {
  const id = await scene.opened(MINUTE)
  if (pick) await scene.pick('player-1', 9, id, pick)
  await scene.edit(9, id, { isLocked: true })
  return id
}

async function end(id: string): Promise<void> {
  scene.now += 240 * MINUTE
  scene.game(id, final(31, 10))
  await scene.pass()
}

it.each([
  ['over another one', 'AWAY', 'Texas A&M'],
  ['where there was none', undefined, 'no pick'],
] as const)(
  'of a pick entered %s asks once everybody sees it, and the log names both sides',
  async (_, pick, before) => {
    const id = await lockedGame(pick)
    await enter(id)
    await end(id)
    const points = () => scene.board(9).rows['player-1']?.points
    expect(points()).toBe(1)
    await expect(scene.undo()).rejects.toMatchObject({
      code: 'unconfirmed',
      message:
        'The picks of Texas A&M at LSU were revealed after this pick was entered. Undoing it changes how it counts.',
    })
    expect([pickOf(id).pickTeam, points()]).toEqual(['HOME', 1])
    await scene.undo(true)
    expect([pickOf(id).pickTeam, points()]).toEqual([pick, 0])
    expect(scene.log().at(-1)).toMatch(RegExp(`^Undone \\(${before} instead of LSU\\): .+: The phone was dead$`))
  },
)

it.each([
  ['before the reveal, where it names no side', 'AWAY', false],
  ['for the side that the player had picked', 'HOME', true],
] as const)('of a pick entered %s asks nothing', async (_, pick, isOver) => {
  const id = await lockedGame(pick)
  await enter(id)
  if (isOver) await end(id)
  await scene.undo()
  expect(pickOf(id)).toMatchObject({ pickTeam: pick })
  expect(pickOf(id)).not.toHaveProperty('fixedBy')
  expect(scene.log().at(-1)).toMatch(/^Undone: /)
})

it('of a pick that the other commissioner undoes meanwhile says that there is nothing to undo', async () => {
  await enter(await lockedGame())
  scene.tick = 1
  scene.before('commish', 'commit', 'undo/', () => scene.ask('deputy', 'POST /commish/undo', { body: { week: 9 } }))
  await expect(scene.undo()).rejects.toThrow('There is nothing to undo.')
  expect(scene.log().filter((text) => text.startsWith('Undone'))).toHaveLength(1)
})

it('of a pick that its player has made again since asks nothing, and keeps it', async () => {
  const id = await lockedGame()
  await enter(id)
  await scene.as('deputy', async () => {
    const line = scene.store.db.doc(`seasons/2026/weeks/9/lines/${id}`)
    await line.update({ isLocked: false })
  })
  await scene.pick('player-1', 9, id, 'AWAY')
  await end(id)
  await scene.undo()
  expect(pickOf(id)).toMatchObject({ pickTeam: 'AWAY' })
  const slip = scene.doc<{ picks: Record<string, object> }>('weeks/9/slips/player-1')
  for (const each of [pickOf(id), slip.picks[id]]) expect(each).not.toHaveProperty('fixedBy')
})

it('of a pick that another commissioner entered for this one is refused: with the score known it would be a choice', async () => {
  const id = await scene.opened(MINUTE)
  await scene.pick('deputy', 9, id, 'AWAY')
  await scene.edit(9, id, { isLocked: true })
  const entered = { week: 9, gameId: id, userId: 'deputy', pickTeam: 'HOME', reason: 'They asked for it' } as const
  await scene.desk('POST /commish/fix-pick', { ...entered, entryId: crypto.randomUUID() })
  await end(id)
  const undo = (who: string) => scene.ask(who, 'POST /commish/undo', { body: { week: 9, confirmed: true } })
  await expect(undo('deputy')).rejects.toMatchObject({
    code: 'forbidden',
    message: 'Another commissioner has to undo a pick of yours.',
  })
  await expect(undo('commish')).resolves.toBeTruthy()
})
