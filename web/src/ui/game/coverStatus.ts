import { coverMargin, gradePick, type Result, type Score } from '#common/game/grade'
import type { GameLine } from '#common/game/line'
import { favoriteSide, lineSide, otherSide, type Side } from '#common/game/sides'
import { halves } from '#common/game/spread'

/** How a side does against the spread, in words and as a bar. */
export interface CoverStatus {
  text: string
  verdict: string
  /** The result of the pick if the game ended at this score; `VOID` without a pick. */
  result: Result
  /** Length of the bar as a share of its half, 0 to 1; to the right when covering. */
  share: number
  /** The longest words that the viewer's pick may still get, for which the card keeps room. */
  longest?: Pick<CoverStatus, 'text' | 'verdict'>
}

type Numbered = Parameters<typeof lineSide>[0] & Pick<GameLine, 'void'>

/** The margin (points) at which the bar is half as long as it can get. The greater the margin, the slower it grows. */
const HALF_FULL = 7

/** A margin (points) with two digits, as long as any. */
const LARGE = 20

/** A head start with its article, which goes by the sound of the number: `a 1½`, `an 8½`. */
const aHeadStart = (spread: number) => `${/^(8|11|18)/.test(halves(spread)) ? 'an' : 'a'} ${halves(spread)} head start`

/** What a side did, and what the spread asked of it: `Alabama won by 7, needed more than 7`. */
function outcomeText(name: string, lead: number, spread: number): string {
  const verb = lead > 0 ? 'won by' : 'lost by'
  const did = lead === 0 ? `${name} tied` : `${name} ${verb} ${Math.abs(lead)}`
  if (spread === 0) return did
  if (spread > 0) return `${did} with ${aHeadStart(spread)}`
  const asked = Number.isInteger(spread) ? `more than ${-spread}` : `${Math.ceil(-spread)}`
  return lead > 0 ? `${did}, needed ${asked}` : `${did}, needed to win by ${asked}`
}

/** What a side behind the spread must still score, in points that can be scored: `needs 2 to win (1 ties)`. */
function missingText(behind: number): string {
  const most = Math.floor(behind)
  const toWin = `needs ${most + 1} to win`
  return Number.isInteger(behind) ? `${toWin} (${most} ties)` : toWin
}

/**
 * How the player's side does against the spread at this score. Without a pick nothing is the player's to win or lose,
 * so it is the side that covers, and of a game that is over the favorite, in no color. Null for a line without a
 * spread.
 * @param isFinal whether the game is over.
 */
export function coverStatus(
  line: Numbered,
  picked: Side | undefined,
  score: Score,
  isFinal = false,
): CoverStatus | null {
  if (line.spread === null || line.void) return null
  const favorite = favoriteSide(line) ?? 'HOME'
  const isFavoriteBehind = coverMargin(line.spread, favorite, score) < 0
  const side = picked ?? (isFavoriteBehind && !isFinal ? otherSide(favorite) : favorite)
  const { name, spread } = lineSide(line, side)
  const margin = coverMargin(line.spread, side, score)
  const result = picked ? gradePick(line, side, score) : 'VOID'
  const share = Math.abs(margin) / (Math.abs(margin) + HALF_FULL)
  if (isFinal) {
    const text = outcomeText(name, margin - (spread ?? 0), spread ?? 0)
    // What the spread asked is in the sentence already.
    return { text, verdict: picked ? result : 'No pick', result, share }
  }
  const behind = `${name} behind the spread`
  const longest = { text: behind, verdict: missingText(LARGE - Math.abs(margin % 1)) }
  const bar = { result, share, ...(picked && { longest }) }
  if (margin === 0) return { text: 'Dead even with the spread', verdict: 'push', ...bar }
  if (margin > 0) return { text: `${name} covering`, verdict: `by ${halves(margin)}`, ...bar }
  return { text: behind, verdict: missingText(-margin), ...bar }
}
