import { beforeEach, expect, it, vi } from 'vitest'
import { MINUTE } from '#common/durations'
import { auth } from '#functions/db/firebase'
import { setLog } from '#functions/log'
import { createReset } from '#functions/people/mailed-links'
import { invoke } from './desk'
import { useScene } from './stage-scene'

const scene = useScene()
const player = 'player-1'

type Account = Awaited<ReturnType<typeof auth.getUser>>

/** The player's account at the sign-in service. */
let account: Account
const change = (fields: Partial<Account>) => {
  account = { ...account, ...fields } as Account
}
/** The sign-in service notes whole seconds. */
const second = () => new Date(scene.current.now).toUTCString()

beforeEach(() => {
  setLog(() => {})
  const passwordAt = Math.floor(scene.current.now / 1_000) * 1_000
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
  scene.current.now += MINUTE
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
