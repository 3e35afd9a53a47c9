import { useSession } from '#web/session/session'
import { Button } from '#web/ui/Button'
import { logOut } from './logout'

/** The name of who is logged in on this device; null if it is this player, or nobody. */
export const useOtherPlayer = (uid: string): string | null =>
  useSession(({ session }) => (session && session.uid !== uid ? session.name : null))

/**
 * Says who is logged in on this device, on a page that has changed another player's account. It offers a logout instead
 * of the login, which would only lead on to that player's dashboard.
 */
export function OtherPlayer({ name }: { name: string }) {
  return (
    <>
      <p>This device is logged in as {name}.</p>
      <p>
        <Button weight="primary" onClick={logOut}>
          Logout
        </Button>
      </p>
    </>
  )
}
