import type { Counters } from './counters'
import { type Docs, type RawLine, rawAt } from './raw'

/** Counts the picks of a settled league whose final landed on the spread. */
export function countGradedPushes(counters: Counters, docs: Docs): void {
  for (const path of docs.keys()) {
    const line = rawAt<RawLine>(docs, path.replace(/\/picks\/[^/]+$/, ''))
    if (!path.includes('/picks/') || !line || line.void || line.spread === null) continue
    if (line.homeScore - line.awayScore + line.spread === 0) counters.count('a pick was a push')
  }
}
