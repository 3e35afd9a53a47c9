import { parseArgs } from 'node:util'
import { startSimulator } from './server'

/** `node simulator.js [--port 9900] [--start ISO]` */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '9900' },
    start: { type: 'string', default: new Date().toISOString() },
  },
})

const fail = (sentence: string): never => {
  console.error(sentence)
  process.exit(2)
}
const start = Date.parse(values.start)
if (Number.isNaN(start)) fail('--start is a time such as 2026-11-07T20:00:00Z.')

const port = Number(values.port)
if (!(port >= 0 && port <= 65_535)) fail('--port is a number from 0 to 65535.')
try {
  const simulator = await startSimulator({ port, start })
  console.log(`feed at ${simulator.url}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void simulator.close())
} catch (error) {
  const busy = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
  fail(busy ? `Port ${port} is in use: stop what runs there, or choose another with --port.` : String(error))
}
