import type { Transaction } from 'firebase-admin/firestore'
import { ApiError } from '#common/api/api-error'
import { type GameLine, matchup } from '#common/game/line'
import { isWithoutSpread } from '#common/game/spread'
import { paths } from '#common/paths'
import { collectionRef } from '../db/firebase'
import { mailPlayers } from '../mail/queue'
import type { MailText } from '../mail/wording'

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
  const named = new Intl.ListFormat('en').format(games.map(matchup))
  throw new ApiError('unconfirmed', `Taking off ${named} drops any picks made on ${them}.`)
}

/** Mails everybody who has picked some of these games, once for all of their own. The picks themselves are not read. */
export async function mailPickers(
  tx: Transaction,
  season: number,
  lines: readonly GameLine[],
  mailOf: (games: readonly GameLine[]) => MailText,
): Promise<void> {
  const gamesOf = new Map<string, GameLine[]>()
  const found = await Promise.all(
    lines.map(async (line) => {
      const { docs } = await tx.get(collectionRef(paths.picks(season, line.week, line.gameId)).select())
      return { line, docs }
    }),
  )
  for (const { line, docs } of found) {
    for (const { id } of docs) gamesOf.set(id, [...(gamesOf.get(id) ?? []), line])
  }
  await mailPlayers(tx, new Map([...gamesOf].map(([uid, games]) => [uid, mailOf(games)])))
}
