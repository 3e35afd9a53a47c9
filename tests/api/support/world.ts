import { type Simulator, startSimulator } from '../../../scripts/simulator/server'

/** Where the functions under test look for their feed, as `npm test` starts them. */
export const FEED_URL = process.env.FEED_URL ?? 'http://127.0.0.1:5004/'

/** Plays the feed for all API tests: one simulator, which each test orders about for its own games. */
export default async function setup(): Promise<() => Promise<void>> {
  const simulator: Simulator = await startSimulator({ port: Number(new URL(FEED_URL).port), week: 11 })
  return () => simulator.close()
}
