import { beforeEach, describe, expect, it, vi } from 'vitest'
import { connectionIn, offline, refused } from '../../../tests/fixtures/connection'
import { NOTICED_WITHIN } from './signIn'

const logged = vi.spyOn(console, 'error').mockImplementation(() => {})

beforeEach(() => {
  vi.useFakeTimers()
  logged.mockClear()
})

describe('a token', () => {
  it('is refreshed by the SDK', async () => {
    const { connection, signedIn } = connectionIn()
    expect(await connection.freshToken()).toBeUndefined()
    signedIn('ann')
    expect(await connection.freshToken()).toBe('fresh-ann')
  })

  it('that cannot be refreshed without a network says nothing of the session', async () => {
    const { connection, signedIn } = connectionIn()
    vi.mocked(signedIn('ann').getIdToken).mockRejectedValueOnce(offline())
    await expect(connection.freshToken()).rejects.toThrow('Offline.')
  })

  it('that the SDK no longer refreshes is none, and logged', async () => {
    const { connection, signedIn } = connectionIn()
    vi.mocked(signedIn('ann').getIdToken).mockRejectedValueOnce(refused())
    expect(await connection.freshToken()).toBeUndefined()
    expect(logged).toHaveBeenCalledOnce()
  })

  it('is kept when the SDK has refreshed it, but for another player or after a logout', async () => {
    const { changeToken, userCalled, session, tab } = connectionIn()
    await changeToken(userCalled('bob'))
    expect(session().session?.token).toBe('token-ann')
    await changeToken(userCalled('ann'))
    expect(session().session?.token).toBe('fresh-ann')
    const changing = changeToken(userCalled('ann'))
    tab.session.endSession('logout')
    await changing
    expect(tab.device.storage().getItem('token')).toBeNull()
  })

  it('that was withdrawn ends the session', async () => {
    const { changeToken, session, signedIn } = connectionIn()
    const ann = signedIn('ann')
    await changeToken(null)
    expect(session().session?.uid, 'before the sign-in there is none').toBe('ann')
    await changeToken(ann)
    await changeToken(null)
    await vi.advanceTimersByTimeAsync(NOTICED_WITHIN)
    expect(session()).toEqual({ session: null, redirect: '/login' })
  })

  it('that a new password has ended before that password is saved ends no session', async () => {
    const { connection, changeToken, session, passwordSettled, savePassword } = connectionIn()
    await connection.connect()
    await changeToken({ uid: 'ann', getIdToken: async () => 'old' })
    passwordSettled.mockImplementationOnce(async () => savePassword())
    await changeToken(null)
    expect(session().session?.uid).toBe('ann')
  })

  it('that a new password has ended in another tab ends no session', async () => {
    const { changeToken, session, signedIn, savePassword } = connectionIn()
    await changeToken(signedIn('ann'))
    await changeToken(null)
    await vi.advanceTimersByTimeAsync(2_000)
    savePassword()
    await vi.advanceTimersByTimeAsync(NOTICED_WITHIN)
    expect(session().session?.uid).toBe('ann')
  })

  it('of a player before, which is withdrawn late, ends nothing', async () => {
    const { changeToken, session, signedIn, tab } = connectionIn()
    await changeToken(signedIn('ann'))
    tab.session.endSession('logout')
    tab.logIn('bob')
    tab.session.customToken.drop()
    await changeToken(null)
    expect(session().session?.uid).toBe('bob')
  })

  it('of the SDK’s user is not given to the player who is logged in instead', async () => {
    const { connection, signedIn } = connectionIn()
    signedIn('bob')
    expect(await connection.freshToken()).toBeUndefined()
  })

  it('is a new one where it is forced', async () => {
    const { connection, signedIn } = connectionIn()
    const { getIdToken } = signedIn('ann')
    await connection.freshToken(true)
    expect(getIdToken).toHaveBeenCalledExactlyOnceWith(true)
  })
})

it('a sign-in that a new password ends before that password is saved waits for its custom token', async () => {
  const { connection, auth, session, passwordSettled, savePassword } = connectionIn()
  auth.signIn.mockRejectedValueOnce(refused())
  passwordSettled.mockImplementationOnce(async () => savePassword())
  await connection.connect()
  expect(auth.signIn).toHaveBeenLastCalledWith('custom-ann-2')
  expect(session().session?.uid).toBe('ann')
})
