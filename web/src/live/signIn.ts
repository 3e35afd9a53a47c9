import type { Device } from '#web/session/device'
import type { SessionStore } from '#web/session/session'

/** A player as the sign-in SDK knows them. */
export interface SignedIn {
  uid: string
  /** @param force a new token even if, by the device's clock, the present one is still good. */
  getIdToken(force?: boolean): Promise<string>
}

/** What is used of the sign-in SDK. */
interface SignInSdk {
  /** Resolves once the SDK has read who was signed in on this device. */
  ready(): Promise<void>
  current(): SignedIn | null
  signIn(customToken: string): Promise<unknown>
  signOut(): Promise<void>
  onTokenChange(listener: (user: SignedIn | null) => void): void
}

export interface SignInOptions {
  device: Pick<Device, 'after'>
  session: SessionStore
  auth: SignInSdk
  /** Resolves once no new password is being saved. Saving one ends earlier sign-ins and brings a custom token. */
  passwordSettled: () => Promise<unknown>
}

/** How long to wait before signing in again while the network is down (ms). */
export const SIGN_IN_RETRY = 5_000
/** How long the SDK may take to notice that another tab has signed in (ms): on phones it looks once a second. */
export const NOTICED_WITHIN = 3_000

const isNetworkFailure = (failure: unknown) =>
  failure instanceof Error && 'code' in failure && failure.code === 'auth/network-request-failed'

/** Keeps the sign-in of the SDK in step with the session, and the session's token in step with the SDK's. */
export function createSignIn({ device, session, auth, passwordSettled }: SignInOptions) {
  const wait = (ms: number) => new Promise<void>((resolve) => device.after(ms, resolve))
  const playerNow = () => session.useSession.getState().session?.uid

  /** Signs in with a login's custom token. @returns false if another tab has used it meanwhile, or after a logout. */
  async function signInWith(customToken: string): Promise<boolean> {
    const isCurrent = () => session.customToken.read() === customToken
    try {
      await auth.signIn(customToken)
      if (isCurrent()) session.customToken.drop()
      return true
    } catch (failure) {
      if (!isNetworkFailure(failure)) throw failure
      await wait(SIGN_IN_RETRY)
      return isCurrent() && signInWith(customToken)
    }
  }

  /** Waits until the SDK has noticed that another tab has signed this player in, or {@link NOTICED_WITHIN}. */
  async function waitUntilNoticed(uid: string): Promise<void> {
    const isUnnoticed = () => auth.current()?.uid !== uid && playerNow() === uid && !session.customToken.read()
    for (let waited = 0; waited < NOTICED_WITHIN && isUnnoticed(); waited += 250) await wait(250)
  }

  /**
   * Ends the session of a player whose sign-in the SDK has dropped, but only once no new password is being saved: here,
   * or in another tab, which may take {@link NOTICED_WITHIN}.
   * @param tried the custom token that did not work, or null. If another one is stored, the player signs in with that.
   */
  async function endUnlessRenewed(uid: string, tried: string | null): Promise<void> {
    await passwordSettled()
    await waitUntilNoticed(uid)
    // The player may have logged out, or in as another, while the SDK was busy.
    if (!session.isLoggedIn(uid) || auth.current()?.uid === uid) return
    const customToken = session.customToken.read()
    if (customToken && customToken !== tried) await signIn(uid)
    else session.endSession('expired')
  }

  /** Signs the player in where they are not; ends their session if that is refused. */
  async function signIn(uid: string): Promise<void> {
    // Read before waiting: if another tab uses the token meanwhile, the SDK has signed this tab in as well.
    const customToken = session.customToken.read()
    await auth.ready()
    try {
      if (customToken && (await signInWith(customToken))) return
    } catch (failure) {
      if (session.isLoggedIn(uid)) console.error('The sign-in was refused.', failure)
      // An earlier try, here or in a tab that was closed before it dropped the token, may have signed the player in.
      // Then the refusal of the used token means nothing.
      const user = auth.current()
      const isSignedIn = user?.uid === uid && (await user.getIdToken(true).then(() => true, isNetworkFailure))
      if (isSignedIn) session.customToken.drop()
      else await endUnlessRenewed(uid, customToken)
      return
    }
    if (auth.current()?.uid !== uid) await endUnlessRenewed(uid, customToken)
  }

  /**
   * A token that has not expired, or undefined when the player has to log in again.
   * @param force a new token even if, by the device's clock, the present one is still good.
   * @throws when the network is down, which says nothing of the session
   */
  async function freshToken(force = false): Promise<string | undefined> {
    await auth.ready()
    const user = auth.current()
    if (user?.uid !== playerNow()) return undefined
    try {
      return await user?.getIdToken(force)
    } catch (failure) {
      if (isNetworkFailure(failure)) throw failure
      console.error('The token was not refreshed.', failure)
      return undefined
    }
  }

  async function keepToken(user: SignedIn): Promise<void> {
    try {
      session.saveToken(user.uid, await user.getIdToken())
    } catch (failure) {
      // The stored token stays; it is refreshed with the next call once it has expired.
      console.warn('The new token was not kept.', failure)
    }
  }

  let lastUser: SignedIn | null = null
  auth.onTokenChange((user) => {
    if (user) void keepToken(user)
    else if (lastUser) void endUnlessRenewed(lastUser.uid, null)
    lastUser = user
  })

  return { signIn, freshToken, playerNow }
}
