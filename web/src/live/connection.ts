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

/** What is used of the database SDK. */
interface DatabaseSdk<Database> {
  open(): Database
  /** Closes the database and forgets what it has in memory. */
  close(database: Database): Promise<void>
  /** Closes the connection and opens it again. What is cached in memory stays. */
  reconnect(database: Database): Promise<void>
  /** Ends the connection until it reconnects; what is listened to stays. */
  pause(database: Database): Promise<void>
}

interface ConnectionOptions<Database> {
  device: Pick<Device, 'after'>
  session: SessionStore
  auth: SignInSdk
  database: DatabaseSdk<Database>
}

/** How long to wait before signing in again while the network is down (ms). */
export const SIGN_IN_RETRY = 5_000
/** How long the SDK may take to notice that another tab has signed in (ms): on phones it looks once a second. */
export const NOTICED_WITHIN = 3_000

const isNetworkFailure = (failure: unknown) =>
  failure instanceof Error && 'code' in failure && failure.code === 'auth/network-request-failed'

/** Keeps the Firebase sign-in and the database in step with the session. */
export function createConnection<Database>({ device, session, auth, database }: ConnectionOptions<Database>) {
  let opened: Database | null = null
  /** The last sign-in, with the custom token that was stored when it began. */
  let signing: { uid: string; customToken: string | null; done: Promise<void> } | null = null
  /** The logout under way: the next login waits for it. */
  let leaving: Promise<void> = Promise.resolve()
  const wait = (ms: number) => new Promise<void>((resolve) => device.after(ms, resolve))
  const playerNow = () => session.useSession.getState().session?.uid

  function open(): Database {
    opened ??= database.open()
    return opened
  }

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

  async function signIn(uid: string): Promise<void> {
    // Ends this session only: the player may have logged out, or in as another, while the SDK was busy.
    const refuse = () => session.isLoggedIn(uid) && session.endSession('expired')
    await leaving
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
      else refuse()
      return
    }
    await waitUntilNoticed(uid)
    if (auth.current()?.uid === uid) return
    // While the SDK was reading, a new password may have ended the stored sign-in and brought a custom token: use that.
    if (playerNow() === uid && session.customToken.read()) await signIn(uid)
    else refuse()
  }

  /** The database as the logged-in player; signs in first where needed. @throws when nobody is logged in */
  async function connect(): Promise<Database> {
    const uid = playerNow()
    if (!uid) throw new Error('Nobody is logged in.')
    const customToken = session.customToken.read()
    // A new password ends the sign-ins before it: its response brings a custom token for the same player.
    if (signing?.uid !== uid || (customToken && customToken !== signing.customToken))
      signing = { uid, customToken, done: signIn(uid) }
    await signing.done
    return open()
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

  async function leave(): Promise<void> {
    const closing = opened
    opened = null
    try {
      // What the SDK has stored may be the next player's already, who has logged in in another tab.
      if (!playerNow()) await auth.signOut()
      if (closing) await database.close(closing)
    } catch (failure) {
      // The next login signs in again anyway.
      console.error('The sign-out did not finish.', failure)
    }
  }

  /** Signs out and leaves nothing of the league on the device. */
  function signOut(): Promise<void> {
    signing = null
    leaving = leaving.then(leave)
    return leaving
  }

  /** Gives the database up without signing out. The next `connect` opens another. */
  function reopen(): void {
    const broken = opened
    opened = null
    // It may be broken in any way, so nobody waits for it to close.
    if (broken) database.close(broken).catch((cause: unknown) => console.warn('The database did not close.', cause))
  }

  /** Makes the open database connect again; does nothing without one. */
  async function reconnect(): Promise<void> {
    if (opened) await database.reconnect(opened)
  }

  /** Ends the connection of the open database until it reconnects; does nothing without one. */
  async function pause(): Promise<void> {
    if (opened) await database.pause(opened)
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
    else if (lastUser && session.isLoggedIn(lastUser.uid) && !session.customToken.read()) session.endSession('expired')
    lastUser = user
  })

  // What is listened to already goes on with the new sign-in.
  session.useSession.subscribe(() => {
    if (signing && signing.uid === playerNow()) void connect()
  })

  return { connect, freshToken, signOut, reopen, reconnect, pause }
}
