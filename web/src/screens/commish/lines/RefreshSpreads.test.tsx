import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { SpreadOffer } from '#common/api/responses'
import { kickoffText } from '#web/ui/when'
import { ironBowl } from '../../../../../tests/fixtures/line'
import { wordsOf } from '../../../../../tests/fixtures/words'
import { leftOf, SpreadOffers } from './RefreshSpreads'

const offer = (gameId: string, flag: SpreadOffer['flag'], problem: string): SpreadOffer => ({
  ...{ gameId, spread: -3, overUnder: null, problem, acceptable: flag === 'by-hand' },
  ...(flag && { flag }),
})
const over = (gameId: string) => offer(gameId, 'kicked-off', 'The game has kicked off.')
const shown = (...offers: SpreadOffer[]) =>
  renderToStaticMarkup(
    <SpreadOffers
      summary="2 spreads set from the feed."
      offers={offers}
      lines={offers.map(({ gameId }) => ironBowl({ gameId, awayName: `Team ${gameId}` }))}
      busy={false}
      onTake={() => {}}
      onClose={() => {}}
    />,
  )

it('counts the games that have kicked off, below those to decide on', () => {
  const page = shown(over('1'), offer('2', 'by-hand', 'The number was set by hand.'), over('3'))
  expect(page).toMatch(/Team 2 .*set by hand.*2 games have kicked off\./)
  expect(page).not.toMatch(/Team [13]|The game has/)
  expect(page.match(/<li/g)).toHaveLength(1)
})

it('counts a single one, too', () => expect(shown(over('1'))).toContain('1 game has kicked off.'))

it('says nothing of the kickoff while none has', () =>
  expect(shown(offer('2', 'locked', 'The game is locked.'))).not.toContain('kicked off'))

it('says why games were left also where none can be taken, and asks nothing then', () => {
  const locked = offer('2', 'locked', 'The game is locked.')
  const left = leftOf([offer('1', undefined, ''), locked])
  expect(left).toEqual([locked])
  expect(wordsOf(shown(...left))).toMatch(/^Spreads from the feed .* The game is locked\. OK$/)
})

it('says a reason once, below the games that share it', () => {
  const none = (id: string) => offer(id, 'no-number', 'The feed has no number.')
  const page = shown(none('1'), offer('2', 'by-hand', 'By hand.'), none('3'))
  expect(wordsOf(page)).toMatch(/Team 2 .*By hand\..*Team 1 .*Team 3 .*The feed has no number\. Leave/)
  expect(page.match(/<li/g)).toHaveLength(2)
})

it('asks again only about what was accepted', () => {
  const [one, other] = [offer('1', 'by-hand', 'The number was set by hand.'), over('2')]
  expect(leftOf([one, other], [{ gameId: '1', spread: -3, seen: 7 }])).toEqual([one])
})

it('says what was set, above what was left', () => {
  expect(wordsOf(shown(offer('1', 'by-hand', 'By hand.')))).toMatch(/^Left as they were 2 spreads set from the feed\. /)
})

it('tells a game that was called off from the one of the same teams that has replaced it', () => {
  const [off, instead] = [offer('1', 'unlisted', 'Not listed.'), offer('2', 'by-hand', 'By hand.')]
  const lines = [ironBowl({ gameId: '1', void: true }), ironBowl({ gameId: '2' })]
  const nothing = { busy: false, onTake: () => {}, onClose: () => {} }
  const page = renderToStaticMarkup(<SpreadOffers summary="" offers={[off, instead]} lines={lines} {...nothing} />)
  expect([...page.matchAll(/<small>(.*?)<\/small>/g)].map(([, text]) => text)).toEqual([
    ...[kickoffText(ironBowl()), 'By hand.', 'Auburn +7 → −3', 'Called off', 'Not listed.'],
  ])
})
