import { expect, it } from 'vitest'
import { setLog } from '#functions/log'
import { invoke } from './desk'
import { useScene } from './stage-scene'

const scene = useScene()

const subjects = () =>
  [...scene.current.store.dump()].flatMap(([path, document]) =>
    path.startsWith('mail/') ? [(document as { subject?: string }).subject] : [],
  )

it('an undone pick is mailed in the commit of the undo: if that fails, there is neither', async () => {
  const { current: play } = scene
  setLog(() => {})
  const [gameId = ''] = await play.open(9)
  await play.edit(9, gameId, { isLocked: true })
  const fix = { week: 9, gameId, userId: 'player-1', pickTeam: 'HOME', reason: 'Was at sea.' }
  await play.as('commish', () => invoke('POST /commish/fix-pick', 'commish', { body: fix }))
  const [entered] = subjects()
  const undo = () => play.as('commish', () => invoke('POST /commish/undo', 'commish', { body: { week: 9 } }))
  const pick = () => play.store.peek(`seasons/2026/weeks/9/lines/${gameId}/picks/player-1`)
  play.before('commish', 'commit', 'mail/', () => Promise.reject(new Error('the line is dead')))
  await expect(undo()).rejects.toThrow('the line is dead')
  expect([pick(), subjects()]).toEqual([expect.anything(), [entered]])
  await undo()
  expect([pick(), subjects().sort()]).toEqual([undefined, [entered, 'Your pick is as it was'].sort()])
})
