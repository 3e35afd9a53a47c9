import type { Transaction } from 'firebase-admin/firestore'
import { ApiError } from '#common/api/api-error'
import type { RouteBody } from '#common/api/routes'
import { type GameLine, lineSide, matchup } from '#common/game/line'
import { isRevealed, LOCK_AFTER_KICKOFF } from '#common/game/lock'
import { formatSpread } from '#common/game/spread'
import { paths } from '#common/paths'
import { lineChange } from '#common/week/line-change'
import type { LiveGame, WeekScores } from '#common/week/week'
import { db, transact } from '../db/firebase'
import { currentSeason } from '../db/settings'
import { lineResponse } from '../desk/line-response'
import { saveUndo } from '../desk/undo'
import { writeLines } from '../desk/write-lines'
import { playHasBegun } from '../referee/merge-game'
import { withKickoff, withLockWas } from '../referee/merge-line'
import { requestPass, runPassNow } from '../referee/request-pass'
import type { Handler } from './handler'

type Edit = RouteBody<'PATCH /commish/line/:id'>

/** Changes a line by hand. */
export const editLine: Handler<'PATCH /commish/line/:id'> = async ({ body, params, caller }) => {
  const season = await currentSeason()
  const ref = db.doc(paths.line(season, body.week, gameId(params.id)))
  const line = await transact(async (tx) => {
    const was = (await tx.get(ref)).data() as GameLine | undefined
    if (!was) throw new ApiError('not-found', 'That game is not on this week’s slate.')
    refuseOvertaken(was, body)
    if (opensAtOnce(was, body.kickoff)) refuseUnlessPlayed(was, await readGame(tx, season, was))
    const hand = { by: caller.uid, at: Date.now() }
    const next = edited(was, body, hand.at)
    const lines = writeLines(tx, season, [[was, next]], hand)
    if (lines.length) {
      const news = lineChange(was, next) ?? { kind: 'line', text: firstNumber(next) }
      saveUndo(tx, season, body.week, { ...hand, ...news, gameId: was.gameId, lines })
      requestPass(tx, season, body.week)
    }
    return next
  })
  await runPassNow(body.week)
  return lineResponse(line)
}

const gameId = (id = ''): string => {
  if (/^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/.test(id)) return id
  throw new ApiError('not-found', 'That game is not on this week’s slate.')
}

const numberOf = (line: GameLine) =>
  line.spread === null ? 'no line' : `${lineSide(line, 'HOME').name} ${formatSpread(line.spread)}`

/** A change that is no news to anybody, in words for the officer who may want it back. */
const firstNumber = (line: GameLine) => `${matchup(line)}: ${numberOf(line)}.`

/** A number that is not the one the officer was looking at is not overwritten, unless it is the wanted one already. */
function refuseOvertaken(was: GameLine, { seen, spread }: Edit): void {
  if (seen === undefined || spread === undefined || was.spread === seen || was.spread === spread) return
  const text = `${matchup(was)} was changed meanwhile and is now ${numberOf(was)}. Please look again.`
  throw new ApiError('conflict', text)
}

/** Whether a kickoff is so long ago that the game's picks would open with it: neither the line's own nor the feed's. */
const opensAtOnce = (was: GameLine, kickoff = Number.POSITIVE_INFINITY): boolean =>
  kickoff + LOCK_AFTER_KICKOFF <= Date.now() && kickoff !== was.kickoff && kickoff !== was.doubt?.kickoff

async function readGame(tx: Transaction, season: number, { week, gameId }: GameLine): Promise<LiveGame | undefined> {
  const scores = (await tx.get(db.doc(paths.scores(season, week)))).data() as WeekScores | undefined
  return scores?.games[gameId]
}

/** A slip of the hand must not open the picks of a game days before it is played. */
function refuseUnlessPlayed(was: GameLine, game: LiveGame | undefined): void {
  if (game && (playHasBegun(game) || game.phase === 'final')) return
  const text = `That kickoff is over, and the picks of ${matchup(was)} would be open to everybody at once.`
  throw new ApiError('conflict', `${text} Lock the game by hand, or give a kickoff of the last ten minutes.`)
}

/** The kickoff as a commissioner says it. It also ends a doubt. A revealed game keeps the kickoff it was picked at. */
function withKickoffByHand(was: GameLine, { kickoff, feed }: Pick<Edit, 'kickoff' | 'feed'>, now: number): GameLine {
  if (kickoff === undefined) return { ...was, ...(feed && { kickoffSource: 'feed' }) }
  if (isRevealed(was, now))
    throw new ApiError('conflict', `${matchup(was)} has revealed its picks and keeps its kickoff.`)
  const next = withKickoff(was, { kickoff, timeTbd: false })
  return withLockWas(was, { ...next, doubt: null, kickoffSource: feed ? 'feed' : 'commissioner' }, now)
}

function edited(was: GameLine, { spread, isDouble, isLocked, ...body }: Edit, now: number): GameLine {
  const next = withKickoffByHand(was, body, now)
  if (spread !== undefined && spread !== was.spread) {
    next.spreadWas = was.spread
    next.spread = spread
    next.spreadSource = spread === null ? null : 'commissioner'
    next.spreadAt = spread === null ? null : now
  }
  if (isDouble !== undefined) next.multiplier = isDouble ? 2 : 1
  if (isLocked !== undefined) next.isLocked = isLocked
  if (body.void !== undefined) {
    next.void = body.void
    next.voidSource = 'commissioner'
  }
  return next
}
