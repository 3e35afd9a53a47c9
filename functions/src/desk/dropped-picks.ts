import type { Transaction } from 'firebase-admin/firestore'
import { ApiError } from '#common/api/api-error'
import { type GameLine, matchups } from '#common/game/line'
import { isWithoutSpread } from '#common/game/spread'
import { paths } from '#common/paths'
import { collectionRef } from '../db/firebase'
import { mailPlayers } from '../mail/queue'
import { droppedMail, type MailText, returnedMail } from '../mail/wording'

// The picks on games that are taken off a slate, and on those that come back.

/** The uids of those who have picked a game, by game. */
type PlayersByGame = ReadonlyMap<string, readonly string[]>

/** Who has picked these games. The picks themselves are not read. */
export async function playersByGame(
  tx: Transaction,
  season: number,
  lines: readonly GameLine[],
): Promise<PlayersByGame> {
  const found = await Promise.all(
    lines.map(async ({ week, gameId }) => {
      const picks = await tx.get(collectionRef(paths.picks(season, week, gameId)).select())
      return [gameId, picks.docs.map((pick) => pick.id)] as const
    }),
  )
  return new Map(found.filter(([, players]) => players.length > 0))
}

/**
 * Asks before games are taken off that players may have picked: those with a spread, also if it was taken away since.
 * Whether anybody has must not show, in the sentence or in that it is asked: a commissioner who asked after each tap
 * would learn who has picked which game.
 * @throws ApiError unconfirmed
 */
export function refuseDroppingPicks(removed: readonly GameLine[]): void {
  const games = removed.filter((line) => !isWithoutSpread(line))
  if (games.length === 0) return
  const them = games.length === 1 ? 'it' : 'them'
  throw new ApiError('unconfirmed', `Taking off ${matchups(games)} drops the picks that players have made on ${them}.`)
}

/** Mails the players whose picks are dropped with a game. @param dropped their uids, by game. */
export const mailDropped = (tx: Transaction, label: string, removed: readonly GameLine[], dropped: PlayersByGame) =>
  mailEach(tx, removed, dropped, (games) => droppedMail(label, games))

/** Mails the players whose picks come back with a game, since they have read that it was taken off. */
export const mailReturned = (tx: Transaction, label: string, added: readonly GameLine[], picked: PlayersByGame) =>
  mailEach(tx, added, picked, (games) => returnedMail(label, games))

function mailEach(
  tx: Transaction,
  lines: readonly GameLine[],
  players: PlayersByGame,
  mailOf: (games: readonly GameLine[]) => MailText,
): Promise<void> {
  const gamesOf = new Map<string, GameLine[]>()
  for (const line of lines) {
    for (const uid of players.get(line.gameId) ?? []) gamesOf.set(uid, [...(gamesOf.get(uid) ?? []), line])
  }
  return mailPlayers(tx, new Map([...gamesOf].map(([uid, games]) => [uid, mailOf(games)])))
}
