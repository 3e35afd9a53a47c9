import { onRequest } from 'firebase-functions/v2/https'
import { setGlobalOptions } from 'firebase-functions/v2/options'
import { onSchedule } from 'firebase-functions/v2/scheduler'
import { SECRETS } from './config'
import { noteLoggedFailures } from './db/health'
import { guardProcess } from './http/guard'
import { leaveBodiesUnread } from './http/hidden-body'
import { createApi } from './http/router'
import { runRound } from './schedule'

guardProcess()
noteLoggedFailures(process.env.FUNCTION_TARGET === 'api' ? 'api' : 'referee')
// Only for `api`; the referee's function keeps the runtime's body parser.
if (process.env.FUNCTION_TARGET === 'api') leaveBodiesUnread()
setGlobalOptions({ region: 'us-central1', maxInstances: 10, secrets: SECRETS })

/**
 * Everything below `/api`. Its memory holds the forms of forty concurrent requests (25 MB each, since parts are copied)
 * and one picture being decoded (500 MB).
 */
export const api = onRequest({ memory: '2GiB', concurrency: 40 }, createApi())

/**
 * The scheduled round, every minute. It may take a minute longer, for reminders, and for mail that a slow mail server
 * is still taking. While games are on it mostly waits for the next reading of the feed, and waiting is billed, so it
 * has a third of a processor, the most that goes with this memory. A part of a processor serves one request at a time.
 */
export const referee = onSchedule(
  {
    // Each minute by the clock. `every 1 minutes` may count from the end of the round before, which can last a minute.
    schedule: '* * * * *',
    timeoutSeconds: 120,
    maxInstances: 1,
    memory: '512MiB',
    cpu: 0.333,
    concurrency: 1,
  },
  runRound,
)
