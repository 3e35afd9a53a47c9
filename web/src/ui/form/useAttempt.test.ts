import { expect, it, vi } from 'vitest'
import { ApiFailure } from '#web/api'
import { type Session, useSession } from '#web/session/session'
import { dismiss, useToast } from '../toast'
import { toastFailure } from './useAttempt'

const shown = () => useToast.getState().toast?.text

it('a failure is said, but for the end of the session, which the login says', () => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { hidden: false })
  toastFailure(new ApiFailure(409, 'conflict', 'Somebody was faster.'))
  expect(shown()).toBe('Somebody was faster.')
  dismiss()
  const ended = new ApiFailure(401, 'signed-out', 'Your session has ended. Please log in again.')
  toastFailure(ended)
  expect(shown()).toBeUndefined()
  useSession.setState({ session: { uid: 'ray' } as Session })
  toastFailure(ended)
  expect(shown(), 'where the session goes on no login comes').toBe(ended.message)
})
