import { createConnection } from 'node:net'
import { Stop } from './say.mjs'

/** Refuses to start over somebody else's port. @throws Stop */
export async function requirePorts(ports) {
  for (const [what, port] of Object.entries(ports)) {
    if (await isListening(port)) {
      throw new Stop(
        `Port ${port} (${what}) is in use: stop what listens there, or an earlier CFB Picks, and start again.`,
      )
    }
  }
}

export function isListening(port) {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' })
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
