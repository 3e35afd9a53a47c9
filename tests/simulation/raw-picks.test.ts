import { beforeEach, describe, expect, it } from 'vitest'
import { MINUTE } from '#common/durations'
import { SEASON } from './games'
import type { RawBoard } from './raw'
import { useScene } from './stage-scene'

const scene = useScene()
const reread = () => scene.current.cost(() => scene.current.passAfter(MINUTE, { rereadsPicks: true }))

describe('a pass that reads all picks again', () => {
  let board: RawBoard
  let id: string
  const storePick = (pickTeam: string) =>
    scene.current.store.db.doc(`seasons/${SEASON}/weeks/9/lines/${id}/picks/player-1`).update({ pickTeam })

  beforeEach(async () => {
    const { current: play } = scene
    ;[id = ''] = await play.play(9)
    await play.pass()
    board = play.board(9)
  })

  it('writes nothing where the board has them right', async () => {
    expect(await reread()).toMatchObject({ writes: [], wrote: false })
  })

  it('corrects a board that no other pass does', async () => {
    const { current: play } = scene
    await storePick('AWAY')
    await play.passAfter(MINUTE, { whole: true })
    expect(play.board(9)).toEqual(board)
    expect(await reread()).toMatchObject({ writes: [expect.stringContaining('leaderboards/week-9')] })
    expect(play.board(9)).not.toEqual(board)
    await storePick('HOME')
    await reread()
    expect(play.board(9)).toEqual(board)
  })

  it('reads them once more where a change overtakes it', async () => {
    const { current: play } = scene
    await storePick('AWAY')
    play.before('referee', 'commit', 'leaderboards/week-9', async () => {
      await storePick('HOME')
      await play.edit(9, id, { spread: -4 })
    })
    await reread()
    expect(play.line(9, id)).toMatchObject({ spread: -4 })
    expect(play.board(9).rows).toEqual(board.rows)
  })
})
