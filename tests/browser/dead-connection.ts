import { connect, createServer, type Socket } from 'node:net'
import { PORTS } from '../../scripts/run/paths.mjs'
import { test } from './fixture'

const DATABASE = PORTS.Firestore

/**
 * Leads the pages of a file to the database through a connection that can die: nothing passes any more, and neither end
 * hears of it, as with a phone that slept, or in a full stadium.
 * @returns what makes it die. Connections made later live, or with `lasting` are taken and never answered until
 * `revive`.
 */
export function throughConnection(): { die: (lasting?: 'lasting') => void; revive: () => void } {
  const ends = new Set<Socket>()
  let isSilent = false
  const pipe = (from: Socket, to: Socket) => {
    ends.add(from)
    from.pipe(to)
    from.on('error', () => to.destroy())
    from.on('close', () => ends.delete(from) && to.destroy())
  }
  const server = createServer((page) => {
    if (isSilent) return void ends.add(page.resume())
    const database = connect(DATABASE, '127.0.0.1')
    pipe(page, database)
    pipe(database, page)
  })
  test.use({
    launchOptions: [
      async ({ launchOptions }, use) => {
        await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
        const address = server.address()
        const port = typeof address === 'object' ? address?.port : undefined
        const rule = `--host-resolver-rules=MAP 127.0.0.1:${DATABASE} 127.0.0.1:${port}`
        await use({ ...launchOptions, args: [...(launchOptions.args ?? []), rule] })
        for (const end of ends) end.destroy()
        server.close()
      },
      { scope: 'worker' },
    ],
  })
  return {
    die: (lasting) => {
      isSilent = lasting === 'lasting'
      for (const end of ends) {
        end.unpipe()
        end.resume()
        ends.delete(end)
      }
    },
    revive: () => {
      isSilent = false
    },
  }
}
