import type { Settings } from '#common/week/week'
import { readSettings } from '../db/settings'
import type { Handler } from './handler'

/** The weeks that may be looked at: those opened, up to the active one. */
const selectable = ({ weeks, activeWeek }: Settings) => weeks.filter(({ week }) => week <= activeWeek)

export const getWeeks: Handler<'GET /weeks'> = async () => selectable(await readSettings())

/** The numbers alone, for older clients. */
export const pickWeeks: Handler<'GET /picks/weeks'> = async () =>
  selectable(await readSettings()).map(({ week }) => week)
