import { useContext, useMemo } from 'react'
import { finishedGame } from '#common/game/finished-game'
import { isInPlay } from '#common/week/season'
import type { WeekScores } from '#common/week/week'
import type { Loaded } from './documents'
import { type SlateWeek, useScores, useSettings, useWeek } from './league'
import { ShownSeason } from './shownSeason'

// Apart from the league, so that the weekly picks do not load it.

/** Whether the season shown is finished: nothing in it changes any more. */
export function useIsOver(): boolean {
  const { value: settings } = useSettings()
  const shown = useContext(ShownSeason)
  return settings !== undefined && !isInPlay(settings, shown ?? settings.season)
}

/** The week as {@link useWeek} gives it; in a finished season a game without a result is over for good. */
export function useSettledWeek(week: number | undefined): Loaded<SlateWeek> {
  const loaded = useWeek(week)
  const isOver = useIsOver()
  return useMemo(() => {
    if (!isOver || loaded.status !== 'ready') return loaded
    const lines = loaded.value.lines.map((line) => finishedGame(line, line.revealedAt !== null))
    return { ...loaded, value: { ...loaded.value, lines } }
  }, [loaded, isOver])
}

/** The week's live scores as {@link useScores} gives them; in a finished season only those of games that are final. */
export function useSettledScores(week: number | undefined): Loaded<WeekScores> {
  const loaded = useScores(week)
  const isOver = useIsOver()
  return useMemo(() => {
    if (!isOver || loaded.status !== 'ready') return loaded
    const finals = Object.entries(loaded.value.games).filter(([, { phase }]) => phase === 'final')
    return { ...loaded, value: { ...loaded.value, games: Object.fromEntries(finals), trouble: '' } }
  }, [loaded, isOver])
}
