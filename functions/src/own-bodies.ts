import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

/**
 * Keeps the function runtime from parsing bodies before we see them: it answers JSON that is cut off with a page of
 * HTML and a stack trace. Told that every body is plain bytes, it hands them over as they came; forms it leaves alone.
 * Compressed bodies, which nobody sends us, then fail like any other bytes that are no JSON.
 */
export function takeBodiesAsBytes(): void {
  subscribe('http.server.request.start', (message) => {
    const { headers } = (message as { request: IncomingMessage }).request
    delete headers['content-encoding']
    if (headers['content-type'] && !headers['content-type'].startsWith('multipart/')) {
      headers['content-type'] = 'application/octet-stream'
    }
  })
}
