import { subscribe } from 'node:diagnostics_channel'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { RequestHandler } from 'express'

/** Without these the runtime takes a request for one without a body and leaves the bytes where they are. */
const BODY_HEADERS = ['content-length', 'transfer-encoding'] as const

const hidden = new WeakMap<IncomingMessage, IncomingHttpHeaders>()

/**
 * Keeps the function runtime from reading bodies and from decoding addresses before we see them: it holds up to 32 MB
 * of whatever anybody sends, and answers JSON or an address that it cannot read with a page of HTML.
 */
export function leaveBodiesUnread(): void {
  subscribe('http.server.request.start', (message) => hideBody((message as { request: IncomingMessage }).request))
}

export function hideBody(request: IncomingMessage): void {
  const { headers } = request
  hidden.set(
    request,
    Object.fromEntries(BODY_HEADERS.flatMap((name) => (headers[name] ? [[name, headers[name]]] : []))),
  )
  for (const name of BODY_HEADERS) delete headers[name]
  request.url = decodable(request.url ?? '/')
}

/** Gives a request back what was hidden of it. */
export const restoreBody: RequestHandler = (request, _response, next) => {
  Object.assign(request.headers, hidden.get(request))
  next()
}

/** An address in which every percent sign that begins no escape stands for itself. */
function decodable(url: string): string {
  try {
    // The bundler drops a call whose value nobody uses.
    return decodeURIComponent(url) && url
  } catch {
    return url.replace(/%/g, '%25')
  }
}
