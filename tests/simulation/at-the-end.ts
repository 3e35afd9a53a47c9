import type { Counters } from './counters'
import { type Docs, membersOf, type RawChange, type RawLine, rawAt } from './raw'

/** What is left, at the end, of the players who have deleted their accounts, in words; null when nothing is. */
export function leftOfDeleted(docs: Docs): string | null {
  for (const uid of membersOf(docs).keys()) {
    if (docs.has(`users/${uid}`)) continue
    const left = [...docs.keys()].find((path) => path.startsWith(`users/${uid}/`) || path === `deletions/${uid}`)
    if (left) return `${left} is left of an account that was deleted`
  }
  return null
}

/** What a run should contain, recognised by the open log. */
const LOGGED: readonly (readonly [string, RegExp])[] = [
  ['a final was corrected', /final corrected/],
  ['a game was cancelled', /was cancelled and counts for nobody/],
  ['a game was cancelled and is on after all', /is on after all/],
  ['a kickoff moved', /kickoff moved from/],
  ['a game was moved after its reveal', /Its picks are revealed/],
  ['a kickoff was settled by hand', /kickoff confirmed|moved by hand/],
  ['a pick was entered after the final', /after the final/],
  ['a change was undone', /^Undone/],
]

/** Counts what a run contained, by its open log. */
export function countLogged(counters: Counters, docs: Docs): void {
  for (const [path, doc] of docs) {
    if (!path.includes('/changes/')) continue
    const { text } = doc as RawChange
    for (const [what, of] of LOGGED) if (of.test(text)) counters.count(what)
  }
}

/** Counts the picks of a settled league whose final landed on the spread. */
export function countGradedPushes(counters: Counters, docs: Docs): void {
  for (const path of docs.keys()) {
    const line = rawAt<RawLine>(docs, path.replace(/\/picks\/[^/]+$/, ''))
    if (!path.includes('/picks/') || !line || line.void || line.spread === null) continue
    if (line.homeScore - line.awayScore + line.spread === 0) counters.count('a pick was a push')
  }
}
