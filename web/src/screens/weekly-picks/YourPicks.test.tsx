import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { ironBowl } from '../../../../tests/fixtures/line'
import { cardsOf } from './cards'
import YourPicks from './YourPicks'

const weeks = [12, 13, 14].map((week) => ({ week, label: `Week ${week}` }))
vi.mock('#web/live/league', () => ({ useActiveWeek: () => ({ active: 14, weeks, settings: { openWeeks: [13, 14] } }) }))

const markupOf = (cards: Parameters<typeof YourPicks>[0]['cards']) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <YourPicks cards={cards} onLeave={() => undefined} />
    </MemoryRouter>,
  )

it.each([
  [14, '/weekly-picks?week=13', 'Picks of Week 13'],
  [13, '/weekly-picks', 'Picks of Week 14'],
])('of week %i lead to the other week that is not over', (week, address, words) => {
  const cards = cardsOf([ironBowl({ week })], undefined, {}, 0)
  const markup = markupOf(cards)
  expect(markup.match(/<a [^>]*href="\/[^>]*>[^<]*/g)).toEqual([
    expect.stringMatching(`href="${address.replace('?', '\\?')}">${words}`),
  ])
})

it('writes a spread of zero as PK', () => {
  const slip = { picks: { a: { pickTeam: 'HOME' as const, spread: 0, savedAt: 1 } } }
  const cards = cardsOf([ironBowl({ gameId: 'a', week: 14, homeName: 'Auburn', spread: 0 })], slip, {}, 0)
  const markup = markupOf(cards)
  expect(markup).toContain('Auburn <b>PK</b>')
})

it.each([
  ['away', 'AWAY', false, 'Alabama <b>−7</b><small>@ Auburn</small>'],
  ['at home', 'HOME', false, 'Auburn <b>+7</b><small>vs Alabama</small>'],
  ['on a neutral field', 'AWAY', true, 'Alabama <b>−7</b><small>vs Auburn</small>'],
  ['not made', null, false, '>Alabama at Auburn<'],
  ['not made on a neutral field', null, true, '>Alabama vs Auburn<'],
] as const)('names the teams of a pick %s', (_, pickTeam, neutralSite, words) => {
  const slip = pickTeam ? { picks: { a: { pickTeam, spread: 7, savedAt: 1 } } } : undefined
  const cards = cardsOf([ironBowl({ gameId: 'a', week: 14, neutralSite })], slip, {}, 0)
  expect(markupOf(cards)).toContain(words)
})

it.each([
  ['a double', false, true],
  ['no double once its game is called off', true, false],
])('marks %s', (_, isOff, marked) => {
  const slip = { picks: { a: { pickTeam: 'HOME' as const, spread: 7, savedAt: 1 } } }
  const cards = cardsOf([ironBowl({ gameId: 'a', week: 14, multiplier: 2, void: isOff })], slip, {}, 0)
  const markup = markupOf(cards)
  expect(markup.includes('Double points')).toBe(marked)
})
