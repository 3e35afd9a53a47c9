import { setTimeout as sleep } from 'node:timers/promises'
import { paths } from '#common/paths'
import type { Fan } from './league'

/** The sign-in service and the database as anybody on the internet may ask them, with the web app's public key. */
const AUTH = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}`
const DOCUMENTS = `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/projects/${process.env.GCLOUD_PROJECT}/databases/(default)/documents`

interface Session {
  idToken: string
  refreshToken: string
}

async function ask<T>(action: string, body: object): Promise<T> {
  const answer = await fetch(`${AUTH}/identitytoolkit.googleapis.com/v1/accounts:${action}?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, returnSecureToken: true }),
  })
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()) as T
}

export const signUp = (email: string, password: string) => ask<Session>('signUp', { email, password })
export const signInWithPassword = (email: string, password: string) =>
  ask<Session>('signInWithPassword', { email, password })
export const signInWithCustomToken = (token: string) => ask<Session>('signInWithCustomToken', { token })
export const setPassword = (idToken: string, password: string) => ask<Session>('update', { idToken, password })
/** The password that {@link setPasswordElsewhere} sets. */
export const PASSWORD_ELSEWHERE = 'stolen-again'

/**
 * Sets a player's password there, past the API. The service notes only the second of a change, so it waits for another
 * one than that of the registration.
 */
export async function setPasswordElsewhere({ customToken }: Fan): Promise<void> {
  const { idToken } = await signInWithCustomToken(customToken)
  await sleep(1_100)
  await setPassword(idToken, PASSWORD_ELSEWHERE)
}
export const setAddress = (idToken: string, email: string) => ask<Session>('update', { idToken, email })
export const deleteAddress = (idToken: string) => ask<Session>('update', { idToken, deleteAttribute: ['EMAIL'] })

/** A new ID token of a session, as the SDK gets one every hour. */
export async function refresh(refreshToken: string): Promise<string> {
  const answer = await fetch(`${AUTH}/securetoken.googleapis.com/v1/token?key=any`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  })
  if (!answer.ok) throw new Error(await answer.text())
  return ((await answer.json()) as { id_token: string }).id_token
}

/** What the rules answer whoever asks for the settings with this ID token. */
export async function readsLive(idToken: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${idToken}` }
  const answer = await fetch(`${DOCUMENTS}/${paths.settings()}`, { headers })
  if (![200, 403].includes(answer.status)) throw new Error(await answer.text())
  return answer.ok
}
