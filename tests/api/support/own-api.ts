import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createApi } from '#functions/http/router'

/** The API in the process of the test, where it goes by the test's clock. */
export interface OwnApi {
  site: string
  stop(): Promise<void>
}

export async function startApi(): Promise<OwnApi> {
  const server = createServer(createApi()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    site: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
