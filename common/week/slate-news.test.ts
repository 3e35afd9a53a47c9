import { expect, it } from 'vitest'
import { ironBowl } from '../../tests/fixtures/line'
import { gamePush } from './line-change'
import { slatePush } from './slate-news'

const game = ironBowl()
const change = { week: 14, label: 'Week 14', is: 'dropped' } as const
const other = ironBowl({ gameId: '1' })

it('news takes the place of the news of the same games on the phone, whether they are off or back', () => {
  const back = { ...change, is: 'returned' as const }
  expect(slatePush(change, [game, other]).tag).toBe(slatePush(back, [other, game]).tag)
  expect(slatePush(change, [game]).tag).toBe(gamePush(14, game.gameId, 'called off').tag)
  expect(new Set([[game], [other], [game, other]].map((games) => slatePush(change, games).tag)).size).toBe(3)
})

it('a game is named, or several', () => {
  expect(slatePush(change, [game])).toMatchObject({
    title: 'Week 14: a game you picked was taken off',
    body: 'Alabama at Auburn was taken off the slate of Week 14, and your pick with it: it counts for nothing.',
  })
  expect(slatePush({ ...change, is: 'returned' }, [game, game])).toMatchObject({
    title: 'Week 14: games you picked are back',
    body: 'Alabama at Auburn, Alabama at Auburn are on the slate of Week 14 again, and your picks count.',
  })
})

it('twelve games are named, and of more the others are counted', () => {
  const textOf = (games: number) =>
    slatePush(
      change,
      Array.from({ length: games }, () => game),
    ).body
  expect(textOf(12)).toMatch(/, Alabama at Auburn were taken off/)
  expect(textOf(13)).toMatch(/, Alabama at Auburn and 1 more game were taken off/)
})
