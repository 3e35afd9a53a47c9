import type { Request } from 'express'
import type { RouteBody, RouteName, RouteParams, RouteQuery, RouteResponse } from '#common/api/routes'
import type { Caller } from '../people/identity'

/** One call, authenticated, with its body and query checked. */
export interface Call<R extends RouteName> {
  body: RouteBody<R>
  query: RouteQuery<R>
  params: RouteParams<R>
  file: Buffer | null
  /** Its uid is empty on routes that anyone may call. */
  caller: Caller
  request: Request
}

/** Handles one route. @throws ApiError with a sentence for the player */
export type Handler<R extends RouteName> = (call: Call<R>) => Promise<RouteResponse<R>>

export type Handlers = { [R in RouteName]: Handler<R> }
