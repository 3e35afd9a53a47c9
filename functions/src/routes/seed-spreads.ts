import { type GameLine, lineSide } from '../../../common/line'
import { isRevealed } from '../../../common/lock'
import { paths } from '../../../common/paths'
import { formatSpread } from '../../../common/spread'
import type { Change } from '../../../common/week'
import type { Handler } from '../call'
import { facing } from '../feed/feed-game'
import { db } from '../firebase'
import { askForReview, review } from '../referee/review'
import { scoreboardOf } from '../scoreboard'
import { readSlate } from '../slate'
import { offerOf } from './spreads'

/** Sets the lines from the feed: those without a number or with an older one of the feed. A number set by hand stays. */
export const seedSpreads: Handler<'POST /commish/spreads'> = async ({ body }) => {
  const board = await scoreboardOf(body.week)
  const result = await db.runTransaction(async (tx) => {
    const { settings, lines } = await readSlate(tx, body.week)
    const now = Date.now()
    let seeded = 0
    const offers = [...lines.values()].map((line) => {
      const told = board.games.get(line.gameId)
      if (!told)
        return { gameId: line.gameId, spread: null, overUnder: null, problem: 'The feed does not list this game.' }
      const offer = offerOf(facing(told, line.homeTeamId))
      const refused = offer.problem || whyNot(line, now)
      if (refused || offer.spread === line.spread) return { ...offer, problem: refused }
      const next: Partial<GameLine> = {
        spread: offer.spread,
        spreadWas: line.spread,
        spreadSource: 'feed',
        spreadAt: now,
      }
      tx.update(db.doc(paths.line(settings.season, body.week, line.gameId)), {
        ...next,
        overUnder: offer.overUnder ?? line.overUnder,
      })
      if (line.spread !== null && offer.spread !== null) {
        const text = `${line.awayName} at ${line.homeName}: ${lineSide(line, 'HOME').name} ${formatSpread(line.spread)} → ${formatSpread(offer.spread)}.`
        const change: Change = { week: body.week, gameId: line.gameId, kind: 'line', text, at: now, by: 'feed' }
        tx.create(db.collection(paths.changes(settings.season)).doc(), change)
      }
      seeded += 1
      return offer
    })
    askForReview(tx, settings.season, body.week)
    return { seeded, offers }
  })
  await review(body.week)
  return result
}

function whyNot(line: GameLine, now: number): string {
  if (isRevealed(line, now)) return 'The game has kicked off.'
  if (line.isLocked) return 'The game is locked.'
  return line.spreadSource === 'commissioner' ? 'The number was set by hand.' : ''
}
