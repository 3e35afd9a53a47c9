import type { RouteBodyInput } from '#common/api/routes'
import type { GameLine } from '#common/game/line'
import { call } from '#web/api'

export type LineEdit = Omit<RouteBodyInput<'PATCH /commish/line/:id'>, 'week'>

/** The changes of lines that are on their way. */
const pendingEdits = new Set<Promise<unknown>>()

/** Changes fields of a line. */
export function patchLine({ week, gameId }: Pick<GameLine, 'week' | 'gameId'>, edit: LineEdit) {
  const response = call('PATCH /commish/line/:id', { params: { id: gameId }, body: { week, ...edit } })
  pendingEdits.add(response)
  const end = () => pendingEdits.delete(response)
  response.then(end, end)
  return response
}

/**
 * Makes a call that concerns many lines once the changes that were sent before it have ended: a refresh that overtook a
 * spread would not see that it was set by hand.
 */
export async function afterPendingEdits<T>(makeCall: () => Promise<T>): Promise<T> {
  await Promise.allSettled(pendingEdits)
  return makeCall()
}
