import { slipPicks, tallyAt } from '#common/boards/leaderboard'
import { countsForPoints } from '#common/game/grade'
import { canBePicked, isRevealed } from '#common/game/lock'
import { weekLabel } from '#common/week/season'
import { picksPath } from '#common/week/week-address'
import { unsettledGames } from '#web/app/logout'
import { useActiveWeek, useIsSeasonFinished, useOwnWeek } from '#web/live/league'
import { useWeekInAddress } from '#web/live/seasonAddress'
import { useMissingOfLines } from '#web/picking/useMissingPicks'
import { minutesStale } from '#web/ui/game/FeedBadge'
import { grouped, isAwaited } from '#web/ui/game/gameGroups'

/** The week that the dashboard shows, with the player's picks of it. @param now epoch ms */
export function useDashboardWeek(now: number) {
  const { status, active, weeks, open } = useActiveWeek()
  const [chosen, choose] = useWeekInAddress()
  const offered = (wanted: number | undefined) => weeks.find(({ week }) => week === wanted)?.week
  const shown = offered(chosen) ?? offered(active) ?? weeks.at(-1)?.week ?? active
  // The scores make a card taller, so no card is shown before them.
  const { isLoading, week, slip, scores } = useOwnWeek(shown, 'Failed to load week view')
  const isFinished = useIsSeasonFinished()
  const lines = week?.lines ?? []
  const picks = slip?.picks ?? {}
  // Live games come first, then those whose picks can still be changed.
  const picked = grouped(lines, scores).flatMap((group) =>
    group.games.flatMap((line) => {
      const pick = picks[line.gameId]
      return pick ? [{ line, pick, live: scores?.games[line.gameId] }] : []
    }),
  )
  const pickedGames = picked.map(({ line }) => line)
  const counting = lines.filter(countsForPoints)
  const missing = useMissingOfLines(lines, slip, now).count
  // An open week may be one that nobody can pick in any more.
  const mayBePicked = lines.length === 0 || lines.some((line) => !line.void && !isRevealed(line, now))
  const isActiveWeek = shown === active
  // In the active week any waiting pick counts, whatever its week; in another week only its own.
  const isWaiting = unsettledGames().some((id) => isActiveWeek || lines.some(({ gameId }) => gameId === id))
  // A final that the feed has before its game's reveal is not counted yet, neither on a board nor on the card.
  const revealed = lines.filter((line) => isRevealed(line, now))
  return {
    /** Of the list of weeks. */
    status,
    weeks,
    shown,
    choose,
    label: weekLabel(weeks, shown ?? 0),
    /** What the week is called, also one without games; undefined in a league that has opened none. */
    opened: week?.label,
    isLoading,
    /** What the commissioners say of the week. */
    notice: week?.notice,
    picked,
    /** Of the scores of the picked games, as {@link FeedBadge} shows it. */
    feed: {
      minutes: minutesStale(pickedGames, scores, now),
      isDown: scores?.feedDown === true && pickedGames.some((line) => isAwaited(line, scores)),
    },
    missing,
    /** How many of the games that count are picked, and how many count. */
    made: { picks: counting.filter(({ gameId }) => picks[gameId]).length, games: counting.length },
    result: tallyAt(revealed)(slipPicks(picks)),
    /** Whether a pick may still be made, now or once a game is added or unlocked. */
    mayGetPicks: mayBePicked && open.some(({ week }) => week === shown),
    /** Whether a tap of the week is not saved yet. */
    isWaiting,
    /** Whether a notice of waiting picks has its place here: in the active week always, else only of the week's own. */
    saysWaiting: isActiveWeek || isWaiting,
    /** Where its picks are made; null where nothing can be changed any more. */
    picksUrl: isFinished || shown === undefined ? null : picksPath(shown, active),
    canPick: lines.some((line) => canBePicked(line, now)),
  }
}
