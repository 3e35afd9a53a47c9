import type { Transaction } from 'firebase-admin/firestore'
import type { GameLine } from '#common/game/line'
import { isRevealed } from '#common/game/lock'
import { paths } from '#common/paths'
import type { Settings } from '#common/week/week'
import { collectionRef, docRef, readIn } from '../db/firebase'
import { openWeeksWithScores, requestPasses } from '../referee/pass'
import { writeSlip } from './picks'

/**
 * Reads which picks of a leaving member are still secret. A pick that is being saved meanwhile reads the player's
 * document, which the same commit writes, so none comes after.
 * @param now epoch ms
 * @returns the writes: they delete these picks, and request passes over the open weeks. They tell nobody how many there
 * were.
 */
export async function leaveOpenWeeks(
  tx: Transaction,
  uid: string,
  settings: Settings,
  now: number,
): Promise<() => void> {
  const { season } = settings
  const secret = await Promise.all(
    openWeeksWithScores(settings).map(async (week) => {
      const [lines, slip] = await Promise.all([
        tx.get(collectionRef(paths.lines(season, week))),
        readIn(tx, paths.slip(season, week, uid)),
      ])
      // A game may have been revealed between `now` and this read.
      const isSecret = (line: GameLine) => line.revealedAt === null && !isRevealed(line, now)
      const games = lines.docs.map((line) => line.data()).filter(isSecret)
      return games.filter(({ gameId }) => slip?.picks[gameId]).map(({ gameId }) => ({ week, gameId }))
    }),
  )
  return () => {
    for (const { week, gameId } of secret.flat()) {
      tx.delete(docRef(paths.pick(season, week, gameId, uid)))
      writeSlip(tx, paths.slip(season, week, uid), gameId, null, true)
    }
    requestPasses(tx, settings)
  }
}
