import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { newScores } from '#common/week/week'
import { boardOf } from '../../../../../tests/fixtures/board'
import { KICKOFF, liveGame } from '../../../../../tests/fixtures/games'
import { ironBowl } from '../../../../../tests/fixtures/line'
import { wordsOf } from '../../../../../tests/fixtures/words'
import { standingsOf } from '../standings'
import { laterText, PicksGrid } from './EveryonesPicks'
import { gridGames, gridRows } from './grid'

const board = boardOf(
  [
    ironBowl({ gameId: 'live', revealedAt: KICKOFF, multiplier: 2 }),
    ironBowl({ gameId: 'ahead', homeAbbr: 'TEX', awayAbbr: 'TA&M' }),
  ],
  { ann: { sides: { live: 'HOME' } }, bob: { sides: {} } },
)
const scores = { ...newScores(14), games: { live: liveGame() } }
const games = gridGames(board, scores)
const rows = gridRows(standingsOf(board, scores), games)
const drawn = (grid: Pick<Parameters<typeof PicksGrid>[0], 'games' | 'rows'>, uid = 'bob') =>
  renderToStaticMarkup(<PicksGrid label="Week 14" {...grid} uid={uid} onPlayer={() => undefined} />)
const html = drawn({ games, rows })
const parts = (tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}[ >].*?</${tag}>`, 'g'))].map(([all]) => wordsOf(all))

it('is a table with a caption, a head for every game and for every player', () => {
  expect(parts('caption')).toEqual(["Everybody's picks, Week 14. A pick shows 10 minutes after its kickoff."])
  expect(html.match(/scope="col"/g)).toHaveLength(3)
  expect(html.match(/scope="row"/g)).toHaveLength(2)
  expect(html).toMatch(/aria-label="Picks grid, Week 14" tabindex="0"/)
})

it('says in the head how a game stands, and that its picks are hidden', () => {
  const [player, live, ahead] = parts('th')
  expect(player).toBe('Player')
  expect(live).toBe('ALA 21 AUB 24 Q4 2:00 ×2 Double points')
  expect(ahead).toMatch(/^TA&M TEX .* Hidden until 10 min after kickoff$/)
  expect(html.match(/<thead>.*<\/thead>/s)?.[0], 'and no lock: it can still be picked').not.toContain('<svg')
})

it.each([
  ['called off', {}, 'Called off'],
  ['without a result', { noResult: true }, 'No result'],
] as const)('calls a game by the words of its card: %s', (_, over, words) => {
  const off = boardOf([ironBowl({ multiplier: 2, void: true })], { ann: { sides: { [ironBowl().gameId]: 'HOME' } } })
  const games = gridGames({ ...off, games: off.games.map((game) => ({ ...game, ...over })) }, undefined)
  const said = wordsOf(drawn({ games, rows: gridRows(standingsOf(off, undefined), games) }))
  expect(said).toContain(`ALA AUB ${words}`)
  expect(said).toContain('off counts for nobody')
  expect(said).not.toMatch(/void|double/i)
})

it('says in words what a cell shows', () => {
  expect(parts('td')).toEqual(['AUB covering now, double', '••• hidden', '– no pick, double', '••• hidden'])
})

it('marks the viewer’s own row', () => {
  expect(html.match(/data-you="true"/g)).toHaveLength(1)
  expect(parts('th').at(-1)).toBe('– no rank yet bob you 0 points')
})

it.each([
  [6, 6, '6 more games show here 10 minutes after kickoff.'],
  [1, 11, '1 more game shows here 10 minutes after kickoff.'],
  [12, 0, '12 games show here 10 minutes after kickoff.'],
])('says of %i hidden games beside %i shown when they show', (hidden, shown, sentence) =>
  expect(laterText({ shown, hidden })).toBe(sentence),
)

it('puts the viewer’s own row first once the table is long', () => {
  const [first] = rows
  if (!first) throw new Error('no row')
  const many = Array.from({ length: 30 }, (_, index) => ({ ...first, userId: `fan${index}`, name: `Fan ${index}` }))
  const firstOf = (rows: typeof many) => /Fan \d+/.exec(drawn({ games, rows }, 'fan20'))?.[0]
  expect(firstOf(many)).toBe('Fan 20')
  expect(firstOf(many.slice(0, 29))).toBe('Fan 0')
})
