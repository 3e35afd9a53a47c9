import { onRequest } from 'firebase-functions/v2/https'
import { setGlobalOptions } from 'firebase-functions/v2/options'
import { onSchedule } from 'firebase-functions/v2/scheduler'
import { takeBodiesAsBytes } from './own-bodies'
import { patrol } from './referee/patrol'
import { createApi } from './router'

takeBodiesAsBytes()
setGlobalOptions({ region: 'us-central1', maxInstances: 10 })

/** Everything below `/api`. */
export const api = onRequest({ memory: '512MiB', concurrency: 40 }, createApi())

/** The referee's round, every minute. */
export const referee = onSchedule({ schedule: 'every 1 minutes', timeoutSeconds: 60, maxInstances: 1 }, patrol)
