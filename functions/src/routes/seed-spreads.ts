import type { SpreadOffer } from '#common/api/responses'
import type { GameLine } from '#common/game/line'
import { transact } from '../db/firebase'
import { slateOffers } from '../desk/offers'
import { readSlate } from '../desk/slate'
import { saveUndo } from '../desk/undo'
import { type Changed, writeLines } from '../desk/write-lines'
import { weekScoreboard } from '../feed/scoreboard'
import { requestPass, runPassNow } from '../referee/request-pass'
import type { Handler } from './handler'

/**
 * Sets the lines from the feed. A number that something speaks against is left out and offered with the reason; the
 * commissioner may take it by naming it as they read it, where it is theirs to decide.
 */
export const seedSpreads: Handler<'POST /commish/spreads'> = async ({ body, caller }) => {
  const { week } = body
  const accepted = new Map(body.accept?.map((each) => [each.gameId, each]))
  const { games } = await weekScoreboard(week)
  const result = await transact(async (tx) => {
    const { settings, lines: slate } = await readSlate(tx, week)
    const at = Date.now()
    const lines = [...slate.values()]
    const offers = slateOffers(lines, games, at).map((offer) => {
      const read = accepted.get(offer.gameId)
      const asRead = read?.spread === offer.spread && read.seen === slate.get(offer.gameId)?.spread
      return offer.acceptable && asRead ? waved(offer) : offer
    })
    const taken = offers.flatMap((offer): Changed[] => {
      const line = slate.get(offer.gameId)
      return line && !offer.problem && offer.spread !== line.spread ? [[line, withNumber(line, offer, at)]] : []
    })
    const steps = writeLines(tx, settings.season, taken, { by: 'feed', at })
    if (steps.length === 0) return { seeded: 0, offers }
    const text = `${steps.length} ${steps.length === 1 ? 'number' : 'numbers'} taken from the feed.`
    saveUndo(tx, settings.season, week, { kind: 'line', text, by: caller.uid, at, lines: steps })
    requestPass(tx, settings.season, week)
    return { seeded: steps.length, offers }
  })
  await runPassNow(week)
  return result
}

/** An offer whose doubts the commissioner has read. */
const waved = ({ flag: _flag, ...offer }: SpreadOffer): SpreadOffer => ({ ...offer, problem: '' })

function withNumber(line: GameLine, { spread, overUnder }: SpreadOffer, now: number): GameLine {
  return {
    ...line,
    spread,
    spreadWas: line.spread,
    spreadSource: 'feed',
    spreadAt: now,
    overUnder: overUnder ?? line.overUnder,
  }
}
