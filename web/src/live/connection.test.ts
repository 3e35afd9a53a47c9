import { beforeEach, describe, expect, it, vi } from 'vitest'
import { connectionIn, offline, refused } from '../../../tests/fixtures/connection'
import { settled } from '../../../tests/fixtures/fake-clock'
import { NOTICED_WITHIN, SIGN_IN_RETRY } from './signIn'

const logged = vi.spyOn(console, 'error').mockImplementation(() => {})

beforeEach(() => {
  vi.useFakeTimers()
  logged.mockClear()
})

describe('the database', () => {
  it('opens once, after one sign-in with the custom token of the login', async () => {
    const { connection, auth, database, tab } = connectionIn()
    const [one, other] = await Promise.all([connection.connect(), connection.connect()])
    expect(one).toBe(other)
    expect(auth.signIn.mock.calls).toEqual([['custom-ann']])
    expect(database.open).toHaveBeenCalledOnce()
    expect(tab.session.customToken.read()).toBeNull()
  })

  it('waits for the network, and signs in again', async () => {
    const { connection, auth, session } = connectionIn()
    auth.signIn.mockRejectedValueOnce(offline())
    const connecting = connection.connect()
    await vi.advanceTimersByTimeAsync(SIGN_IN_RETRY - 1)
    expect(auth.signIn).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(1)
    await connecting
    expect(auth.signIn).toHaveBeenCalledTimes(2)
    expect(session().session?.uid).toBe('ann')
  })

  it('waits for the SDK to notice where another tab has signed in while the network came back', async () => {
    const { connection, auth, database, signedIn, session, tab } = connectionIn()
    auth.signIn.mockRejectedValueOnce(offline())
    const connecting = connection.connect()
    await settled()
    tab.session.customToken.drop()
    await vi.advanceTimersByTimeAsync(SIGN_IN_RETRY + 500)
    expect(database.open).not.toHaveBeenCalled()
    signedIn('ann')
    await vi.advanceTimersByTimeAsync(250)
    await connecting
    expect(auth.signIn).toHaveBeenCalledOnce()
    expect(session().session?.uid).toBe('ann')
  })

  it('signs nobody in who has logged out while the network was down', async () => {
    const { connection, auth, tab } = connectionIn()
    auth.signIn.mockRejectedValueOnce(offline())
    void connection.connect()
    await settled()
    tab.session.endSession('logout')
    await vi.advanceTimersByTimeAsync(SIGN_IN_RETRY)
    expect(auth.signIn).toHaveBeenCalledOnce()
  })

  it('ends the session when the custom token is refused, and logs why', async () => {
    const { connection, auth, session } = connectionIn()
    const failure = refused()
    auth.signIn.mockRejectedValueOnce(failure)
    await connection.connect()
    expect(session()).toEqual({ session: null, redirect: '/login' })
    expect(logged).toHaveBeenCalledExactlyOnceWith(expect.any(String), failure)
  })

  it.each([
    ['and is kept signed in', null, 'ann'],
    ['and is kept signed in without a network', offline(), 'ann'],
    ['until a new password ended that', refused(), undefined],
  ])('a custom token that was left behind has signed the player in before, %s', async (_, failure, uid) => {
    const { connection, auth, session, tab, signedIn, changeToken } = connectionIn()
    const token = tab.session.customToken.read() ?? ''
    const user = signedIn('ann')
    if (failure)
      vi.mocked(user.getIdToken).mockImplementationOnce(async () => {
        // The SDK signs out whoever's token it can no longer refresh.
        if (!uid) await changeToken(null)
        throw failure
      })
    tab.storage.writeTextOrThrow('customToken', token)
    auth.signIn.mockRejectedValueOnce(refused())
    await connection.connect()
    expect([session().session?.uid, tab.session.customToken.read()]).toEqual([uid, null])
  })

  it('ends the session of a player whom the SDK does not know', async () => {
    const { connection, signedIn, session } = connectionIn()
    signedIn('bob')
    const connecting = connection.connect()
    await vi.advanceTimersByTimeAsync(NOTICED_WITHIN - 1)
    expect(session().session?.uid).toBe('ann')
    await vi.advanceTimersByTimeAsync(1)
    await connecting
    expect(session()).toEqual({ session: null, redirect: '/login' })
  })

  it('waits for the SDK, which on phones notices a second later that another tab has signed in', async () => {
    const { connection, auth, signedIn, session } = connectionIn()
    signedIn('bob')
    const connecting = connection.connect()
    await vi.advanceTimersByTimeAsync(1_000)
    signedIn('ann')
    await vi.advanceTimersByTimeAsync(250)
    await connecting
    expect(session().session?.uid).toBe('ann')
    expect(auth.signIn).not.toHaveBeenCalled()
  })

  it('says nothing of a sign-in that was refused because the player has logged out meanwhile', async () => {
    const { connection, auth, tab, session } = connectionIn()
    auth.signIn.mockImplementationOnce(async () => {
      tab.session.endSession('logout')
      throw refused()
    })
    await connection.connect()
    expect(logged).not.toHaveBeenCalled()
    expect(session().redirect).toBe('/')
  })

  it('does not open for nobody, nor changes where the app is leaving for', async () => {
    const { connection, tab, session } = connectionIn()
    tab.session.endSession('logout')
    await expect(connection.connect()).rejects.toThrow('Nobody is logged in.')
    expect(session().redirect).toBe('/')
  })
})

it('a new password, which ends the sign-ins before it, signs in with the new custom token', async () => {
  const { connection, auth, savePassword } = connectionIn()
  await connection.connect()
  savePassword()
  await settled()
  expect(auth.signIn.mock.calls).toEqual([['custom-ann'], ['custom-ann-2']])
})

it('a new password while the SDK still starts, which finds the sign-in before it ended, ends no session', async () => {
  const { connection, auth, tab, session, savePassword } = connectionIn()
  tab.session.customToken.drop()
  auth.ready = async () => savePassword()
  await connection.connect()
  expect(auth.signIn).toHaveBeenCalledWith('custom-ann-2')
  expect(session().session?.uid).toBe('ann')
})

describe('a logout', () => {
  it('closes the database, and the next login opens another after it', async () => {
    const { connection, database, auth, tab } = connectionIn()
    const first = await connection.connect()
    tab.session.endSession('logout')
    database.close.mockImplementationOnce(() => new Promise((resolve) => setTimeout(resolve, 1_000)))
    void connection.signOut()
    tab.logIn('bob')
    const next = connection.connect()
    await vi.advanceTimersByTimeAsync(999)
    expect(auth.signIn).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(1)
    expect(await next).not.toBe(first)
    expect(database.close).toHaveBeenCalledExactlyOnceWith(first)
    expect(auth.signIn.mock.calls).toEqual([['custom-ann'], ['custom-bob']])
  })

  it('that is followed late leaves the sign-in alone of who has logged in meanwhile', async () => {
    const { connection, database, auth, tab } = connectionIn()
    const first = await connection.connect()
    tab.session.endSession('logout')
    tab.logIn('bob')
    await connection.signOut()
    expect(auth.signOut).not.toHaveBeenCalled()
    expect(database.close).toHaveBeenCalledExactlyOnceWith(first)
  })

  it('makes the same player sign in again', async () => {
    const { connection, auth, tab } = connectionIn()
    await connection.connect()
    tab.session.endSession('logout')
    await connection.signOut()
    tab.logIn('ann')
    await connection.connect()
    expect(auth.signIn).toHaveBeenCalledTimes(2)
  })

  it('that fails does not keep the next player out', async () => {
    const { connection, auth, database, tab } = connectionIn()
    await connection.connect()
    auth.signOut.mockRejectedValueOnce(new Error('Broken.'))
    tab.session.endSession('logout')
    await connection.signOut()
    expect(logged).toHaveBeenCalledOnce()
    expect(database.close, 'leaves no database open').toHaveBeenCalledOnce()
    tab.logIn('bob')
    await connection.connect()
    expect(auth.signIn).toHaveBeenLastCalledWith('custom-bob')
  })
})
