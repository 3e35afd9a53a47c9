import type { Transaction } from 'firebase-admin/firestore'
import type { GameLine } from '#common/game/line'
import { isRevealed } from '#common/game/lock'
import { paths } from '#common/paths'
import { isInPlay } from '#common/week/season'
import type { Settings } from '#common/week/week'
import { docRef, getAll } from '../db/firebase'
import { requestPasses } from '../referee/request-pass'
import { undoable, undoPath } from './last-change'
import { writeSlip } from './picks'

/**
 * Reads which picks of a leaving member are still secret: also those of games that were taken off their slate, which
 * would count again with the game, and in weeks that are finished; and where the last change of a week is a pick that was
 * entered for them. A pick that is being saved meanwhile reads the player's document, which the same commit writes, so
 * none comes after.
 * @param now epoch ms
 * @returns the writes: they delete these picks, what undoes such a change, and request passes over the open weeks. They
 * tell nobody how many there were: the slips keep their times, for the scores show that of the last one that was counted.
 */
export async function leaveWeeks(tx: Transaction, uid: string, settings: Settings, now: number): Promise<() => void> {
  const { season } = settings
  const weeks = isInPlay(settings, season) ? settings.weeks : []
  const found = await Promise.all(
    weeks.map(async ({ week }) => {
      const [slip, last] = await getAll(tx, paths.slip(season, week, uid), undoPath(season, week))
      const undo = undoable(last.data())?.pick?.is.uid === uid ? last.ref : null
      const picked = Object.keys(slip.data()?.picks ?? {})
      const lines = picked.length ? await getAll(tx, ...picked.map((id) => paths.line(season, week, id))) : []
      // A game may have been revealed between `now` and this read.
      const hasRevealed = (line: GameLine | undefined) => line && (line.revealedAt !== null || isRevealed(line, now))
      return { week, undo, secret: picked.filter((_, index) => !hasRevealed(lines[index]?.data())) }
    }),
  )
  return () => {
    for (const { week, undo, secret } of found) {
      if (undo) tx.delete(undo)
      for (const gameId of secret) {
        tx.delete(docRef(paths.pick(season, week, gameId, uid)))
        writeSlip(tx, paths.slip(season, week, uid), gameId, null, false)
      }
    }
    requestPasses(tx, settings)
  }
}
