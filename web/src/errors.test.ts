import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiFailure } from '#web/api'
import { OUR_FAULT, sentenceOf, UserFacingError } from './errors'

describe('the sentence of a failure', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  beforeEach(() => void logged.mockClear())

  it('is the one that was written for players', () => {
    expect(sentenceOf(new ApiFailure(409, 'locked', 'Too late.'))).toBe('Too late.')
    expect(sentenceOf(new UserFacingError('No picture.'))).toBe('No picture.')
    expect(logged).not.toHaveBeenCalled()
  })

  it('is our fault for everything else, which is logged with its cause', () => {
    const failure = new TypeError('x is not a function', { cause: 'y' })
    expect(sentenceOf(failure)).toBe(OUR_FAULT)
    expect(logged).toHaveBeenCalledExactlyOnceWith(failure)
  })
})
