import { useMemo } from 'react'
import type { OverallBoard, WeeklyBoard } from '#common/boards/leaderboard'
import { joinOverall, type OverallBoardDoc } from '#common/boards/overall-board'
import { joinWeekly, type WeeklyBoardDoc } from '#common/boards/weekly-board'
import type { GameLine } from '#common/game/line'
import type { Slip } from '#common/game/pick'
import { joinMinigames, type MinigameBoard, type MinigameBoardDoc } from '#common/nicknames/minigame-board'
import { paths } from '#common/paths'
import { type Directory, memberProfile, type User } from '#common/people/profile'
import {
  type Change,
  joinStatus,
  namedChange,
  type Settings,
  type Week,
  type WeekScores,
  type WeekStatus,
  type WeekStatusDoc,
} from '#common/week/week'
import { useSession } from '#web/session/session'
import { useDocument } from './useDocument'

/** A week with the lines of its slate, in the order of the cards. */
export interface SlateWeek extends Week {
  lines: GameLine[]
}

const NO_GAMES = 'Error fetching selected games or spreads'

/** The league's settings: season, active week, weeks opened so far. */
export const useSettings = () => useDocument<Settings>(paths.settings(), 'Failed to load weeks')

/** A path of the current season, or null until the season and the week are known. */
function useWeekPath(path: (season: number, week: number) => string, week: number | undefined): string | null {
  const settings = useSettings()
  return settings && week !== undefined ? path(settings.season, week) : null
}

/** A week and its lines. */
export function useWeek(week: number | undefined): SlateWeek | null | undefined {
  const opened = useDocument<Week>(useWeekPath(paths.week, week), 'Failed to load week view')
  const lines = useDocument<GameLine[]>(useWeekPath(paths.lines, week), NO_GAMES)
  return useMemo(() => {
    if (opened === null) return null
    if (!opened || !lines) return undefined
    const byId = new Map(lines.map((line) => [line.gameId, line]))
    return { ...opened, lines: opened.slate.map((id) => byId.get(id)).filter((line) => line !== undefined) }
  }, [opened, lines])
}

/** The week's live scores. */
export const useScores = (week: number | undefined) =>
  useDocument<WeekScores>(useWeekPath(paths.scores, week), NO_GAMES)

/** Every member's name, colours and team, from one document that changes seldom. */
const useDirectory = (sentence: string) => useDocument<Directory>(paths.directory(), sentence)

/** A stored document with the members' names, once both are here. */
function useNamed<Doc, Named>(
  doc: Doc | null | undefined,
  sentence: string,
  join: (doc: Doc, directory: Directory | null) => Named,
): Named | null | undefined {
  const directory = useDirectory(sentence)
  return useMemo(() => {
    if (!doc || directory === undefined) return doc === null ? null : undefined
    return join(doc, directory)
  }, [doc, directory, join])
}

const NO_WEEK_BOARD = 'Failed to load weekly leaderboard'

/** The week's leaderboard. */
export function useWeeklyBoard(week: number | undefined): WeeklyBoard | null | undefined {
  const doc = useDocument<WeeklyBoardDoc>(useWeekPath(paths.weeklyBoard, week), NO_WEEK_BOARD)
  return useNamed(doc, NO_WEEK_BOARD, joinWeekly)
}

const NO_LEADERBOARD = 'Failed to load leaderboard'

/** Who is in, never what. */
export function useStatus(week: number | undefined): WeekStatus | null | undefined {
  const doc = useDocument<WeekStatusDoc>(useWeekPath(paths.status, week), NO_LEADERBOARD)
  return useNamed(doc, NO_LEADERBOARD, joinStatus)
}

/** A player's public profile, read when their card is opened. */
export const useUser = (uid: string) => useDocument<User>(paths.user(uid), NO_LEADERBOARD)

const NO_PICKS = 'Failed to load picks'

/** The player's own picks of the week. A pick that a commissioner entered says who, by name. */
export function useSlip(week: number | undefined): Slip | null | undefined {
  const uid = useSession(({ session }) => session?.uid ?? '')
  const slip = useDocument<Slip>(
    useWeekPath((season, n) => paths.slip(season, n, uid), week),
    NO_PICKS,
  )
  const isEntered = Object.values(slip?.picks ?? {}).some((pick) => pick.fixedBy)
  const directory = useDocument<Directory>(isEntered ? paths.directory() : null, NO_PICKS)
  return useMemo(() => (slip && isEntered ? namedSlip(slip, directory) : slip), [slip, isEntered, directory])
}

const namedSlip = ({ picks }: Slip, directory: Directory | null | undefined): Slip => ({
  picks: Object.fromEntries(
    Object.entries(picks).map(([id, { fixedBy, ...pick }]) => [
      id,
      fixedBy ? { ...pick, fixedBy: memberProfile(directory, fixedBy).name } : pick,
    ]),
  ),
})

/** The mini games' leaderboard. */
export function useMinigameBoard(): MinigameBoard | null | undefined {
  const doc = useDocument<MinigameBoardDoc>(paths.minigameBoard(), NO_LEADERBOARD)
  return useNamed(doc, NO_LEADERBOARD, joinMinigames)
}

/** The season's leaderboard. A screen that reads only the player's own score off it gives its own sentence. */
export function useSeasonBoard(sentence = 'Failed to load overall leaderboard'): OverallBoard | null | undefined {
  const settings = useSettings()
  const doc = useDocument<OverallBoardDoc>(settings ? paths.overallBoard(settings.season) : null, sentence)
  return useNamed(doc, sentence, joinOverall)
}

const NO_LOG = 'Failed to load the log'

/** The open log of a week, latest first. */
export function useChanges(week: number | undefined): Change[] | null | undefined {
  const path = useWeekPath((season, n) => `${paths.changes(season)}?week=${n}`, week)
  return useNamed(useDocument<Change[]>(path, NO_LOG), NO_LOG, namedLog)
}

const namedLog = (changes: readonly Change[], directory: Directory | null): Change[] => {
  const nameOf = (uid: string) => memberProfile(directory, uid).name
  return changes.map((change) => namedChange(change, nameOf)).sort((a, b) => b.at - a.at)
}
