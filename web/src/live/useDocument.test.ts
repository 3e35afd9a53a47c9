import { describe, expect, it } from 'vitest'
import { ChunkError } from '#web/app/loadChunk'
import { liveFailure } from './useDocument'

describe('a failure', () => {
  it('says the product’s sentence, not the database’s', () => {
    const cause = new Error('Missing or insufficient permissions.')
    expect(liveFailure(cause, 'Failed to load weeks')).toMatchObject({ message: 'Failed to load weeks', cause })
  })

  it('from loading a code chunk has a sentence of its own', () => {
    const cause = new ChunkError('timeout')
    expect(liveFailure(cause, 'Failed to load weeks')).toBe(cause)
  })
})
