import { joinMinigames, type MinigameBoard, type MinigameBoardDoc } from '#common/nicknames/minigame-board'
import { paths } from '#common/paths'
import { hasMinigameBoard } from '#common/week/season'
import type { Loaded } from './documents'
import { useNamed, useOfSeason, useSettings } from './league'
import { useDocument } from './useDocument'

const NO_LEADERBOARD = 'Failed to load leaderboard'

/** The mini games' leaderboard of the season shown, or of all rounds ever counted. */
export function useMinigameBoard(all: boolean): Loaded<MinigameBoard> {
  const { value: settings } = useSettings()
  const ofSeason = settings && hasMinigameBoard(settings)
  const own = useOfSeason<MinigameBoardDoc>(
    (season) => (ofSeason && !all ? paths.seasonMinigameBoard(season) : null),
    NO_LEADERBOARD,
  )
  const every = useDocument<MinigameBoardDoc>(
    settings && (all || !ofSeason) ? paths.minigameBoard() : null,
    NO_LEADERBOARD,
  )
  return useNamed(all || !ofSeason ? every : own, NO_LEADERBOARD, joinMinigames)
}
