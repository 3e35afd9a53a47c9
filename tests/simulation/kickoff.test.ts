import { beforeEach, describe, expect, it } from 'vitest'
import { MINUTE } from '#common/durations'
import { changeAnswers } from './change-answers'
import { GAMES } from './games'
import { scene, useScene } from './stage-scene'

useScene()
let id: string

const move = (kickoff: number) => scene.edit(9, id, { kickoff })
const add = (kickoff: number) =>
  scene.desk('POST /commish/games', { week: 9, homeTeam: 'Army', awayTeam: 'Navy', kickoff })

beforeEach(async () => {
  ;[id = ''] = await scene.open(9)
})

describe.each([
  ['that moves a game', move],
  ['of a game by hand', add],
])('a kickoff %s', (_what, give) => {
  it.each([
    ['the season after', Date.UTC(2027, 8, 4, 16)],
    ['2150', Date.UTC(2150, 10, 7, 17)],
  ])('is refused in %s', async (_year, kickoff) => {
    const line = scene.line(9, id)
    await expect(give(kickoff)).rejects.toMatchObject({
      code: 'bad-input',
      message: 'That kickoff is not in the season of 2026. Please check its date.',
    })
    expect(scene.line(9, id)).toEqual(line)
    expect(scene.doc<{ slate: string[] }>('weeks/9').slate).not.toContainEqual(expect.stringMatching(/^hand-/))
  })

  it('may be weeks after the bowls', async () => {
    await expect(give(Date.UTC(2027, 1, 28))).resolves.toBeTruthy()
  })
})

it.each([
  ['1970', 0],
  ['the season before', Date.UTC(2025, 10, 8, 17)],
])('a kickoff that moves a game is refused in %s', async (_year, kickoff) => {
  await expect(move(kickoff)).rejects.toThrow('That kickoff is not in the season of 2026. Please check its date.')
})

describe('a game that the feed dates out of the season', () => {
  const other = GAMES.filter(({ week }) => week === 9).map((game) => game.id)[1] ?? ''
  const save = (...games: string[]) => scene.saveSlate(games)

  it('is not put on a slate', async () => {
    await save(id)
    scene.game(other, { kickoff: 0, phase: 'pre' })
    await expect(save(id, other)).rejects.toMatchObject({
      code: 'bad-input',
      message: expect.stringMatching(/^The score feed’s kickoff of .* at .* is not in the season of 2026\. Please/),
    })
    expect(scene.doc(`weeks/9`)).toMatchObject({ slate: [id] })
  })

  it('keeps its kickoff to be announced when it gets such a date', async () => {
    scene.trouble(other, 'tbd')
    scene.game(other, { kickoff: 0, phase: 'pre' })
    await save(id, other)
    await scene.pass()
    expect(scene.line(9, other)).toMatchObject({ timeTbd: true })
    scene.stage.orders.endTroubles()
    for (let minutes = 0; minutes < 5; minutes += 1) {
      await scene.passAfter(MINUTE)
    }
    expect(scene.line(9, other)).toMatchObject({ timeTbd: true, doubt: null, revealedAt: null })
  })

  it('is put on it if the feed’s calendar has the date', async () => {
    await save(id)
    changeAnswers((board) => {
      const text = JSON.stringify(board)
      return JSON.parse(text.replaceAll(/"endDate":"2027-[^"]*"/g, '"endDate":"2027-06-01T07:59Z"'))
    })
    const kickoff = Date.UTC(2027, 4, 1)
    scene.game(other, { kickoff, phase: 'pre' })
    await save(id, other)
    expect(scene.line(9, other).kickoff).toBe(kickoff)
  })

  it('comes back to it if its kickoff is by hand', async () => {
    const kickoff = scene.now + 60 * MINUTE
    await scene.edit(9, other, { kickoff })
    await save(id)
    scene.game(other, { kickoff: 0, phase: 'pre' })
    await save(id, other)
    expect(scene.line(9, other)).toMatchObject({ kickoff, kickoffSource: 'commissioner', revealedAt: null })
  })
})

it('a reveal that comes due while the feed is read belongs to the same pass', async () => {
  const kickoff = scene.now + 40 * MINUTE
  scene.game(id, { kickoff })
  await scene.pass()
  scene.now = kickoff + 10 * MINUTE - 1_000
  globalThis.fetch = (...request) => {
    scene.now += 2_000
    return scene.fetch(...(request as Parameters<typeof scene.fetch>))
  }
  await scene.pass('referee', {})
  expect(scene.board(9).revealed).toEqual([id])
})
