import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of recorded feed answers beside the project; tests that need it skip where it is absent. */
const folder = join(import.meta.dirname, '..', '..', 'shared', 'data')
export const hasRecordings = existsSync(join(folder, 'espn'))
if (!hasRecordings) console.info('the recorded feed answers are not here: the tests that read them are skipped')

interface RawEvent {
  id: string
  name: string
  competitions: { competitors: { homeAway: string; team: { id: string } }[] }[]
}

/** A recorded scoreboard, as the feed sent it. */
export function recorded(file: string): { leagues: unknown[]; events: RawEvent[] } {
  return JSON.parse(readFileSync(join(folder, 'espn', file), 'utf8')) as { leagues: unknown[]; events: RawEvent[] }
}
