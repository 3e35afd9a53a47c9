import { expect, it } from 'vitest'
import { ChunkError } from '#web/app/loadChunk'
import { liveFailure } from './live-failure'

it('says the product’s sentence, not the database’s', () => {
  const cause = new Error('Missing or insufficient permissions.')
  expect(liveFailure(cause, 'Failed to load weeks')).toMatchObject({ message: 'Failed to load weeks', cause })
})

it('lets a part of the app that did not come say so itself', () => {
  const cause = new ChunkError('timeout')
  expect(liveFailure(cause, 'Failed to load weeks')).toBe(cause)
})
