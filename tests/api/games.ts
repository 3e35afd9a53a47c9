import { season2025 } from '../../scripts/demo/season2025'

/** The first games of a week of the season the simulator plays. */
export function gameIds(week: number, count: number): string[] {
  const games = season2025.filter((game) => game.seasonType === 2 && game.week === week)
  return games.slice(0, count).map((game) => game.id)
}
