import type { SpreadOffer } from '#common/api/responses'
import { counted } from '#common/counted'
import { countsAndIsAhead } from '#common/game/ahead'
import type { GameLine } from '#common/game/line'
import { withHalfPoint } from '#common/game/set-spread'
import { wasOpenForPicks } from '#common/week/season'
import { commitOnce } from '../db/firebase'
import { isWeekInPlay, readSettings } from '../db/settings'
import { type ChangedLine, changeLines } from '../desk/change'
import { withSpread } from '../desk/line-edit'
import { feedOffers, slateOffers } from '../desk/offers'
import { readSlate } from '../desk/slate'
import { weekScoreboard } from '../feed/scoreboard'
import { slateGames } from '../feed/slate-games'
import { runPassNow } from '../referee/pass'
import type { Handlers } from './handler'

/** How old the feed's spreads may be (ms). */
const MAX_AGE = 15_000

export const spreadHandlers = {
  /**
   * The feed's spreads of a week. Only for commissioners the feed is asked about a week that is not played: each week
   * is a question of its own, and any player could ask for all of them.
   */
  'GET /commish/spreads': async ({ query: { week }, caller }) => {
    const settings = await readSettings()
    if (!caller.claims.commissioner && !isWeekInPlay(settings, week)) return []
    const { games } = await weekScoreboard(week, { maxAge: MAX_AGE, season: settings.season })
    return feedOffers([...games.values()])
  },

  /**
   * Sets the spreads of a slate from the feed. A flagged one is not set but returned with the reason. The commissioner
   * may accept some flags by naming the offer as they saw it.
   */
  'POST /commish/spreads': async ({ body, caller }) => {
    const { week } = body
    const accepted = new Map(body.accept?.map((each) => [each.gameId, each]))
    const games = await slateGames(week)
    const result = await commitOnce(async (tx) => {
      const { settings, lines: slate } = await readSlate(tx, week)
      // A commissioner chooses the moment, and which flags to accept: the open log says who it was.
      const author = { by: caller.uid, at: Date.now() }
      const lines = [...slate.values()]
      const isSeen = wasOpenForPicks(week, settings)
      const offers = slateOffers(lines, games, author.at).map((offer) => {
        const asSeen = accepted.get(offer.gameId)
        const isUnchanged = asSeen?.spread === offer.spread && asSeen.seen === slate.get(offer.gameId)?.spread
        return offer.acceptable && isUnchanged ? withoutFlag(offer) : offer
      })
      const taken = offers.flatMap((offer): ChangedLine[] => {
        const line = slate.get(offer.gameId)
        return line && !offer.problem && offer.spread !== line.spread
          ? [[line, withOffer(line, offer, author.at, isSeen)]]
          : []
      })
      const { value: seeded, wasStored } = changeLines(tx, { settings, week }, taken, author, (count) => ({
        text: `${counted(count, 'spread')} set from the feed.`,
      }))
      return { value: { seeded, offers }, wasStored }
    })
    await runPassNow(week)
    return result
  },

  /**
   * Adds half a point to the favourite's side of every whole spread, against pushes. A pick'em has none and stays; so
   * does a game that has kicked off: its spread changes only in its own row of the desk, which asks for confirmation.
   */
  'POST /commish/add-half-points': async ({ body, caller }) => {
    const { week } = body
    const modified = await commitOnce(async (tx) => {
      const { settings, lines } = await readSlate(tx, week)
      const author = { by: caller.uid, at: Date.now() }
      const ahead = [...lines.values()].filter((line) => !line.isLocked && countsAndIsAhead(line, author.at))
      const isSeen = wasOpenForPicks(week, settings)
      // From now on a spread is the commissioner's: a refresh keeps it while the feed has the whole number.
      const changed = ahead.map(
        (line): ChangedLine => [
          line,
          withSpread(line, line.spread && withHalfPoint(line.spread), 'commissioner', author.at, isSeen),
        ],
      )
      return changeLines(tx, { settings, week }, changed, author, (count) => ({
        text: `Half a point added to ${counted(count, 'spread')}.`,
      }))
    })
    await runPassNow(week)
    return { modified }
  },
} satisfies Partial<Handlers>

/** An offer whose flag the commissioner has accepted. */
const withoutFlag = ({ flag: _flag, ...offer }: SpreadOffer): SpreadOffer => ({ ...offer, problem: '' })

const withOffer = (line: GameLine, { spread, overUnder }: SpreadOffer, now: number, isSeen: boolean): GameLine => ({
  ...withSpread(line, spread, 'feed', now, isSeen),
  overUnder: overUnder ?? line.overUnder,
})
