import { type Docs, membersOf } from './raw'

/** What is left, at the end, of the players who have deleted their accounts, in words; null when nothing is. */
export function leftOfDeleted(docs: Docs): string | null {
  for (const uid of membersOf(docs).keys()) {
    if (docs.has(`users/${uid}`)) continue
    const left = [...docs.keys()].find((path) => path.startsWith(`users/${uid}/`) || path === `deletions/${uid}`)
    if (left) return `${left} is left of an account that was deleted`
  }
  return null
}
