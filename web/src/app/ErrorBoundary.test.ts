import { afterEach, expect, it, vi } from 'vitest'
import { UserFacingError } from '#web/errors'
import { playerStorage } from '#web/session/session'
import { tryAgain } from './ErrorBoundary'

afterEach(() => playerStorage.removeAll('live'))

it.each([
  ['drops the last known values after a fault of the code, which they may have caused', new TypeError('x of null'), 0],
  ['keeps them after a failure of the database, for without a network there is nothing else', new UserFacingError(), 1],
])('Retry %s', (_what, failure, left) => {
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  playerStorage.write('live', 'ann', 'weeks/1', 'a week')
  tryAgain(failure)
  expect(playerStorage.names('live', 'ann')).toHaveLength(left)
  expect(reload).toHaveBeenCalledOnce()
})
