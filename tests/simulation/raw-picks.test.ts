import { beforeEach, describe, expect, it } from 'vitest'
import { MINUTE } from '#common/durations'
import { SEASON } from './games'
import type { RawBoard } from './raw'
import { scene, useScene } from './stage-scene'

useScene()
const reread = () => scene.cost(() => scene.passAfter(MINUTE, { rereadsPicks: true }))

describe('a pass that reads all picks again', () => {
  let board: RawBoard
  let id: string
  const storePick = (pickTeam: string) =>
    scene.store.db.doc(`seasons/${SEASON}/weeks/9/lines/${id}/picks/player-1`).update({ pickTeam })

  beforeEach(async () => {
    ;[id = ''] = await scene.play(9)
    await scene.pass()
    board = scene.board(9)
  })

  it('writes nothing where the board has them right', async () => {
    expect(await reread()).toMatchObject({ writes: [], wrote: false })
  })

  it('corrects a board that no other pass does', async () => {
    await storePick('AWAY')
    await scene.passAfter(MINUTE, { whole: true })
    expect(scene.board(9)).toEqual(board)
    expect(await reread()).toMatchObject({ writes: [expect.stringContaining('leaderboards/week-9')] })
    expect(scene.board(9)).not.toEqual(board)
    await storePick('HOME')
    await reread()
    expect(scene.board(9)).toEqual(board)
  })

  it('reads them once more where a change overtakes it', async () => {
    await storePick('AWAY')
    scene.before('referee', 'commit', 'leaderboards/week-9', async () => {
      await storePick('HOME')
      await scene.edit(9, id, { spread: -4 })
    })
    await reread()
    expect(scene.line(9, id)).toMatchObject({ spread: -4 })
    expect(scene.board(9).rows).toEqual(board.rows)
  })
})
