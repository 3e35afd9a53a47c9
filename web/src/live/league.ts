import { useContext, useMemo } from 'react'
import type { GameLine } from '#common/game/line'
import type { Slip } from '#common/game/pick'
import { paths } from '#common/paths'
import { type Directory, memberProfile } from '#common/people/profile'
import { weeksOf } from '#common/week/season'
import { type Change, namedChange, type Settings, type Week, type WeekScores } from '#common/week/week'
import { useSession } from '#web/session/session'
import { ABSENT, LOADING, type Loaded } from './documents'
import { ShownSeason } from './shownSeason'
import { useDocument } from './useDocument'

/** A week with the lines of its slate, in the order of the cards. */
export interface SlateWeek extends Week {
  lines: GameLine[]
}

const NO_GAMES = 'Error fetching selected games or spreads'

/** The league's settings: season, active week, weeks opened so far. */
export const useSettings = (sentence = 'Failed to load weeks') => useDocument<Settings>(paths.settings(), sentence)

/**
 * The week that the league plays, none in a season before the present, and the weeks of the season shown that players
 * may look at: those with games.
 */
export function useActiveWeek() {
  const { status, value: settings } = useSettings()
  const shown = useContext(ShownSeason)
  return useMemo(() => {
    const season = shown ?? settings?.season
    const active = season === settings?.season ? settings?.activeWeek : undefined
    return { status, active, weeks: settings ? weeksOf(settings, shown ?? settings.season) : [] }
  }, [status, settings, shown])
}

/** A document of the season shown, which a league without settings does not have. */
export function useOfSeason<T>(pathOf: (season: number) => string | null, sentence: string): Loaded<T> {
  const { status, value: settings } = useSettings()
  const shown = useContext(ShownSeason)
  const found = useDocument<T>(settings ? pathOf(shown ?? settings.season) : null, sentence)
  return status === 'absent' ? ABSENT : found
}

/** A document of a week of the season shown. Without a week it stays `loading`. */
export const useOfWeek = <T>(
  pathOf: (season: number, week: number) => string,
  week: number | undefined,
  sentence: string,
): Loaded<T> => useOfSeason((season) => (week === undefined ? null : pathOf(season, week)), sentence)

/**
 * A week and its lines, which are in its document; those of seasons before that are documents of their own. The desk gives
 * its own sentence for lines that cannot be read.
 */
export function useWeek(week: number | undefined, sentence = NO_GAMES): Loaded<SlateWeek> {
  const { status, value } = useOfWeek<Week>(paths.week, week, 'Failed to load week view')
  const lineDocuments = useOfWeek<GameLine[]>(paths.lines, value && !value.lines ? week : undefined, sentence)
  const lines = value?.lines ?? lineDocuments.value
  return useMemo(() => {
    if (!value) return { status }
    if (!lines) return LOADING
    return {
      status,
      value: { ...value, lines: value.slate.flatMap((id) => lines.find((line) => line.gameId === id) ?? []) },
    }
  }, [status, value, lines])
}

/** The week's live scores. */
export const useScores = (week: number | undefined) => useOfWeek<WeekScores>(paths.scores, week, NO_GAMES)

/** Every member's name, colours and team, from one document that changes seldom. */
const useDirectory = (sentence: string) => useDocument<Directory>(paths.directory(), sentence)

/** A stored document with the members' names, once both are loaded. */
export function useNamed<Doc, Named>(
  doc: Loaded<Doc>,
  sentence: string,
  join: (doc: Doc, directory: Directory | null) => Named,
): Loaded<Named> {
  const directory = useDirectory(sentence)
  return useMemo(() => {
    if (doc.status !== 'ready') return doc
    if (directory.status === 'loading') return LOADING
    return { status: 'ready', value: join(doc.value, directory.value ?? null) }
  }, [doc, directory, join])
}

export const NO_LEADERBOARD = 'Failed to load leaderboard'

const NO_PICKS = 'Failed to load picks'

/** The player's own picks of the week. A pick that a commissioner entered says who, by name. */
export function useSlip(week: number | undefined): Loaded<Slip> {
  const uid = useSession(({ session }) => session?.uid ?? '')
  const slip = useOfWeek<Slip>((season, n) => paths.slip(season, n, uid), week, NO_PICKS)
  const isEntered = Object.values(slip.value?.picks ?? {}).some((pick) => pick.fixedBy)
  const { value: directory } = useDocument<Directory>(isEntered ? paths.directory() : null, NO_PICKS)
  return useMemo(() => {
    if (slip.status !== 'ready' || !isEntered) return slip
    return { status: 'ready', value: namedSlip(slip.value, directory) }
  }, [slip, isEntered, directory])
}

const namedSlip = ({ picks }: Slip, directory: Directory | undefined): Slip => ({
  picks: Object.fromEntries(
    Object.entries(picks).map(([id, { fixedBy, ...pick }]) => [
      id,
      fixedBy ? { ...pick, fixedBy: memberProfile(directory, fixedBy).name } : pick,
    ]),
  ),
})

const NO_LOG = 'Failed to load the log'

/** The open log of a week, latest first. */
export function useChanges(week: number | undefined): Loaded<Change[]> {
  const doc = useOfWeek<Change[]>((season, n) => `${paths.changes(season)}?week=${n}`, week, NO_LOG)
  return useNamed(doc, NO_LOG, namedLog)
}

const namedLog = (changes: readonly Change[], directory: Directory | null): Change[] => {
  const nameOf = (uid: string) => memberProfile(directory, uid).name
  return changes.map((change) => namedChange(change, nameOf)).sort((a, b) => b.at - a.at)
}
