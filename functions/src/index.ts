import { onRequest } from 'firebase-functions/v2/https'
import { setGlobalOptions } from 'firebase-functions/v2/options'
import { onSchedule } from 'firebase-functions/v2/scheduler'
import { guardProcess } from './http/guard'
import { leaveBodiesUnread } from './http/own-bodies'
import { createApi } from './http/router'
import { runSchedule } from './schedule'

guardProcess()
// The referee's own calls are the runtime's to read.
if (process.env.FUNCTION_TARGET === 'api') leaveBodiesUnread()
setGlobalOptions({ region: 'us-central1', maxInstances: 10 })

/**
 * Everything below `/api`. Its memory holds the forms of forty requests at once (25 MB each, since parts are copied)
 * and one picture being read (500 MB).
 */
export const api = onRequest({ memory: '2GiB', concurrency: 40 }, createApi())

/** The referee's round, every minute. It has a minute more for letters that a slow mail server is still taking. */
export const referee = onSchedule({ schedule: 'every 1 minutes', timeoutSeconds: 120, maxInstances: 1 }, runSchedule)
