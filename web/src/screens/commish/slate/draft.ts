/**
 * What one commissioner has ticked and unticked since the last save. Only the difference, so that what the other
 * commissioner saves meanwhile is kept.
 */
export interface Draft {
  added: ReadonlySet<string>
  removed: ReadonlySet<string>
}

export const NO_DRAFT: Draft = { added: new Set(), removed: new Set() }

/** The slate as it would be saved: the saved one with this commissioner's changes. */
export function chosenOf(slate: readonly string[], { added, removed }: Draft): string[] {
  return [...new Set([...slate, ...added])].filter((id) => !removed.has(id))
}

/** The draft with exactly these games ticked. */
export function draftOf(slate: readonly string[], wanted: Iterable<string>): Draft {
  const ticked = new Set(wanted)
  return {
    added: new Set([...ticked].filter((id) => !slate.includes(id))),
    removed: new Set(slate.filter((id) => !ticked.has(id))),
  }
}

/**
 * The draft after one game is ticked, or unticked if it was ticked.
 * @param isSaving whether it is being saved: the slate may soon be the draft, and so the game is kept as it is now.
 */
export function ticked(slate: readonly string[], draft: Draft, id: string, isSaving: boolean): Draft {
  const [added, removed] = [new Set(draft.added), new Set(draft.removed)]
  const [from, to] = chosenOf(slate, draft).includes(id) ? [added, removed] : [removed, added]
  from.delete(id)
  to.add(id)
  return isSaving ? { added, removed } : draftOf(slate, chosenOf(slate, { added, removed }))
}

/**
 * The ticked games that the feed no longer lists, but for those on the slate; they have no row in which they could be
 * unticked. An answer that lists nothing is a fault of the feed, not the news that every game is gone.
 */
export function unlistedIn(
  slate: readonly string[],
  { added }: Draft,
  feed: { games: readonly { id: string }[]; notice: string } | undefined,
): string[] {
  if (!feed || feed.games.length === 0 || feed.notice) return []
  return [...added].filter((id) => !slate.includes(id) && !feed.games.some((game) => game.id === id))
}

/** Whether anything is left to save, also after the other commissioner has saved a part of it. */
export function isDraft(slate: readonly string[], { added, removed }: Draft): boolean {
  return [...added].some((id) => !slate.includes(id)) || slate.some((id) => removed.has(id))
}
