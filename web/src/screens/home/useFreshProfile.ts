import { useEffect, useState } from 'react'
import { call } from '#web/api'
import { saveUser, useSession } from '#web/session/session'

/**
 * Brings the stored player up to what the server knows; where that fails, what is stored stays.
 * @returns what only the player may know: whether reminders are on; undefined until the server has said.
 */
export function useFreshProfile(uid: string): boolean | undefined {
  const [reminders, setReminders] = useState<boolean>()
  useEffect(() => {
    let left = false
    const before = useSession.getState().session?.abbr
    call('GET /users/me').then(
      ({ user, reminders }) => {
        if (!left && user.id === uid) setReminders(reminders)
        // A team that was changed meanwhile is newer than this answer.
        if (!left && user.id === uid && useSession.getState().session?.abbr === before) saveUser(user)
      },
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [uid])
  return reminders
}
