import { useEffect } from 'react'
import { call } from '../../api'
import { keepUser, useSession } from '../../store'

/** Brings the stored player up to what the server knows; where that fails, what is stored stays. */
export function useFreshProfile(uid: string): void {
  useEffect(() => {
    let left = false
    const before = useSession.getState().session?.abbr
    call('GET /users/me').then(
      ({ user }) => {
        // A team that was changed meanwhile is newer than this answer.
        if (!left && user.id === uid && useSession.getState().session?.abbr === before) keepUser(user)
      },
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [uid])
}
