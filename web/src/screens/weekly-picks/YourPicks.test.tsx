import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ironBowl } from '../../../../tests/fixtures/line'
import { cardsOf } from './cards'
import YourPicks from './YourPicks'

it('writes a spread of zero as PK', () => {
  const slip = { picks: { a: { pickTeam: 'HOME' as const, spread: 0, savedAt: 1 } } }
  const cards = cardsOf([ironBowl({ gameId: 'a', homeName: 'Auburn', spread: 0 })], slip, {}, 0)
  const markup = renderToStaticMarkup(<YourPicks cards={cards} onLeave={() => undefined} />)
  expect(markup).toContain('Auburn <b>PK</b>')
})

it('names a game without a pick by its codes, with vs on a neutral field', () => {
  const named = (neutralSite: boolean) => {
    const cards = cardsOf([ironBowl({ homeAbbr: 'ALA', awayAbbr: 'OU', neutralSite })], undefined, {}, 0)
    return renderToStaticMarkup(<YourPicks cards={cards} onLeave={() => undefined} />)
  }
  expect(named(false)).toContain('OU @ ALA')
  expect(named(true)).toContain('OU vs ALA')
})
