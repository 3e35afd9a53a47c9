/** What one officer has ticked and unticked since the last save: only the difference, so that another's changes stand. */
export interface Draft {
  added: ReadonlySet<string>
  removed: ReadonlySet<string>
}

export const NO_DRAFT: Draft = { added: new Set(), removed: new Set() }

/** The slate as it would be saved: the one that is out now, with this officer's changes. */
export function chosenOf(slate: readonly string[], { added, removed }: Draft): string[] {
  return [...new Set([...slate, ...added])].filter((id) => !removed.has(id))
}

/** The draft with these games ticked and all others unticked, as told from the slate that is out. */
export function draftOf(slate: readonly string[], wanted: Iterable<string>): Draft {
  const ticked = new Set(wanted)
  return {
    added: new Set([...ticked].filter((id) => !slate.includes(id))),
    removed: new Set(slate.filter((id) => !ticked.has(id))),
  }
}

/** The draft after a tick of one game is turned round. */
export function ticked(slate: readonly string[], draft: Draft, id: string): Draft {
  const chosen = chosenOf(slate, draft)
  return draftOf(slate, chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
}

/** Whether anything is left to save; what another officer has saved meanwhile is not. */
export function isDraft(slate: readonly string[], { added, removed }: Draft): boolean {
  return [...added].some((id) => !slate.includes(id)) || slate.some((id) => removed.has(id))
}
