import type { QueueStatus } from '#common/api/responses'
import { MINUTE } from '#common/durations'
import { type CollectionPath, paths } from '#common/paths'
import { lastFailures } from '../db/failures'
import { auth, collectionRef } from '../db/firebase'
import { mailPath } from '../mail/queue'
import { dueMessages, type Queued } from '../outbox'
import { pushKeys } from '../push/push-service'
import type { Handler } from './handler'
import { reach, readVitals } from './health'

/**
 * How the league is doing, for commissioners: about ten reads. While the database or the sign-in service is down nobody
 * can be known for a commissioner; `GET /health` tells that to anybody.
 */
export const getStatus: Handler<'GET /commish/status'> = async () => {
  const [vitals, signIn, mail, pushes, failures] = await Promise.all([
    timed(() => reach('The database cannot be reached.', readVitals)),
    timed(() => reach('The sign-in service cannot be reached.', () => auth.listUsers(1))).catch(() => null),
    queueStatus(mailPath()),
    pushKeys() ? queueStatus<Queued<string>>(paths.pushes()) : null,
    lastFailures(),
  ])
  const responseTimes = { database: vitals.took, signIn: signIn?.took ?? null }
  return { ...vitals.value, mail, pushes, responseTimes, failures }
}

/** @returns the result of work, and how long it took (ms). */
async function timed<T>(work: () => Promise<T>): Promise<{ value: T; took: number }> {
  const started = performance.now()
  const value = await work()
  return { value, took: Math.round(performance.now() - started) }
}

/** A message that was queued longer ago than this (ms) and is still claimed may be lost: its round has ended. */
const ROUND_ENDED = 5 * MINUTE

async function queueStatus<Message extends Queued<string>>(path: CollectionPath<Message>): Promise<QueueStatus> {
  const queue = collectionRef(path)
  const [waiting, failed, claimed, [oldest]] = await Promise.all([
    queue.where('state', '==', 'queued').count().get(),
    queue.where('state', 'in', ['failed', 'unknown']).count().get(),
    queue.where('state', '==', 'claimed').select('at').get(),
    dueMessages(path, 1),
  ])
  const lost = claimed.docs.filter((found) => Date.now() - found.get('at') >= ROUND_ENDED)
  return {
    waiting: waiting.data().count,
    failed: failed.data().count + lost.length,
    dueSince: oldest?.data().dueAt ?? null,
  }
}
