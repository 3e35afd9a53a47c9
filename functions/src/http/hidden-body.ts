import { subscribe } from 'node:diagnostics_channel'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { RequestHandler } from 'express'

/** Without these headers the function runtime takes a request for one without a body and does not read it. */
const BODY_HEADERS = ['content-length', 'transfer-encoding'] as const

const hidden = new WeakMap<IncomingMessage, IncomingHttpHeaders>()

/**
 * Keeps the function runtime from reading bodies and decoding URLs before our own code runs: it holds up to 32 MB of
 * whatever anybody sends, and responds with an HTML page to JSON or a URL that it cannot read.
 */
export function leaveBodiesUnread(): void {
  subscribe('http.server.request.start', (message) => hideBody((message as { request: IncomingMessage }).request))
}

/** Hides a request's body from the function runtime, and makes its URL decodable. */
export function hideBody(request: IncomingMessage): void {
  const { headers } = request
  const ofBody = BODY_HEADERS.flatMap((name) => (headers[name] ? [[name, headers[name]]] : []))
  hidden.set(request, Object.fromEntries(ofBody))
  for (const name of BODY_HEADERS) delete headers[name]
  request.url = decodable(request.url ?? '/')
}

/** Restores the headers that {@link hideBody} has hidden. */
export const restoreBody: RequestHandler = (request, _response, next) => {
  Object.assign(request.headers, hidden.get(request))
  next()
}

/** The URL with every percent sign escaped, if it contains one that begins no valid escape. */
function decodable(url: string): string {
  try {
    // Without the use of its value the bundler would drop the call.
    return decodeURIComponent(url) && url
  } catch {
    // `decodeURIComponent` throws for an invalid escape.
    return url.replace(/%/g, '%25')
  }
}
