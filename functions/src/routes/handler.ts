import type { Request } from 'express'
import type { RouteBody, RouteName, RouteQuery, RouteResponse } from '#common/api/routes'
import type { Caller } from '../people/caller'

/** One call after the door: checked, and with its caller known. */
export interface Call<R extends RouteName> {
  body: RouteBody<R>
  query: RouteQuery<R>
  params: Record<string, string>
  /** The file of a form, or null. */
  file: Buffer | null
  /** For routes that anyone may call there is nobody. */
  caller: Caller
  request: Request
}

/** Answers one route; throws ApiError with a sentence for the player. */
export type Handler<R extends RouteName> = (call: Call<R>) => Promise<RouteResponse<R>>
