/**
 * Where the picks of a week are made, below the product's address.
 * @param activeWeek for a link that is followed at once: the address of that week's picks names none.
 */
export const picksPath = (week: number, activeWeek?: number): string => weekPath('/weekly-picks', week, activeWeek)

/** The address of a week on a screen that shows the active one where its address names none. */
export const weekPath = (screen: string, week: number, activeWeek: number | undefined): string =>
  week === activeWeek ? screen : `${screen}?week=${week}`

/** The week that a value of a query names, which may be 0; undefined when it names none. */
export const weekInQuery = (value: string | null): number | undefined =>
  value && /^\d+$/.test(value) ? Number(value) : undefined
