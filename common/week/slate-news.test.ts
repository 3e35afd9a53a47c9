import { expect, it } from 'vitest'
import { ironBowl } from '../../tests/fixtures/line'
import { slatePush } from './slate-news'

const game = ironBowl()
const change = { week: 14, label: 'Week 14', is: 'dropped', entry: 'one' } as const

it('the news of two changes, or of games off and back by one, takes no other’s place on the phone', () => {
  const news = [change, { ...change, is: 'returned' as const }, { ...change, entry: 'two' }]
  expect(new Set(news.map((each) => slatePush(each, [game]).tag)).size).toBe(3)
})

it('a game is named, or several', () => {
  expect(slatePush(change, [game])).toMatchObject({
    title: 'A game you picked has changed',
    body: 'Alabama at Auburn was taken off the slate of Week 14, and your pick with it: it counts for nothing.',
  })
  expect(slatePush({ ...change, is: 'returned' }, [game, game])).toMatchObject({
    title: 'Games you picked have changed',
    body: 'Alabama at Auburn, Alabama at Auburn are on the slate of Week 14 again, and your picks count.',
  })
})
