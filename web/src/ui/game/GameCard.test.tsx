import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ironBowl } from '../../../../tests/fixtures/line'
import { GameCard } from './GameCard'

it.each([
  ['Troy at Rice', { homeName: 'Rice', awayName: 'Troy' }],
  ['Game', { homeName: '', awayName: '' }],
])('a card is called “%s”', (name, names) => {
  const card = <GameCard line={ironBowl(names)} head="" foot="" children="" />
  expect(renderToStaticMarkup(card)).toContain(`aria-label="${name}"`)
})
