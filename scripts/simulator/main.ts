import { parseArgs } from 'node:util'
import { startSimulator } from './server'

/** `node simulator.js [--port 9900] [--seed 1] [--week 11] [--start ISO] [--speed 1]` */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '9900' },
    seed: { type: 'string', default: '1' },
    week: { type: 'string', default: '11' },
    speed: { type: 'string', default: '1' },
    start: { type: 'string', default: new Date().toISOString() },
  },
})

const fail = (sentence: string): never => {
  console.error(sentence)
  process.exit(2)
}
const number = (name: 'port' | 'seed' | 'week' | 'speed', low: number, high: number) => {
  const value = Number(values[name])
  return value >= low && value <= high ? value : fail(`--${name} is a number from ${low} to ${high}.`)
}
const start = Date.parse(values.start)
if (Number.isNaN(start)) fail('--start is a time such as 2026-11-07T20:00:00Z.')

const port = number('port', 0, 65_535)
const options = {
  port,
  start,
  seed: number('seed', 0, 2 ** 32),
  week: number('week', 1, 16),
  speed: number('speed', 0, 1000),
}
try {
  const simulator = await startSimulator(options)
  console.log(`feed at ${simulator.url}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void simulator.close())
} catch (error) {
  const busy = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
  fail(busy ? `Port ${port} is in use: stop what runs there, or choose another with --port.` : String(error))
}
