import { joinMinigames, type MinigameBoard, type MinigameBoardDoc } from '#common/nicknames/minigame-board'
import { pagePaths } from '#common/page-paths'
import { hasMinigameBoard } from '#common/week/season'
import type { Loaded } from './documents'
import { NO_LEADERBOARD, useSeasonDocument, useSettings, useWithNames } from './league'
import { useDocument } from './useDocument'

/** The mini games' leaderboard of the season shown, or of all rounds ever counted. */
export function useMinigameBoard(all: boolean): Loaded<MinigameBoard> {
  const { value: settings } = useSettings()
  const showsOwn = settings && hasMinigameBoard(settings) && !all
  const own = useSeasonDocument<MinigameBoardDoc>(
    (season) => (showsOwn ? pagePaths.seasonMinigameBoard(season) : null),
    NO_LEADERBOARD,
  )
  const every = useDocument<MinigameBoardDoc>(settings && !showsOwn ? pagePaths.minigameBoard() : null, NO_LEADERBOARD)
  return useWithNames(showsOwn ? own : every, NO_LEADERBOARD, joinMinigames)
}
