import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { paths } from '#common/paths'
import type { PushDevice } from '#common/people/push'
import { db, readAll } from '#functions/db/firebase'
import { deliverPushes } from '#functions/push/deliver-pushes'
import { PUSHES_PATH } from '#functions/push/queue'
import { newPushKeys } from '../../../scripts/run/push-keys.mjs'
import { startPushServer } from '../../fixtures/push-server'
import { call } from './client'
import { openDesk } from './desk-of'
import { gameIds } from './games'
import { type Member, pick, player } from './league'

/** Turns push on, with a push service of the test's own and the phones behind it. */
export async function startPhones() {
  const keys = newPushKeys()
  const publicKey = keys.VAPID_PUBLIC_KEY
  const service = await startPushServer(publicKey)
  vi.stubEnv('PUSH_HOSTS', service.host)
  vi.stubEnv('VAPID_PUBLIC_KEY', publicKey)
  vi.stubEnv('VAPID_PRIVATE_KEY', keys.VAPID_PRIVATE_KEY)
  vi.stubEnv('VAPID_SUBJECT', 'mailto:league@example.com')
  const owners = new Map<string, string>()

  const put = ({ token }: Pick<Member, 'token'>, body: object) =>
    call('PUT /users/me/devices', { token, body: body as Pick<PushDevice, 'endpoint' | 'keys'> })
  return {
    service,
    publicKey,
    /** Makes the call with any body. */
    put,
    /** Turns a member's notifications on, on a new phone. @returns its address at the push service. */
    async turnOn(member: Member): Promise<string> {
      const subscription = service.subscribe()
      expect((await put(member, subscription)).status).toBe(200)
      owners.set(new URL(subscription.endpoint).pathname, member.username)
      return subscription.endpoint
    },
    /** What has arrived, as one reads it: `who: title. body`. */
    received: () =>
      service.arrived
        .map(({ at, payload }) => `${owners.get(at)}: ${payload.notification.title}. ${payload.notification.body}`)
        .sort(),
    devicesOf: async ({ uid }: Pick<Member, 'uid'>) => [...(await readAll(paths.devices(uid))).values()],
    /** What is queued, and how often it was tried. */
    queue: async () => [...(await readAll(PUSHES_PATH)).values()].map(({ state, tries }) => [state, tries]),
    /** Lets everything queued go out, and forgets it. */
    async empty() {
      service.manner = 201
      await deliverPushes()
      service.arrived.length = 0
    },
    clearQueue: () => db.recursiveDelete(db.collection(PUSHES_PATH)),
  }
}

export type Phones = Awaited<ReturnType<typeof startPhones>>

/**
 * A league with one open week of three games: Ann has picked the home team of each, Bob only the away team of the
 * first. Both have a phone.
 */
async function openPhoneLeague(week: number) {
  const phones = await startPhones()
  const games = gameIds(week, 3)
  const desk = await openDesk(week, games)
  const [ann, bob] = await Promise.all([player(), player()])
  const [first = '', second = '', third = ''] = games
  for (const id of games) await pick(ann, week, id)
  await pick(bob, week, first, 'AWAY')
  for (const member of [ann, bob]) await phones.turnOn(member)
  const kickoffOf = async (id: string) => (await desk.line(id))?.kickoff ?? 0
  return { phones, desk, ann, bob, first, second, third, kickoffOf }
}

/** The league of {@link usePhoneLeague}. */
export let league: Awaited<ReturnType<typeof openPhoneLeague>>

/** Gives a test file such a league. Each test begins with nothing to send. */
export function usePhoneLeague(week: number): void {
  beforeAll(async () => {
    league = await openPhoneLeague(week)
  })
  afterAll(() => league.phones.service.stop())
  beforeEach(() => league.phones.empty())
  afterEach(() => void vi.useRealTimers())
}
