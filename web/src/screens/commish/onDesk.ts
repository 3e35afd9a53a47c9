import { create } from 'zustand'
import type { Draft } from './slate/draft'

/** The week that a commissioner works on. */
interface DeskWeek {
  uid: string | undefined
  season: number | undefined
  week: number
  /** Whether the commissioner has chosen it, or it was the active one. */
  isChosen: boolean
}

interface OnDesk {
  shown: DeskWeek | null
  /** The slates that are changed and not saved, by week. */
  drafts: ReadonlyMap<number, Draft>
}

/** What is on the desk. It stays while the page is open, so that a look at another screen loses nothing. */
export const useOnDesk = create<OnDesk>(() => ({ shown: null, drafts: new Map() }))

/** Puts a week on the desk. Another commissioner, or another season, begins with an empty one. */
export function putOnDesk(shown: DeskWeek): void {
  useOnDesk.setState(({ shown: before, drafts }) => {
    const isSame = before?.uid === shown.uid && before?.season === shown.season
    return { shown, drafts: isSame ? drafts : new Map() }
  })
}

export function keepDraft(week: number, draft: Draft): void {
  useOnDesk.setState(({ drafts }) => {
    const others = [...drafts].filter(([each]) => each !== week)
    const isEmpty = draft.added.size + draft.removed.size === 0
    return { drafts: new Map(isEmpty ? others : [...others, [week, draft]]) }
  })
}
