import { create } from 'zustand'
import type { Side } from '#common/game/sides'
import { useSession } from '#web/session/session'
import { chosenOf, type Draft, draftOf, NO_DRAFT } from './slate/draft'

/** The week that a commissioner works on. */
interface ShownWeek {
  uid: string | undefined
  season: number | undefined
  week: number
  /** Whether the commissioner has chosen it, or it was the active one. */
  isChosen: boolean
}

/** A field of a week in which what is typed stays until it is saved: the spread of a game, else the week's notice. */
export interface DeskField {
  week: number
  gameId?: string
}

/** What is typed into a field, and the saved value when typing began, or when the last attempt to save was refused. */
export interface Typed {
  text: string
  seen: string | number | null
  /** Of a spread: the side whose number it is. */
  side?: Side | undefined
}

/** The pick of a week that is being entered for a player. */
export interface PickEntry {
  week: number
  userId: string
  gameId: string
  /** Without a default: a side that the commissioner did not choose must not become a pick. */
  pickTeam: Side | undefined
  reason: string
  /** The reason of the last pick that was sent, unless the server refused it. */
  sent: string
  /** New after every change of the form: the server enters a pick once that is sent again with the same id. */
  entryId: string
}

interface OnDesk {
  shown: ShownWeek | null
  /** The slates that are changed and not saved, by week. */
  drafts: ReadonlyMap<number, Draft>
  /** The saved slates of the weeks that were shown, by week: the drafts differ from these. */
  slates: ReadonlyMap<number, readonly string[]>
  /** What is typed and not saved, each field at most once. */
  typed: readonly (DeskField & Typed)[]
  /** Null until a form was touched. The form of another week starts empty. */
  entry: PickEntry | null
}

const EMPTY = { drafts: new Map(), typed: [], entry: null } as const

const KEPT_WEEK = 'desk-week'

/** The week that this tab has kept, if it was chosen; null where the browser refuses to keep anything. */
function keptWeek(): ShownWeek | null {
  try {
    const kept: ShownWeek | null = JSON.parse(sessionStorage.getItem(KEPT_WEEK) ?? 'null')
    return kept?.isChosen ? kept : null
  } catch {
    return null
  }
}

/**
 * Keeps the week on the desk for when the page is loaded again, by its reader or by a phone that had thrown it away:
 * another week in the same place would be changed by mistake.
 */
function keepWeek(shown: ShownWeek): void {
  try {
    sessionStorage.setItem(KEPT_WEEK, JSON.stringify(shown))
  } catch {
    // Then it is kept as long as the page.
  }
}

/** What is on the desk. It stays while the page is open, so that a look at another screen loses nothing. */
export const useOnDesk = create<OnDesk>(() => ({ ...EMPTY, shown: keptWeek(), slates: new Map() }))

/**
 * Has the browser ask before what is not saved is lost with the page, whichever screen is shown, but not after the
 * commissioner's logout.
 */
function askBeforeUnload(event: BeforeUnloadEvent): void {
  if (useSession.getState().session?.uid === useOnDesk.getState().shown?.uid) event.preventDefault()
}

const hasUnsaved = ({ drafts, typed }: OnDesk) => drafts.size + typed.length > 0
useOnDesk.subscribe((desk, before) => {
  if (hasUnsaved(desk) === hasUnsaved(before)) return
  // A page with such a listener may not be kept for Back, so it is there only while it is needed.
  if (hasUnsaved(desk)) window.addEventListener('beforeunload', askBeforeUnload)
  else window.removeEventListener('beforeunload', askBeforeUnload)
})

/**
 * Puts a week on the desk. Another commissioner, or another season, begins with an empty one. A league before its first
 * week has no season yet: the one that it gets is that of what is on the desk.
 */
export function putOnDesk(shown: ShownWeek): void {
  keepWeek(shown)
  useOnDesk.setState(({ shown: before }) => {
    const isSame = before?.uid === shown.uid && (before?.season ?? shown.season) === shown.season
    // `slates` stay. They are what the league has saved, whoever is at the desk, and the list of games may have put its
    // slate here before the desk has its week.
    return isSame ? { shown } : { ...EMPTY, shown }
  })
}

/**
 * Puts a week on the desk that became the active one, unless another was chosen, also while that was being saved. The
 * very first week also gives the league its season, which the desk may know before the answer.
 */
export function showActivated(activated: Omit<ShownWeek, 'isChosen'>): void {
  const { shown } = useOnDesk.getState()
  if (!shown?.isChosen) putOnDesk({ ...activated, season: activated.season ?? shown?.season, isChosen: false })
}

export function keepDraft(week: number, draft: Draft): void {
  useOnDesk.setState(({ drafts }) => {
    const others = [...drafts].filter(([each]) => each !== week)
    const isEmpty = draft.added.size + draft.removed.size === 0
    return { drafts: new Map(isEmpty ? others : [...others, [week, draft]]) }
  })
}

const isSameField = (a: DeskField, b: DeskField) => a.week === b.week && a.gameId === b.gameId

/** What is typed into a field and not saved; undefined if nothing is. */
export const typedInto = (field: DeskField, { typed } = useOnDesk.getState()) =>
  typed.find((each) => isSameField(each, field))

/** @param typed undefined once nothing is left to save. */
export function keepTyped(field: DeskField, typed: Typed | undefined): void {
  useOnDesk.setState(({ typed: before }) => {
    const others = before.filter((each) => !isSameField(each, field))
    return { typed: typed ? [...others, { ...typed, ...field }] : others }
  })
}

/**
 * What is left of a week's draft once these games are saved: what was ticked and unticked meanwhile. The slate comes
 * from here, since the screen that began the save may be gone.
 */
export function keepAfterSave(week: number, saved: readonly string[]): void {
  const { drafts, slates } = useOnDesk.getState()
  const draft = drafts.get(week)
  if (draft) keepDraft(week, draftOf(saved, chosenOf(slates.get(week) ?? saved, draft)))
}

/** The games that are ticked now: slate and draft may have changed since a screen was drawn. */
export function chosenNow(week: number): string[] {
  const { drafts, slates } = useOnDesk.getState()
  return chosenOf(slates.get(week) ?? [], drafts.get(week) ?? NO_DRAFT)
}

/** Ticks further games of a week, beside those that are ticked now. */
export function tickMore(week: number, gameIds: readonly string[]): void {
  keepDraft(week, draftOf(useOnDesk.getState().slates.get(week) ?? [], [...chosenNow(week), ...gameIds]))
}

/**
 * Drops what is no longer to be saved now that a week has this slate: ticks that another commissioner has saved, and
 * the typed spreads of games that were taken off.
 */
export function followSlate(week: number, slate: readonly string[]): void {
  const { drafts, slates, typed } = useOnDesk.getState()
  const draft = drafts.get(week)
  const isOffSlate = (field: DeskField) =>
    field.week === week && field.gameId !== undefined && !slate.includes(field.gameId)
  useOnDesk.setState({ slates: new Map(slates).set(week, slate), typed: typed.filter((each) => !isOffSlate(each)) })
  if (draft) keepDraft(week, draftOf(slate, chosenOf(slate, draft)))
}
