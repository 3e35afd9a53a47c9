import type { RouteBodyInput } from '#common/api/routes'
import type { GameLine } from '#common/game/line'
import { call } from '#web/api'

export type LineEdit = Omit<RouteBodyInput<'PATCH /commish/line/:id'>, 'week'>

/** Changes fields of a line. */
export const patchLine = ({ week, gameId }: Pick<GameLine, 'week' | 'gameId'>, edit: LineEdit) =>
  call('PATCH /commish/line/:id', { params: { id: gameId }, body: { week, ...edit } })
