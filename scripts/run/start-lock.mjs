import { createServer } from 'node:net'
import { START_PORT } from './paths.mjs'
import { Stop } from './say.mjs'

/** The locks that this process has. */
const held = new Set()

/**
 * Keeps a second start away for as long as this process lives: two at once would install and build in the same folders,
 * and each would take ports from the other. A port is the lock, because the system frees it however the process ends.
 * @returns what lets another process start all the same, unless this one had the lock before. @throws Stop if another
 * process has it.
 */
export async function holdStartLock(port = START_PORT) {
  if (held.has(port)) return async () => {}
  const lock = createServer((socket) => socket.destroy())
  await new Promise((resolve, reject) => {
    lock.once('listening', resolve).once('error', reject).listen(port, '127.0.0.1')
  }).catch((error) => {
    if (error.code !== 'EADDRINUSE') throw error
    throw new Stop(
      `Another CFB Picks, its tests or its deployment is starting or running here (port ${port}): stop that one first.`,
    )
  })
  lock.unref()
  held.add(port)
  return async () => {
    held.delete(port)
    await new Promise((resolve) => lock.close(resolve))
  }
}
