import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { wordsOf } from '../../../../tests/fixtures/words'
import { TeamSelect } from './TeamSelect'

it('offers the teams by conference, and shows the chosen one with its mascot, conference and code', () => {
  const markup = renderToStaticMarkup(<TeamSelect value="OSU" onChange={() => undefined} />)
  const conferences = [...markup.matchAll(/<optgroup label="([^"]+)">(.*?)<\/optgroup>/g)]
  expect(conferences).toHaveLength(11)
  const bigTen = conferences.find(([, name]) => name === 'Big Ten')?.[2]
  expect(bigTen).toMatch(/<option value="OSU"[^>]*>Ohio State Buckeyes \(OSU\)<\/option>/)
  expect(wordsOf(markup)).toMatch(/Ohio State Buckeyes Big Ten · OSU$/)
})
