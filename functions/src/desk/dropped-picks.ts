import type { Transaction } from 'firebase-admin/firestore'
import { ApiError } from '#common/api/api-error'
import { counted } from '#common/counted'
import { type GameLine, matchup } from '#common/game/line'
import { paths } from '#common/paths'
import { collectionRef } from '../db/firebase'
import { type MailMessage, mailPlayers } from '../mail/queue'

// The picks on games that are taken off a slate.

export const matchups = (lines: readonly GameLine[]) => lines.map(matchup).join(', ')

/** The uids of those who have picked these games, by game. The picks themselves are not read. */
export async function playersByGame(tx: Transaction, season: number, lines: readonly GameLine[]) {
  const found = await Promise.all(
    lines.map(async ({ week, gameId }) => {
      const picks = await tx.get(collectionRef(paths.picks(season, week, gameId)).select())
      return [gameId, picks.docs.map((pick) => pick.id)] as const
    }),
  )
  return new Map(found.filter(([, players]) => players.length > 0))
}

/** @throws ApiError unconfirmed when games that have picks are taken off. */
export function refuseDroppingPicks(
  removed: readonly GameLine[],
  dropped: ReadonlyMap<string, readonly string[]>,
): void {
  const games = removed.flatMap((line) => {
    const picks = dropped.get(line.gameId)?.length ?? 0
    return picks ? [`${matchup(line)} drops ${counted(picks, 'pick')}`] : []
  })
  if (games.length) throw new ApiError('unconfirmed', `Taking off ${games.join(', ')}.`)
}

export const droppedText = (label: string, game: GameLine) =>
  `${matchup(game)} was taken off the slate of ${label}, and your pick with it: it counts for nothing.`

/** A mail names at most so many games: those to 5,000 players are one commit, of which Firestore takes 10 MiB. */
const MAILED_MAX = 12

function droppedMail(label: string, games: readonly GameLine[]): Omit<MailMessage, 'to'> {
  const [game, another] = games
  if (game && !another) {
    const text = `${droppedText(label, game)}\n\nShould the game come back, so does your pick.`
    return { subject: `${label}: a game you picked was taken off`, text }
  }
  const more = games.length > MAILED_MAX ? ` and ${counted(games.length - MAILED_MAX, 'more game')}` : ''
  const named = `${matchups(games.slice(0, MAILED_MAX))}${more}`
  const dropped = `${named} were taken off the slate of ${label}, and your picks with them: they count for nothing.`
  const text = `${dropped}\n\nShould one of them come back, so does your pick.`
  return { subject: `${label}: games you picked were taken off`, text }
}

/** Mails the players whose picks are dropped with a game. @param dropped their uids, by game. */
export function mailDropped(
  tx: Transaction,
  label: string,
  removed: readonly GameLine[],
  dropped: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  const gamesOf = new Map<string, GameLine[]>()
  for (const line of removed) {
    for (const uid of dropped.get(line.gameId) ?? []) gamesOf.set(uid, [...(gamesOf.get(uid) ?? []), line])
  }
  return mailPlayers(tx, new Map([...gamesOf].map(([uid, games]) => [uid, droppedMail(label, games)])))
}
