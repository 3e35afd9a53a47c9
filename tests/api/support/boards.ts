import type { OverallBoard, WeeklyBoard } from '#common/boards/leaderboard'
import { joinOverall, type OverallBoardDoc } from '#common/boards/overall-board'
import { joinWeekly, type WeeklyBoardDoc } from '#common/boards/weekly-board'
import { joinMinigames, type MinigameBoardDoc, type MinigameRow } from '#common/nicknames/minigame-board'
import { paths } from '#common/paths'
import type { Directory } from '#common/people/profile'
import { joinStatus, type WeekStatus, type WeekStatusDoc } from '#common/week/week-status'
import { read } from '#functions/db/firebase'
import { SEASON } from './league'

/** A stored document with the members' names, as the screens join them; null where there is none. */
async function named<Doc, Named>(path: string, join: (doc: Doc, directory: Directory | null) => Named) {
  const doc = await read<Doc>(path)
  return doc && join(doc, await read(paths.directory()))
}

export const readWeekly = (week: number): Promise<WeeklyBoard | null> =>
  named<WeeklyBoardDoc, WeeklyBoard>(paths.weeklyBoard(SEASON, week), joinWeekly)

export const readOverall = (): Promise<OverallBoard | null> =>
  named<OverallBoardDoc, OverallBoard>(paths.overallBoard(SEASON), joinOverall)

export const readStatus = (week: number): Promise<WeekStatus | null> =>
  named<WeekStatusDoc, WeekStatus>(paths.status(SEASON, week), joinStatus)

export const readMinigames = (): Promise<MinigameRow[] | null> =>
  named<MinigameBoardDoc, MinigameRow[]>(paths.minigameBoard(), joinMinigames)
