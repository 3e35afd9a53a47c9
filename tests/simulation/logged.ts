import type { Counters } from './counters'
import type { Docs, RawChange } from './raw'

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
