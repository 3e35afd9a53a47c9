import { beforeEach, describe, expect, it, vi } from 'vitest'
import { MINUTE } from '#common/durations'
import { auth } from '#functions/db/firebase'
import { letBack, removeMember } from '#functions/desk/members'
import { setLog } from '#functions/log'
import { createReset } from '#functions/people/mailed-links'
import { wasChangedElsewhere } from '#functions/people/passwords'
import { finishSignInChange } from '#functions/people/sign-in-changes'
import { invoke } from './desk'
import { scene, useScene } from './stage-scene'

useScene()
const player = 'player-1'

type Account = Awaited<ReturnType<typeof auth.getUser>>

/** The player's account at the sign-in service. */
let account: Account
const change = (fields: Partial<Account>) => {
  account = { ...account, ...fields } as Account
}
/** The sign-in service notes whole seconds. */
const second = () => new Date(scene.now).toUTCString()

beforeEach(() => {
  setLog(() => {})
  const passwordAt = Math.floor(scene.now / 1_000) * 1_000
  const customClaims = { player: true, commissioner: false, resetAt: 0, passwordAt }
  const email = `${player}@example.com`
  account = { uid: player, email, disabled: false, customClaims, tokensValidAfterTime: second() } as never
  vi.spyOn(auth, 'getUser').mockImplementation(async () => account)
  vi.spyOn(auth, 'setCustomUserClaims').mockImplementation(async (_uid, claims) =>
    change({ customClaims: claims ?? {} }),
  )
  vi.spyOn(auth, 'revokeRefreshTokens').mockImplementation(async () => change({ tokensValidAfterTime: second() }))
  vi.spyOn(auth, 'updateUser').mockImplementation(async (_uid, { password, disabled = account.disabled }) => {
    change({ disabled, ...(password && { tokensValidAfterTime: second() }) })
    return account
  })
  scene.now += MINUTE
})

it('a reset that breaks off asks for a new link instead of another try with one that is used up', async () => {
  vi.spyOn(auth, 'revokeRefreshTokens').mockRejectedValueOnce(Object.assign(new Error('down'), { code: 'auth/down' }))
  const reset = async () => {
    const body = { uid: player, token: await createReset(player), newPassword: 'saturday-night' }
    return invoke('POST /auth/reset', '', { body })
  }
  await expect(reset()).rejects.toMatchObject({
    code: 'not-ready',
    message: 'Your password could not be changed. Please ask for a new link at the login help.',
  })
  await expect(reset()).resolves.toMatchObject({ message: expect.stringMatching(/has been changed/) })
})

describe('a reset whose new password cannot be checked holds, and what is logged of it is', () => {
  const limit = async () => Response.json({ error: { message: 'TOO_MANY_ATTEMPTS_TRY_LATER' } }, { status: 400 })
  const broken = async () => Response.json(null)
  it.each<[what: string, service: () => Promise<Response>, logs: RegExp[]]>([
    ['nothing where the sign-in service counts too many tries', limit, []],
    ['the cause of everything else', broken, [/^a new password could not be checked: player-1: TypeError/]],
  ])('%s', async (_what, service, logs) => {
    const logged: string[] = []
    setLog(({ message }) => logged.push(message))
    const body = { uid: player, token: await createReset(player), newPassword: 'saturday-night' }
    // The scene gives the network back afterwards.
    globalThis.fetch = service
    await expect(invoke('POST /auth/reset', '', { body })).resolves.toMatchObject({ message: expect.any(String) })
    expect(wasChangedElsewhere(account)).toBe(false)
    expect(logged).toEqual(logs.map((message) => expect.stringMatching(message)))
  })
})

const removed = () => removeMember({ uid: player, by: 'commish' }, 'Asked to leave')
const back = () => letBack({ uid: player, by: 'commish' })

/** A removal whose server ends after the sessions are ended and before the claims say when. */
async function interruptedRemoval(): Promise<void> {
  await removed()
  vi.spyOn(auth, 'setCustomUserClaims').mockRejectedValueOnce(new Error('the process has ended'))
  await expect(finishSignInChange(player)).rejects.toThrow('the process has ended')
  expect(account.disabled).toBe(true)
  scene.now += MINUTE
}

describe('after an interrupted removal and a return', () => {
  it.each<[when: string, repeat: () => Promise<void>]>([
    ['by the scheduled round', () => finishSignInChange(player)],
    ['only by the return', async () => undefined],
  ])('the own password is right, with the removal finished %s', async (_when, repeat) => {
    await interruptedRemoval()
    await repeat()
    await back()
    await finishSignInChange(player)
    expect(account).toMatchObject({ disabled: false, customClaims: { player: true } })
    expect(wasChangedElsewhere(account)).toBe(false)
    expect([...scene.store.dump().keys()].filter((path) => path.startsWith('signInChanges/'))).toEqual([])
  })

  it('a commissioner is a player', async () => {
    change({ customClaims: { ...account.customClaims, commissioner: true } })
    await interruptedRemoval()
    await back()
    await finishSignInChange(player)
    expect(account).toMatchObject({ disabled: false, customClaims: { player: true, commissioner: false } })
  })

  it('a password that was set elsewhere before is still refused', async () => {
    await auth.updateUser(player, { password: 'stolen' })
    scene.now += MINUTE
    await interruptedRemoval()
    await finishSignInChange(player)
    await back()
    await finishSignInChange(player)
    expect(wasChangedElsewhere(account)).toBe(true)
  })

  it('a password that is set elsewhere once the sign-in is open is refused, though the return was interrupted', async () => {
    await interruptedRemoval()
    await back()
    vi.spyOn(auth, 'updateUser').mockRejectedValueOnce(new Error('the process has ended'))
    await expect(finishSignInChange(player)).rejects.toThrow('the process has ended')
    change({ disabled: false })
    scene.now += MINUTE
    await auth.updateUser(player, { password: 'stolen' })
    await finishSignInChange(player)
    expect(wasChangedElsewhere(account)).toBe(true)
  })
})

it('an account that is disabled stays so if its present member is let back once more', async () => {
  change({ disabled: true })
  await invoke('POST /commish/let-back', 'commish', { body: { userId: player } })
  expect(account.disabled).toBe(true)
})

it('of a member who is removed while their password is changed, the sign-in stays closed', async () => {
  const link = await createReset(player)
  const changing = invoke('POST /auth/reset', '', {
    body: { uid: player, token: link, newPassword: 'saturday-night' },
  })
  await vi.waitUntil(() => account.disabled)
  await removed()
  await finishSignInChange(player)
  await changing
  expect(account).toMatchObject({ disabled: true, customClaims: { player: false } })
  expect([...scene.store.dump().keys()].filter((path) => path.startsWith('signInChanges/'))).toEqual([])
})

it('a return that is stored while the sign-in of a removal is closed stays noted until it is done', async () => {
  await removed()
  scene.before('referee', 'commit', 'signInChanges/', async () => {
    scene.now += 1
    await back()
  })
  await scene.as('referee', () => finishSignInChange(player))
  expect(scene.store.peek(`signInChanges/${player}`)).toMatchObject({ at: scene.now })
})
