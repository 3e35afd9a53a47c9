import { parseArgs } from 'node:util'
import { startSimulator } from './server'

/** `node simulator.js --port 9900 --start ISO` */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { port: { type: 'string' }, start: { type: 'string' } } })
  const [port, start] = [Number(values.port), Date.parse(values.start ?? '')]
  if (!(port >= 0 && port <= 65_535) || Number.isNaN(start))
    throw new Error('usage: simulator --port 9900 --start 2026-11-07T20:00:00Z')

  const simulator = await startSimulator({ port, start })
  console.log(`feed at ${simulator.url}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void simulator.close())
}

main().catch((error: unknown) => {
  console.error((error as Error).message)
  process.exit(1)
})
