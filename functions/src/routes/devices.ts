import { ApiError } from '#common/api/api-error'
import { limitTries } from '../people/rate-limit'
import { removeDevice, saveDevice } from '../push/devices'
import { isAtPushService, pushKeys } from '../push/push-service'
import type { Handler } from './handler'

/** Lets this device show the caller's notifications. */
export const addDevice: Handler<'PUT /users/me/devices'> = async ({ body, caller: { uid } }) => {
  refuseUnknownService(body.endpoint)
  if (!pushKeys()) throw new ApiError('not-ready', 'Notifications are not set up in this league.')
  await limitTries({ what: 'device', whom: uid })
  await saveDevice(uid, { ...body, at: Date.now() })
  return { ok: true }
}

/** Ends the notifications on one of the caller's devices; one that is unknown has none. */
export const dropDevice: Handler<'DELETE /users/me/devices'> = async ({ body, caller: { uid } }) => {
  refuseUnknownService(body.endpoint)
  await removeDevice(uid, body.endpoint)
  return { ok: true }
}

function refuseUnknownService(endpoint: string): void {
  if (isAtPushService(endpoint)) return
  throw new ApiError('bad-input', 'That is not the address of a push service that we know.')
}
