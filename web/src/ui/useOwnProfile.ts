import type { OwnUserResponse } from '#common/api/responses'
import { call } from '#web/api'
import { saveUser, useSession } from '#web/session/session'
import { useResponse } from './useResponse'

/** What the session keeps of a profile that is changed on this device, too. */
function sessionProfile(): string {
  const { name, abbr, avatar } = useSession.getState().session ?? {}
  return [name, abbr, avatar].join()
}

async function fetchProfile(): Promise<OwnUserResponse> {
  const before = sessionProfile()
  const own = await call('GET /users/me')
  // What was changed here meanwhile is newer than this response.
  if (sessionProfile() === before) saveUser(own.user)
  return own
}

/**
 * The player's own profile and settings, which the session takes over: they may have been changed on another device.
 * Without a response the page works with the session.
 */
export function useOwnProfile() {
  const { value: own, ...rest } = useResponse(fetchProfile)
  return { own, ...rest }
}
