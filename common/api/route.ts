import type { z } from 'zod'

/** Who may make a call. Which parts of a response a caller may see is decided in the handler. */
export type Access = 'anyone' | 'player' | 'commissioner'

export interface Route {
  access: Access
  /**
   * How long a checked session is taken as valid without asking the sign-in service again (ms). Default 0: it is asked
   * on every call. Only the two busiest calls set it: picks, which come in bursts, and the clocks, which every page asks
   * for and which are no secret.
   */
  trust?: number
  /** Older paths of the same call, served by the same handler. */
  aliases?: readonly string[]
  /** Takes a multipart form as well; every other call takes JSON only. */
  form?: boolean
  body?: z.ZodType
  query?: z.ZodType
}

/** A row of the route table with the type of its response, which has no value at run time. */
export const route =
  <T>() =>
  <const R extends Route>(row: R): R & { response?: T } =>
    row
