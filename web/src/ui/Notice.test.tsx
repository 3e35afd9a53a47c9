import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Notice } from './Notice'

it.each([
  ['quiet', undefined],
  ['good', 'status'],
  ['warn', 'status'],
  ['bad', 'alert'],
] as const)('a %s notice is read by screen readers as %s', (tone, role) => {
  const [, found] = /role="(\w+)"/.exec(renderToStaticMarkup(<Notice tone={tone}>No network.</Notice>)) ?? []
  expect(found).toBe(role)
})
