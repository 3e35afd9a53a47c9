import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Skeleton } from './Skeleton'

it('screen readers say what is loading', () => {
  expect(renderToStaticMarkup(<Skeleton height={60} label="Loading your day" />)).toMatch(
    /^<div [^>]*role="status"[^>]*><span class="unseen">Loading your day<\/span>/,
  )
  expect(renderToStaticMarkup(<Skeleton height={60} />)).toContain('>Loading<')
})
