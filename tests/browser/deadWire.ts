import { connect, createServer, type Socket } from 'node:net'
import { PORTS } from '../../scripts/run/paths.mjs'
import { test } from './stadium'

const DATABASE = PORTS.Firestore

/**
 * Leads the pages of a file to the database through a wire that can go dead: nothing passes any more, and neither end
 * hears of it, as with a phone that slept. Connections made later live.
 * @returns what makes it go dead.
 */
export function throughWire(): () => void {
  const ends = new Set<Socket>()
  const pipe = (from: Socket, to: Socket) => {
    ends.add(from)
    from.pipe(to)
    from.on('error', () => to.destroy())
    from.on('close', () => ends.delete(from) && to.destroy())
  }
  const wire = createServer((page) => {
    const database = connect(DATABASE, '127.0.0.1')
    pipe(page, database)
    pipe(database, page)
  })
  test.use({
    launchOptions: [
      async ({ launchOptions }, use) => {
        await new Promise<void>((done) => wire.listen(0, '127.0.0.1', done))
        const address = wire.address()
        const port = typeof address === 'object' ? address?.port : undefined
        const rule = `--host-resolver-rules=MAP 127.0.0.1:${DATABASE} 127.0.0.1:${port}`
        await use({ ...launchOptions, args: [...(launchOptions.args ?? []), rule] })
        for (const end of ends) end.destroy()
        wire.close()
      },
      { scope: 'worker' },
    ],
  })
  return () => {
    for (const end of ends) {
      end.unpipe()
      end.resume()
      ends.delete(end)
    }
  }
}
