import { createSignIn, type SignInOptions } from './signIn'

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

interface ConnectionOptions<Database> extends SignInOptions {
  database: DatabaseSdk<Database>
}

/** Keeps the Firebase sign-in and the database in step with the session. */
export function createConnection<Database>({ database, ...options }: ConnectionOptions<Database>) {
  const { session, auth } = options
  const { signIn, freshToken, playerNow } = createSignIn(options)
  let opened: Database | null = null
  /** The last sign-in, with the custom token that was stored when it began. */
  let signing: { uid: string; customToken: string | null; done: Promise<void> } | null = null
  /** The logout under way: the next login waits for it. */
  let leaving: Promise<void> = Promise.resolve()

  function open(): Database {
    opened ??= database.open()
    return opened
  }

  /** The database as the logged-in player; signs in first where needed. @throws when nobody is logged in */
  async function connect(): Promise<Database> {
    const uid = playerNow()
    if (!uid) throw new Error('Nobody is logged in.')
    const customToken = session.customToken.read()
    // A new password ends the sign-ins before it: its response brings a custom token for the same player.
    if (signing?.uid !== uid || (customToken && customToken !== signing.customToken))
      signing = { uid, customToken, done: leaving.then(() => signIn(uid)) }
    await signing.done
    return open()
  }

  async function leave(): Promise<void> {
    const closing = opened
    opened = null
    // The next login signs in again anyway.
    const log = (failure: unknown) => console.error('The sign-out did not finish.', failure)
    // What the SDK has stored may be the next player's already, who has logged in in another tab.
    if (!playerNow()) await auth.signOut().catch(log)
    if (closing) await database.close(closing).catch(log)
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

  // What is listened to already goes on with the new sign-in.
  session.useSession.subscribe(() => {
    if (signing && signing.uid === playerNow()) void connect()
  })

  return { connect, freshToken, signOut, reopen, reconnect, pause }
}
