import express, {
  type ErrorRequestHandler,
  type Express,
  type Request,
  type RequestHandler,
  type Response,
} from 'express'
import type { z } from 'zod'
import { ApiError, type ErrorBody } from '#common/api/api-error'
import { type Access, type RouteName, routes } from '#common/api/routes'
import { logFailure } from '../log'
import { serveAvatar } from '../people/avatars'
import type { Call, Handler } from '../routes/handler'
import { authenticate } from './authenticate'
import { readBody } from './body'
import { trackRequest } from './guard'
import { handlers } from './handlers'
import { restoreBody } from './own-bodies'
import { parseRequest } from './parse-request'

interface Row {
  access: Access
  trust?: number
  aliases?: readonly string[]
  form?: boolean
  body?: z.ZodType
  query?: z.ZodType
}

/** The whole `/api`, as one Express app. */
export function createApi(): Express {
  const app = express()
  app.disable('x-powered-by').disable('etag')
  // One proxy stands before us in production, and writes down whom it saw; whatever else a header says is the caller's.
  app.set('trust proxy', process.env.K_SERVICE && !process.env.FUNCTIONS_EMULATOR ? 1 : false)
  app.use((_request, response, next) => {
    response.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' })
    next()
  })
  app.use(restoreBody)
  const router = express.Router()
  for (const { method, path, name } of routeTable()) {
    // Following a request through all it does costs the busiest call too much.
    const before: RequestHandler[] = 'trust' in routes[name] ? [] : [trackRequest]
    router[method](path, ...before, answer(name))
  }
  router.get('/avatars/:uid', serveAvatar)
  router.use(() => {
    throw new ApiError('not-found', 'There is no such address.')
  })
  // Behind Hosting the path still carries /api; called as a function it does not.
  app.use('/api', router)
  app.use(router)
  app.use(errorHandler)
  return app
}

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** Every path of the table and its aliases; fixed words before parameters, so that `/user/:id` hides nothing. */
function routeTable(): { method: Method; path: string; name: RouteName }[] {
  const all = (Object.keys(routes) as RouteName[]).flatMap((name) => {
    const [method = '', own = ''] = name.split(' ')
    const row: Row = routes[name]
    return [own, ...(row.aliases ?? [])].map((path) => ({ method: method.toLowerCase() as Method, path, name }))
  })
  return all.sort((a, b) => Number(a.path.includes(':')) - Number(b.path.includes(':')))
}

function answer<R extends RouteName>(name: R): RequestHandler {
  const row: Row = routes[name]
  const handler = handlers[name] as Handler<R>
  return async (request, response) => {
    const caller = await authenticate(row.access, request.headers.authorization, row.trust)
    const { fields, file } = row.body
      ? await readBody(request, response, row.form === true)
      : { fields: {}, file: null }
    const call = {
      body: row.body && parseRequest(row.body, fields),
      file,
      query: row.query ? parseRequest(row.query, request.query) : {},
      params: request.params,
      caller,
      request,
    } as Call<R>
    response.json(await handler(call))
  }
}

/** The one catch: a sentence and a status for everything, and the rest only in the log. */
const errorHandler: ErrorRequestHandler = (error: unknown, request: Request, response: Response, _next) => {
  const known = knownFailure(error)
  if (known !== error && known.status >= 500) logFailure(`${request.method} ${request.path}`, error)
  if (response.headersSent) return
  const body: ErrorBody = { error: known.message, code: known.code }
  response.status(known.status).json(body)
}

function knownFailure(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  const { type, status, code } = (error ?? {}) as { type?: unknown; status?: unknown; code?: unknown }
  // The Admin SDK's own words: the sign-in service is down, or does not let us.
  if (/^(auth|app)\//.test(String(code)))
    return new ApiError('not-ready', 'That is not possible at the moment. Please try again in a few minutes.')
  if (type === 'entity.too.large') return new ApiError('too-large', 'That is more than can be sent at once.')
  // What is wrong with the bytes: packed, cut off, or not as many as announced.
  if (typeof type === 'string' && Number(status) < 500) return new ApiError('bad-input', 'That could not be read.')
  if (error instanceof URIError) return new ApiError('not-found', 'There is no such address.')
  return new ApiError('internal', 'Something went wrong on our side. Please try again.')
}
