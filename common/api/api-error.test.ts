import { expect, test } from 'vitest'
import { ApiError, ERROR_STATUS, type ErrorCode } from './api-error'

const statuses: [code: ErrorCode, status: number][] = [
  ['bad-input', 400],
  ['signed-out', 401],
  ['forbidden', 403],
  ['not-found', 404],
  ['too-slow', 408],
  ['locked', 409],
  ['conflict', 409],
  ['unconfirmed', 409],
  ['too-large', 413],
  ['too-often', 429],
  ['internal', 500],
  ['feed-down', 502],
  ['not-ready', 503],
]

test.each(statuses)('%s answers %d', (code, status) => {
  const error = new ApiError(code, 'This game is locked (kickoff has passed).')
  expect(error).toBeInstanceOf(Error)
  expect(error).toMatchObject({ code, status, name: 'ApiError', message: 'This game is locked (kickoff has passed).' })
})

test('there are no other codes', () =>
  expect(Object.keys(ERROR_STATUS).sort()).toEqual(statuses.map(([code]) => code).sort()))
