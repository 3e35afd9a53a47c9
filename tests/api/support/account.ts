import sharp from 'sharp'
import { vi } from 'vitest'
import { paths } from '#common/paths'
import { db, read } from '#functions/db/firebase'
import { createReset } from '#functions/people/mailed-links'
import { call, SITE } from './client'
import type { Member } from './league'

export const NEW_PASSWORD = 'sunday-noon'

export const login = ({ username }: Member, password: string) =>
  call('POST /users/login', { body: { username, password } })
export const me = async (token: string) => (await call('GET /users/me', { token })).status
export const reset = async ({ uid }: Member, newPassword: string, link?: string) =>
  call('POST /auth/reset', { body: { uid, newPassword, token: link ?? (await createReset(uid)) } })

/** How many mails an address has been sent. */
export const countMailTo = async (to: string) =>
  (await db.collection(paths.mail()).where('to', '==', to).count().get()).data().count

/** The first mail to an address, once it is stored, which is soon after the answer to the call that asks for it. */
export const firstMailTo = (to: string) =>
  vi.waitUntil(async () => (await db.collection(paths.mail()).where('to', '==', to).get()).docs[0]?.data(), {
    timeout: 20_000,
  })

/** A picture as a player would choose it (PNG). */
export const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 40, channels: 3, background: '#bb0000' } })
    .png()
    .toBuffer()

/** What the directory shows of a member. */
export const directoryEntry = async (uid: string) => (await read(paths.directory()))?.members[uid]

/** Sends a picture as the app does; null sends a form without one. @returns the status */
export async function sendPicture(token: string, bytes: Buffer | null): Promise<number> {
  const body = new FormData()
  if (bytes) body.set('avatar', new Blob([new Uint8Array(bytes)]), 'me.png')
  const headers = { authorization: `Bearer ${token}` }
  return (await fetch(`${SITE}/api/users/me/picture`, { method: 'PUT', headers, body })).status
}

/** Plays a round of the mini game: a member who has just registered has to wait a second for it. */
export const playRound = (token: string): Promise<void> =>
  vi.waitFor(
    async () => {
      const body = { round: 1, correct: 0, total: 1 }
      const { status } = await call('POST /minigames/nickname/submit', { token, body })
      if (status !== 200) throw new Error(`the round was answered with ${status}`)
    },
    { timeout: 10_000, interval: 250 },
  )
