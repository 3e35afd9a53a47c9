import { gamesOfWeek, season2025 } from '../../../scripts/season/season2025'

/** The first games of a week of the season the simulator plays. */
export const gameIds = (week: number, count: number): string[] =>
  gamesOfWeek(week)
    .slice(0, count)
    .map(({ id }) => id)

const postseason = season2025.filter((game) => game.seasonType === 3)
/** A game of the play-offs, which the feed lists among the bowls too. */
export const playoffGame = postseason.find((game) => game.playoff)?.id ?? ''
/** A bowl that is nothing but a bowl. */
export const bowlGame = postseason.find((game) => !game.playoff)?.id ?? ''
