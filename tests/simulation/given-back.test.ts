import { beforeEach, describe, expect, it } from 'vitest'
import { HOUR, MINUTE } from '#common/durations'
import { type LineEdit, scene, useScene } from './stage-scene'

useScene()
const postponed = { phase: 'postponed' } as const
let id: string
/** The feed's kickoff. */
let kickoff: number

const edit = (change: LineEdit) => scene.edit(9, id, change)
const line = () => scene.line(9, id)

/** The commissioner's process has just made a periodic pass, so that the next is not due for a quarter of an hour. */
beforeEach(async () => {
  id = await scene.opened()
  kickoff = line().kickoff
  await scene.pass('commish')
})

describe.each([
  ['postponed by hand', [postponed]],
  ['postponed by hand, and then to come', [postponed, { phase: 'pre' }]],
] satisfies [string, LineEdit[]][])('a game that was %s', (_what, edits) => {
  beforeEach(async () => {
    for (const change of edits) await edit(change)
    expect(line()).toMatchObject({ timeTbd: true, kickoffSource: 'commissioner' })
  })

  it('has the feed’s kickoff at once when it is given back', async () => {
    await edit({ feed: true })
    expect(line()).toMatchObject({ kickoff, timeTbd: false, phase: 'pre', kickoffSource: 'feed', kickoffWas: null })
    expect(scene.scores(9).games[id]).toMatchObject({ kickoff, timeTbd: false })
  })

  it('has it with the next reading if the feed is down when it is given back', async () => {
    scene.stage.orders.answer = '500'
    await edit({ feed: true })
    expect(line()).toMatchObject({ timeTbd: true, kickoffSource: 'feed' })
    scene.stage.orders.answer = null
    await scene.passAfter(MINUTE)
    expect(line()).toMatchObject({ kickoff, timeTbd: false, kickoffSource: 'feed' })
  })
})

it('an undone postponement follows the kickoff that the feed has given since', async () => {
  await edit(postponed)
  scene.game(id, { kickoff: kickoff + HOUR })
  await scene.passAfter(MINUTE)
  await scene.undo()
  expect(line()).toMatchObject({ kickoff: kickoff + HOUR, timeTbd: false, phase: 'pre', kickoffSource: 'feed' })
})
