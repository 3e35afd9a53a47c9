import type { Request } from 'express'
import type { Answer, Body, Query, RouteName } from '../../common/api'

/** Who makes a call. */
export interface Caller {
  uid: string
  /** A commissioner's name, for the open log; empty for everybody else. */
  username: string
}

/** One call after the door: checked, and with its caller known. */
export interface Call<R extends RouteName> {
  body: Body<R>
  query: Query<R>
  params: Record<string, string>
  /** The file of a form, or null. */
  file: Buffer | null
  /** For routes that anyone may call there is nobody. */
  caller: Caller
  request: Request
}

/** Answers one route; throws ApiError with a sentence for the player. */
export type Handler<R extends RouteName> = (call: Call<R>) => Promise<Answer<R>>
