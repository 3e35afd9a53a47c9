import type { Body } from '../../../common/api'
import { ApiError } from '../../../common/api-error'
import { type GameLine, lineSide } from '../../../common/line'
import { paths } from '../../../common/paths'
import { formatSpread } from '../../../common/spread'
import type { Change } from '../../../common/week'
import type { Handler } from '../call'
import { db } from '../firebase'
import { lineAnswer } from '../line-answer'
import { askForReview, review } from '../referee/review'
import { currentSeason } from '../settings'

/**
 * Changes a line by hand. Every change of a number that was out is entered in the open log, whether or not anybody has
 * picked the game: a log that waited for the first pick would tell of it.
 */
export const editLine: Handler<'PATCH /commish/line/:id'> = async ({ body, params, caller }) => {
  const season = await currentSeason()
  const ref = db.doc(paths.line(season, body.week, gameId(params.id)))
  const line = await db.runTransaction(async (tx) => {
    const was = (await tx.get(ref)).data() as GameLine | undefined
    if (!was) throw new ApiError('not-found', 'That game is not on this week’s slate.')
    const next = edited(was, body)
    const text = was.spread === null ? '' : whatChanged(was, next)
    tx.set(ref, next)
    askForReview(tx, season, body.week)
    if (text) {
      const kind = was.void === next.void ? 'line' : 'void'
      const change: Change = { week: body.week, gameId: was.gameId, kind, text, at: Date.now(), by: caller.username }
      tx.create(db.collection(paths.changes(season)).doc(), change)
    }
    return next
  })
  await review(body.week)
  return lineAnswer(line)
}

const gameId = (id = ''): string => {
  if (/^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/.test(id)) return id
  throw new ApiError('not-found', 'That game is not on this week’s slate.')
}

function edited(was: GameLine, { spread, isDouble, isLocked, ...body }: Body<'PATCH /commish/line/:id'>): GameLine {
  const next = { ...was }
  if (spread !== undefined && spread !== was.spread) {
    next.spreadWas = was.spread
    next.spread = spread
    next.spreadSource = spread === null ? null : 'commissioner'
    next.spreadAt = spread === null ? null : Date.now()
  }
  if (isDouble !== undefined) next.multiplier = isDouble ? 2 : 1
  if (isLocked !== undefined) next.isLocked = isLocked
  if (body.void !== undefined) {
    next.void = body.void
    next.voidSource = 'commissioner'
  }
  return next
}

/** The change in a sentence for everybody; empty when nothing that counts has changed. */
function whatChanged(was: GameLine, next: GameLine): string {
  const parts: string[] = []
  const number = (line: GameLine) => (line.spread === null ? 'no line' : formatSpread(line.spread))
  if (was.spread !== next.spread) parts.push(`${lineSide(was, 'HOME').name} ${number(was)} → ${number(next)}`)
  if (was.multiplier !== next.multiplier) parts.push(next.multiplier === 2 ? 'now counts double' : 'no longer double')
  if (was.void !== next.void) parts.push(next.void ? 'called off, counts for nobody' : 'counts again')
  return parts.length ? `${was.awayName} at ${was.homeName}: ${parts.join('; ')}.` : ''
}
