import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FeedBadge } from './FeedBadge'

const said = (minutes: number, down: boolean) =>
  renderToStaticMarkup(<FeedBadge minutes={minutes} down={down} />)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

it.each<[minutes: number, down: boolean, says: string]>([
  [0, false, ''],
  [4, false, '4 min old'],
  [119, false, '119 min old'],
  [150, false, '2 h old'],
  [0, true, 'Feed down'],
  [12, true, 'Feed down · 12 min old'],
])('of scores %i minutes old, feed down: %s, says “%s”', (minutes, down, says) => {
  expect(said(minutes, down).replace(/^Scores: /, '')).toBe(says)
})

it('renders an empty status while the scores are fresh, so that screen readers notice a change', () => {
  expect(renderToStaticMarkup(<FeedBadge minutes={0} down={false} />)).toBe('<span role="status"></span>')
})
