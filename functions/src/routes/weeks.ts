import type { Settings } from '../../../common/week'
import type { Handler } from '../call'
import { readSettings } from '../settings'

/** The weeks that may be looked at: those opened, up to the active one. */
const selectable = ({ weeks, activeWeek }: Settings) => weeks.filter(({ week }) => week <= activeWeek)

export const weeks: Handler<'GET /weeks'> = async () => selectable(await readSettings())

/** The numbers alone, for older clients. */
export const pickWeeks: Handler<'GET /picks/weeks'> = async () =>
  selectable(await readSettings()).map(({ week }) => week)
