import { expect, it } from 'vitest'
import { MINUTE } from '#common/durations'
import { final } from './games'
import type { RawPick } from './raw'
import { play, useScene } from './stage-scene'

useScene()

const enter = (gameId: string) => play.enterPick(gameId, 'HOME', 'The phone was dead')

const pickOf = (gameId: string) => play.doc<RawPick>(`weeks/9/lines/${gameId}/picks/player-1`)

/** A game of LSU and Texas A&M, locked by hand, with this pick of player-1's. */
async function lockedGame(pick?: 'HOME' | 'AWAY'): Promise<string> {
  const id = await play.opened(MINUTE)
  if (pick) await play.pick('player-1', 9, id, pick)
  await play.edit(9, id, { isLocked: true })
  return id
}

async function end(id: string): Promise<void> {
  play.now += 240 * MINUTE
  play.game(id, final(31, 10))
  await play.pass()
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
    const points = () => play.board(9).rows['player-1']?.points
    expect(points()).toBe(1)
    await expect(play.undo()).rejects.toMatchObject({
      code: 'unconfirmed',
      message:
        'The picks of Texas A&M at LSU were revealed after this pick was entered. Undoing it changes how it counts.',
    })
    expect([pickOf(id).pickTeam, points()]).toEqual(['HOME', 1])
    await play.undo(true)
    expect([pickOf(id).pickTeam, points()]).toEqual([pick, 0])
    expect(play.log().at(-1)).toMatch(RegExp(`^Undone \\(${before} instead of LSU\\): .+: The phone was dead$`))
  },
)

it.each([
  ['before the reveal, where it names no side', 'AWAY', false],
  ['for the side that the player had picked', 'HOME', true],
] as const)('of a pick entered %s asks nothing', async (_, pick, isOver) => {
  const id = await lockedGame(pick)
  await enter(id)
  if (isOver) await end(id)
  await play.undo()
  expect(pickOf(id)).toMatchObject({ pickTeam: pick })
  expect(pickOf(id)).not.toHaveProperty('fixedBy')
  expect(play.log().at(-1)).toMatch(/^Undone: /)
})

it('of a pick that the other commissioner undoes meanwhile says that there is nothing to undo', async () => {
  await enter(await lockedGame())
  play.tick = 1
  play.before('commish', 'commit', 'undo/', () => play.ask('deputy', 'POST /commish/undo', { body: { week: 9 } }))
  await expect(play.undo()).rejects.toThrow('There is nothing to undo.')
  expect(play.log().filter((text) => text.startsWith('Undone'))).toHaveLength(1)
})

it('of a pick that its player has made again since asks nothing, and keeps it', async () => {
  const id = await lockedGame()
  await enter(id)
  await play.as('deputy', async () => {
    const line = play.store.db.doc(`seasons/2026/weeks/9/lines/${id}`)
    await line.update({ isLocked: false })
  })
  await play.pick('player-1', 9, id, 'AWAY')
  await end(id)
  await play.undo()
  expect(pickOf(id)).toMatchObject({ pickTeam: 'AWAY' })
  const slip = play.doc<{ picks: Record<string, object> }>('weeks/9/slips/player-1')
  for (const each of [pickOf(id), slip.picks[id]]) expect(each).not.toHaveProperty('fixedBy')
})

it('of a pick that another commissioner entered for this one is refused: with the score known it would be a choice', async () => {
  const id = await play.opened(MINUTE)
  await play.pick('deputy', 9, id, 'AWAY')
  await play.edit(9, id, { isLocked: true })
  const entered = { week: 9, gameId: id, userId: 'deputy', pickTeam: 'HOME', reason: 'They asked for it' } as const
  await play.desk('POST /commish/fix-pick', { ...entered, entryId: crypto.randomUUID() })
  await end(id)
  const undo = (who: string) => play.ask(who, 'POST /commish/undo', { body: { week: 9, confirmed: true } })
  await expect(undo('deputy')).rejects.toMatchObject({
    code: 'forbidden',
    message: 'Another commissioner has to undo a pick of yours.',
  })
  await expect(undo('commish')).resolves.toBeTruthy()
})
