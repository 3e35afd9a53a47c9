import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ironBowl } from '../../../../tests/fixtures/line'
import { cardsOf } from './cards'
import YourPicks from './YourPicks'

it('names a game without a pick by its codes, with vs on a neutral field', () => {
  const named = (neutralSite: boolean) => {
    const cards = cardsOf([ironBowl({ homeAbbr: 'ALA', awayAbbr: 'OU', neutralSite })], undefined, {}, 0)
    return renderToStaticMarkup(<YourPicks cards={cards} onLeave={() => undefined} />)
  }
  expect(named(false)).toContain('OU @ ALA')
  expect(named(true)).toContain('OU vs ALA')
})
