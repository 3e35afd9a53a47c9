import { setTimeout as sleep } from 'node:timers/promises'
import { ApiError } from '#common/api/api-error'
import type { HealthResponse, QueueStatus, StatusResponse } from '#common/api/responses'
import { MINUTE } from '#common/durations'
import type { CollectionPath } from '#common/paths'
import { auth, collectionRef, read } from '../db/firebase'
import { isRefereeSilent, lastFailures, readHeartbeat } from '../db/health'
import { perProcess } from '../db/process-memory'
import { readSettings } from '../db/settings'
import { scoresPath } from '../db/week'
import { logFailure } from '../log'
import { MAIL_PATH } from '../mail/queue'
import { upToDate } from '../migrations/upgrade'
import { dueMessages } from '../outbox/deliver'
import { isAbandoned, type Queued } from '../outbox/message'
import { isKeyTaken } from '../people/sign-in'
import { pushKeys } from '../push/push-service'
import { PUSHES_PATH } from '../push/queue'
import { feedMayChange, isUnderWay } from '../referee/wake'
import type { Handlers } from './handler'

/** How long an answer is given again (ms): anybody may ask, and each look costs reads. */
const CACHED_FOR = 15_000
/** How long the database and the sign-in service may take (ms). */
const TIMEOUT = 5_000

interface Cache {
  /** Until when (epoch ms) the answer is given again. */
  until: number
  answer: Promise<HealthResponse> | null
}

const cache = perProcess((): Cache => ({ until: 0, answer: null }))

export const healthHandlers = {
  /**
   * Whether the league works, for whoever watches it. Without a session, so it says nothing of a player.
   * @throws ApiError not-ready when the database or the sign-in service cannot be reached, when that refuses our key,
   * when the league cannot be brought up to date, or when the referee is silent.
   */
  'GET /health': () => {
    const known = cache()
    if (!known.answer || known.until <= Date.now()) {
      known.answer = checkHealth()
      known.until = Date.now() + CACHED_FOR
    }
    return known.answer
  },

  /**
   * How the league is doing, for commissioners: about ten reads, and more while messages wait. While the database or
   * the sign-in service is down nobody can be known for a commissioner; `GET /health` tells that to anybody.
   */
  'GET /commish/status': async () => {
    const [health, signIn, mail, pushes, failures] = await Promise.all([
      timed(reachDatabase),
      timed(reachSignIn).catch(() => null),
      queueStatus(MAIL_PATH),
      pushKeys() ? queueStatus(PUSHES_PATH) : null,
      lastFailures(),
    ])
    const responseTimes = { database: health.took, signIn: signIn?.took ?? null }
    return { ...health.value, mail, pushes, responseTimes, failures }
  },
} satisfies Partial<Handlers>

async function checkHealth(): Promise<HealthResponse> {
  await probe('The league cannot be brought up to date.', upToDate)
  const [{ isSilent, ...health }] = await Promise.all([reachDatabase(), reachSignIn()])
  if (isSilent) {
    const minutes = Math.round((Date.now() - (health.lastPass ?? 0)) / MINUTE)
    const done = health.lastPass === null ? 'never worked' : `not worked for ${minutes} minutes`
    throw new ApiError('not-ready', `The referee has ${done}.`)
  }
  return { ok: true, ...health }
}

/** What the database tells of the referee and the feed. */
async function readLeagueHealth(): Promise<Omit<HealthResponse, 'ok'> & Pick<StatusResponse, 'isSilent'>> {
  const { season, openWeeks } = await readSettings()
  const [lastPass, ...found] = await Promise.all([
    readHeartbeat(),
    ...openWeeks.map((week) => read(scoresPath(season, week))),
  ])
  const scores = found.filter((each) => each !== null)
  const now = Date.now()
  const isOn = scores.some((each) => feedMayChange(each, now) && isUnderWay(Object.values(each.games), now))
  const newest = Math.max(0, ...scores.map(({ feedAt }) => feedAt))
  return {
    // Cloud Run names the deployed revision.
    version: process.env.K_REVISION ?? 'local',
    lastPass,
    isSilent: isRefereeSilent(lastPass, isOn, now),
    feed: { readAt: newest || null, trouble: scores.find((each) => each.trouble)?.trouble ?? '' },
  }
}

const reachDatabase = () => probe('The database cannot be reached.', readLeagueHealth)
/** Reads an account, and asks with the key with which a login checks a password. @throws ApiError not-ready */
async function reachSignIn(): Promise<void> {
  const ask = () => Promise.all([auth.listUsers(1), isKeyTaken()])
  const [, isTaken] = await probe('The sign-in service cannot be reached.', ask)
  if (!isTaken) throw new ApiError('not-ready', 'The sign-in service does not take our key, so nobody can log in.')
}

/** @throws ApiError not-ready with the sentence if the work fails or takes too long. */
async function probe<T>(sentence: string, work: () => Promise<T>): Promise<T> {
  const late = sleep(TIMEOUT, null, { ref: false }).then(() => {
    throw new Error(`no answer in ${TIMEOUT} ms`)
  })
  try {
    return await Promise.race([work(), late])
  } catch (error) {
    // Whoever throws an ApiError has logged it.
    if (!(error instanceof ApiError))
      // Without its full stop, for the cause follows it.
      logFailure(sentence.slice(0, -1), error, { todo: 'If it goes on, look at https://status.firebase.google.com.' })
    throw new ApiError('not-ready', sentence)
  }
}

/** @returns the result of work, and how long it took (ms). */
async function timed<T>(work: () => Promise<T>): Promise<{ value: T; took: number }> {
  const started = performance.now()
  const value = await work()
  return { value, took: Math.round(performance.now() - started) }
}

/** How many claimed messages are checked for abandoned ones. Limited, since those stay for days and pile up. */
const CLAIMED_MAX = 100
/** How many of the messages that are due are looked at for the one that has waited longest. */
const LOOKED_AT = 20

async function queueStatus<Message extends Queued<string>>(path: CollectionPath<Message>): Promise<QueueStatus> {
  const queue = collectionRef(path)
  const [waiting, failed, claimed, due] = await Promise.all([
    queue.where('state', '==', 'queued').count().get(),
    queue.where('state', 'in', ['failed', 'unknown']).count().get(),
    queue.where('state', '==', 'claimed').select('claimedAt', 'at').limit(CLAIMED_MAX).get(),
    dueMessages(path, LOOKED_AT),
  ])
  const lost = claimed.docs.filter((found) => isAbandoned(found.data() as Queued))
  return {
    waiting: waiting.data().count,
    failed: failed.data().count + lost.length,
    // Not the first one's: mails with links are due an hour before they are queued, so they come before mails that have
    // waited for longer.
    dueSince: due.length ? Math.min(...due.map((found) => Math.max(found.data().at, found.data().dueAt ?? 0))) : null,
  }
}
