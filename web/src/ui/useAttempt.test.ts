import { expect, it, vi } from 'vitest'
import { ApiFailure } from '#web/api'
import { dismiss, useToast } from './toast'
import { toastFailure } from './useAttempt'

const shown = () => useToast.getState().toast?.text

it('a failure is said, but for the end of the session, which the login says', () => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { hidden: false })
  toastFailure(new ApiFailure(409, 'conflict', 'Somebody was faster.'))
  expect(shown()).toBe('Somebody was faster.')
  dismiss()
  toastFailure(new ApiFailure(401, 'signed-out', 'Your session has ended. Please log in again.'))
  expect(shown()).toBeUndefined()
})
