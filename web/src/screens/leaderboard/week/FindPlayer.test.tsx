import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FindPlayer } from './FindPlayer'

it.each([
  ['nothing without a search', null, ''],
  ['nobody', 0, 'Nobody by that name.'],
  ['one', 1, '1 player found.'],
  ['several', 12, '12 players found.'],
])('tells screen readers how many players a search has found: %s', (_, found, says) => {
  const html = renderToStaticMarkup(<FindPlayer search="" found={found} onSearch={() => {}} onAroundMe={undefined} />)
  expect(html).toMatch(new RegExp(`<p [^>]*role="status"[^>]*>${says}</p>`))
})
