import { createContext, useContext, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { lineOfFinishedSeason } from '#common/game/grade'
import type { GameLine } from '#common/game/line'
import type { Slip } from '#common/game/pick'
import { type DocPath, pagePaths } from '#common/page-paths'
import { type Directory, shownPlayer } from '#common/people/profile'
import { isSeasonInPlay, weeksOf } from '#common/week/season'
import type { Week, WeekScores } from '#common/week/week'
import { weekInQuery } from '#common/week/week-address'
import { useUid } from '#web/session/session'
import { ABSENT, LOADING, type Loaded } from './loaded'
import { useDocument } from './useDocument'

/** A week with the lines of its slate, in the order of the cards. */
export interface SlateWeek extends Week {
  lines: GameLine[]
}

/** The season whose weeks and boards the screens below show; undefined for the one that the league plays. */
export const ShownSeason = createContext<number | undefined>(undefined)

/** The lines of a week as documents of their own, which a page follows as one. */
const linesPath: (season: number, week: number) => DocPath<GameLine[]> = pagePaths.lines

const GAMES_ERROR = 'Error fetching selected games or spreads'

/** The league's settings: season, active week, weeks opened so far. */
export const useSettings = (errorText = 'Failed to load weeks') => useDocument(pagePaths.settings(), errorText)

/** The settings, and the season that the screen shows: the present one unless it says another; 0 without settings. */
export function useShownSeason() {
  const { status, value: settings } = useSettings()
  const shown = useContext(ShownSeason)
  return { status, settings, season: shown ?? settings?.season ?? 0 }
}

/**
 * The active week, undefined where an earlier season is shown, and the weeks of the shown season that players may look
 * at: those with games. `open` are those of them in which a game is still awaited, and the active one; none once the
 * season is finished.
 */
export function useActiveWeek() {
  const { status, settings, season } = useShownSeason()
  const active = season === settings?.season ? settings?.activeWeek : undefined
  const weeks = settings ? weeksOf(settings, season) : []
  const open = active === undefined ? [] : weeks.filter(({ week }) => settings?.openWeeks.includes(week))
  return { status, active, weeks, open }
}

/** The week that the address names, e.g. `?week=13`, or else the active one, and the open weeks beside it. */
export function useShownWeek() {
  const asked = weekInQuery(new URLSearchParams(useLocation().search).get('week'))
  const { active, weeks, open } = useActiveWeek()
  const shown = weeks.find(({ week }) => week === asked)?.week ?? active
  return { active, shown, others: open.filter(({ week }) => week !== shown) }
}

/** Whether the season shown is finished: nothing in it changes any more. */
export function useIsSeasonFinished(): boolean {
  const { settings, season } = useShownSeason()
  return settings !== undefined && !isSeasonInPlay(settings, season)
}

/** A document of the season shown, which a league without settings does not have. */
export function useSeasonDocument<T>(pathOf: (season: number) => DocPath<T> | null, errorText: string): Loaded<T> {
  const { status, settings, season } = useShownSeason()
  const found = useDocument(settings ? pathOf(season) : null, errorText)
  return status === 'absent' ? ABSENT : found
}

/** A document of a week of the season shown. Without a week it stays `loading`. */
export const useWeekDocument = <T>(
  pathOf: (season: number, week: number) => DocPath<T>,
  week: number | undefined,
  errorText: string,
): Loaded<T> => useSeasonDocument((season) => (week === undefined ? null : pathOf(season, week)), errorText)

/**
 * A week and its lines: from its document, or, where that has none (`Week.lines`), from a document for each line. In a
 * finished season a game without a result is void, and there is no notice.
 * @param errorText what the player reads if the week cannot be read.
 */
export function useWeek(week: number | undefined, errorText = GAMES_ERROR): Loaded<SlateWeek> {
  const { status, value } = useWeekDocument(pagePaths.week, week, errorText)
  const lineDocuments = useWeekDocument(linesPath, value && !value.lines ? week : undefined, errorText)
  const stored = value?.lines ?? lineDocuments.value
  const isFinished = useIsSeasonFinished()
  return useMemo(() => {
    if (!value) return { status }
    if (!stored) return LOADING
    const lines = value.slate
      .flatMap((id) => stored.find((line) => line.gameId === id) ?? [])
      .map((line) => (isFinished ? lineOfFinishedSeason(line) : line))
    return { status, value: { ...value, lines, notice: isFinished ? '' : value.notice } }
  }, [status, value, stored, isFinished])
}

/** The week's live scores. In a finished season, only those of games that are final. */
export function useScores(week: number | undefined): Loaded<WeekScores> {
  const loaded = useWeekDocument(pagePaths.scores, week, GAMES_ERROR)
  const isFinished = useIsSeasonFinished()
  return useMemo(() => {
    if (!isFinished || loaded.status !== 'ready') return loaded
    const finals = Object.entries(loaded.value.games).filter(([, { phase }]) => phase === 'final')
    return { ...loaded, value: { ...loaded.value, games: Object.fromEntries(finals), trouble: '', feedDown: false } }
  }, [loaded, isFinished])
}

/** A stored document with the members' names, once both are loaded. */
export function useWithNames<Doc, Named>(
  doc: Loaded<Doc>,
  errorText: string,
  join: (doc: Doc, directory: Directory | null) => Named,
): Loaded<Named> {
  const directory = useDocument(pagePaths.directory(), errorText)
  return useMemo(() => {
    if (doc.status !== 'ready') return doc
    if (directory.status === 'loading') return LOADING
    return { status: 'ready', value: join(doc.value, directory.value ?? null) }
  }, [doc, directory, join])
}

const PICKS_ERROR = 'Failed to load picks'

/** The player's own picks of the week. A pick that a commissioner entered says who, by name. */
export function useSlip(week: number | undefined): Loaded<Slip> {
  const uid = useUid() ?? ''
  const slip = useWeekDocument((season, n) => pagePaths.slip(season, n, uid), week, PICKS_ERROR)
  const isEntered = Object.values(slip.value?.picks ?? {}).some((pick) => pick.fixedBy)
  const { value: directory } = useDocument(isEntered ? pagePaths.directory() : null, PICKS_ERROR)
  return useMemo(() => {
    if (slip.status !== 'ready' || !isEntered) return slip
    return { status: 'ready', value: namedSlip(slip.value, directory) }
  }, [slip, isEntered, directory])
}

/** What a player's cards of a week show: its games, the player's slip, the scores. `isLoading` until all are known. */
export function useOwnWeek(n: number | undefined, errorText?: string) {
  const [week, slip, scores] = [useWeek(n, errorText), useSlip(n), useScores(n)]
  const isLoading = [week, slip, scores].some(({ status }) => status === 'loading')
  return { isLoading, week: week.value, slip: slip.value, scores: scores.value }
}

const namedSlip = ({ picks }: Slip, directory: Directory | undefined): Slip => ({
  picks: Object.fromEntries(
    Object.entries(picks).map(([id, { fixedBy, ...pick }]) => [
      id,
      fixedBy ? { ...pick, fixedBy: shownPlayer(directory, fixedBy).name } : pick,
    ]),
  ),
})
