import express, {
  type ErrorRequestHandler,
  type Express,
  type Request,
  type RequestHandler,
  type Response,
} from 'express'
import { ApiError, type ErrorBody } from '#common/api/api-error'
import type { Route } from '#common/api/route'
import { type RouteName, routes } from '#common/api/routes'
import { siteUrl } from '../config'
import { isUnavailable } from '../db/firebase'
import { failuresNoted } from '../db/health'
import { logFailure } from '../log'
import { upToDate } from '../migrations/upgrade'
import { serveAvatar } from '../people/avatars'
import { limitAnonymousCall } from '../people/rate-limit'
import type { Call, Handler } from '../routes/handler'
import { authenticate } from './authenticate'
import { requestIdOf, trackRequest } from './guard'
import { handlers } from './handlers'
import { restoreBody } from './hidden-body'
import { parseRequest, readBody } from './request'

/** The whole `/api`, as one Express app. */
export function createApi(): Express {
  const app = express()
  app.disable('x-powered-by').disable('etag')
  // In production one proxy adds the address it saw; any other address in the header was written by the caller.
  app.set('trust proxy', process.env.K_SERVICE && !process.env.FUNCTIONS_EMULATOR ? 1 : false)
  app.use((_request, response, next) => {
    response.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' })
    next()
  })
  app.use(restoreBody, takeDeletion)
  const router = express.Router()
  for (const { method, path, name } of routeTable()) {
    const { isUntracked }: Route = routes[name]
    const tracking = isUntracked ? [] : [trackRequest]
    router[method](path, ...tracking, requestHandlerFor(name))
  }
  router.get('/avatars/:uid', serveAvatar)
  // Mail programs without a button to unsubscribe open the address to which the others post. Opening changes nothing.
  router.get('/reminders/unsubscribe', (_request, response) => response.redirect(303, `${siteUrl()}/`))
  router.use(() => {
    throw new ApiError('not-found', 'There is no such address.')
  })
  // Behind Hosting the path starts with /api; called directly as a function it does not.
  app.use('/api', router)
  app.use(router)
  app.use(errorHandler)
  return app
}

/** Takes a POST that says it is a deletion as one: on the way here some servers refuse a deletion with a body. */
const takeDeletion: RequestHandler = (request, _response, next) => {
  if (request.method === 'POST' && request.get('X-HTTP-Method-Override') === 'DELETE') request.method = 'DELETE'
  next()
}

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** Every path and alias of the route table, those with parameters last, so that `/user/:id` hides no fixed path. */
function routeTable(): { method: Method; path: string; name: RouteName }[] {
  const all = (Object.keys(routes) as RouteName[]).flatMap((name) => {
    const [method = '', path = ''] = name.split(' ')
    const { aliases = [] }: Route = routes[name]
    return [path, ...aliases].map((each) => ({ method: method.toLowerCase() as Method, path: each, name }))
  })
  return all.sort((a, b) => Number(a.path.includes(':')) - Number(b.path.includes(':')))
}

/** Authenticates a call of this route, checks what was sent, and responds with what the route's handler returns. */
function requestHandlerFor<R extends RouteName>(name: R): RequestHandler {
  const route: Route = routes[name]
  const handler = handlers[name] as Handler<R>
  return async (request, response) => {
    response.locals.mayHaveChanged = request.method !== 'GET' && !route.changesNothing
    // The health itself tells how an upgrade goes.
    if (name !== 'GET /health') await upToDate()
    const findCaller = () => authenticate(route.access, request.headers.authorization, route.sessionRecheckedAfter)
    let caller = await findCaller()
    // A stranger's form may have ten megabytes: after too many calls it is refused unread.
    if (route.form && caller.uid === '') await limitAnonymousCall(request, null)
    const { fields, file } = route.body
      ? await readBody(request, response, { takesForm: route.form === true, uid: caller.uid })
      : { fields: {}, file: null }
    // A body may take a while, and the session may have ended meanwhile.
    if (route.body) caller = await findCaller()
    const call = {
      body: route.body && parseRequest(route.body, fields),
      file,
      query: route.query ? parseRequest(route.query, request.query) : {},
      params: request.params,
      caller,
      request,
    } as Call<R>
    const answer = await handler(call)
    await failuresNoted()
    response.json(answer)
  }
}

/** Turns every error into a status and a sentence; the details of an unexpected one go to the log. */
const errorHandler: ErrorRequestHandler = async (error: unknown, request: Request, response: Response, _next) => {
  const apiError = apiErrorOf(error, response.locals.mayHaveChanged === true)
  const requestId = requestIdOf(response)
  const todo = apiError.code === 'not-ready' ? 'Nothing, unless it goes on.' : 'Report it with its stack.'
  if (apiError !== error && apiError.status >= 500)
    logFailure(failedCall(request), error, { about: request.path, requestId, todo })
  await failuresNoted()
  if (response.headersSent) return
  if (apiError.status >= 500) response.set('X-Request-Id', requestId)
  const body: ErrorBody = { error: apiError.message, code: apiError.code }
  response.status(apiError.status).json(body)
}

/** A call by the pattern of its route, which is the same for every id. It has none if it fails before the routing. */
function failedCall({ method, route }: Request): string {
  const { path }: { path?: string } = route ?? {}
  return path === undefined ? `a call by ${method}` : `${method} ${path}`
}

function apiErrorOf(error: unknown, isChange: boolean): ApiError {
  if (error instanceof ApiError) return error
  const { type, status, code } = (error ?? {}) as { type?: unknown; status?: unknown; code?: unknown }
  // Nobody knows whether the change was stored.
  if (isChange && isUnavailable(error))
    return new ApiError('not-ready', 'The database was too busy. Please check whether it was done, then try again.')
  // The Admin SDK's codes of its own: the sign-in service is down or refuses the server.
  if (/^(auth|app)\//.test(String(code)) || isUnavailable(error))
    return new ApiError('not-ready', 'That is not possible at the moment. Please try again in a few minutes.')
  if (type === 'entity.too.large') return new ApiError('too-large', 'That is more than can be sent at once.')
  // The body parser's errors: compressed, cut off, or not of the announced length.
  if (typeof type === 'string' && Number(status) < 500) return new ApiError('bad-input', 'That could not be read.')
  if (error instanceof URIError) return new ApiError('not-found', 'There is no such address.')
  return new ApiError('internal', 'Something went wrong on our side. Please try again.')
}
