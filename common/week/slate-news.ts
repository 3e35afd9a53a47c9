import { counted } from '#common/counted'
import { type GameLine, type Matchup, matchups } from '#common/game/line'
import type { PushMessage } from '#common/people/push'
import { gameTag } from './line-change'
import { picksPath } from './week-address'

/** What became of games of a slate that a player had picked: taken off, or put back. */
export type SlateNews = 'dropped' | 'returned'

/** A game by its id and what its name is made of. */
export type NamedGame = Matchup & Pick<GameLine, 'gameId'>

/** A text names at most so many games: the mails to 5,000 players are one commit, of which Firestore takes 10 MiB. */
const NAMED_MAX = 12

function gamesText(games: readonly NamedGame[]): string {
  const more = games.length > NAMED_MAX ? ` and ${counted(games.length - NAMED_MAX, 'more game')}` : ''
  return `${matchups(games.slice(0, NAMED_MAX))}${more}`
}

/** The subject of the mail, and the title of the notification, that games were taken off or put back. */
export function slateSubject(label: string, is: SlateNews, games: readonly NamedGame[]): string {
  const [picked, were, are] = games.length === 1 ? ['a game', 'was', 'is'] : ['games', 'were', 'are']
  return `${label}: ${picked} you picked ${is === 'dropped' ? `${were} taken off` : `${are} back`}`
}

/** What a player whose picks were dropped with games reads, on the phone as in the mail. @param games at least one. */
export function droppedText(label: string, games: readonly NamedGame[]): string {
  return games.length === 1
    ? `${gamesText(games)} was taken off the slate of ${label}, and your pick with it: it counts for nothing.`
    : `${gamesText(games)} were taken off the slate of ${label}, and your picks with them: they count for nothing.`
}

/** As {@link droppedText}, of games that are on the slate again. */
export function returnedText(label: string, games: readonly NamedGame[]): string {
  const [is, picks] = games.length === 1 ? ['is', 'your pick counts'] : ['are', 'your picks count']
  return `${gamesText(games)} ${is} on the slate of ${label} again, and ${picks}.`
}

/**
 * The push notification of games that were taken off or put back. It takes the place of an earlier one of the same
 * games; that of one game, of any earlier news of it.
 * @param games at least one.
 */
export function slatePush(
  { week, label, is }: { week: number; label: string; is: SlateNews },
  games: readonly NamedGame[],
): PushMessage {
  const body = is === 'dropped' ? droppedText(label, games) : returnedText(label, games)
  const ids = games.map(({ gameId }) => gameId).sort()
  return { title: slateSubject(label, is, games), body, path: picksPath(week), tag: gameTag(ids.join('-')) }
}
