import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { wordsOf } from '../../../../tests/fixtures/words'
import { RankCell, RankChange } from './Rank'

const cell = (rank: number, tied: boolean, points: number) => {
  const html = renderToStaticMarkup(<RankCell rank={rank} tied={tied} points={points} />)
  return [wordsOf(html, ''), /<svg[^>]*width:([^;"]+)/.exec(html)?.[1]]
}

it.each([
  ['alone in first', [1, false, 4], ['1', '1.5rem']],
  ['sharing first, with a smaller crown', [1, true, 4], ['T1tied for 1st', '1rem']],
  ['nobody before the first point', [1, true, 0], ['–no rank yet', undefined]],
  ['last without a point', [3, false, 0], ['3', undefined]],
  ['second', [2, false, 3], ['2', undefined]],
  ['tied for second', [2, true, 3], ['T2tied for 2nd', undefined]],
] as const)('%s', (_, [rank, tied, points], shown) => expect(cell(rank, tied, points)).toEqual(shown))

it('leaves what stands for the words out of what is read', () => {
  expect(renderToStaticMarkup(<RankCell rank={2} tied points={3} />)).toContain('<span aria-hidden="true">T2</span>')
})

it.each([
  [-8, ', down 8 places'],
  [1, ', up 1 place'],
])('says in words what an arrow of %d means', (places, words) => {
  expect(renderToStaticMarkup(<RankChange places={places} />)).toContain(`<span class="unseen">${words}</span>`)
})
