import type { Recap, SideStory } from '#common/boards/recap'
import { gameLabel, lineSide } from '#common/game/line'
import { formatSpread, halves } from '#common/game/spread'

/** One story of the card: what it is called, who it is about, and what happened. */
export interface RecapLine {
  title: string
  who: string
  story: string
  /** The team whose colours it takes. */
  teamId?: string
}

const MOST_NAMED = 3

/** `Ann and Bob`, `Ann, Bob, Cy and 4 more`. */
export function namesText(names: readonly string[]): string {
  const more = names.length - MOST_NAMED
  const named = more > 1 ? [...names.slice(0, MOST_NAMED), `${more} more`] : names
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(named)
}

/** The stories of a week in the order of the card. */
export function recapLines({ best, loneWolf, badBeat, mover }: Recap): RecapLine[] {
  const lines: RecapLine[] = []
  if (best) {
    const { wins, losses, pushes, names } = best
    const record = [wins, losses, ...(pushes ? [pushes] : [])].join('–')
    lines.push({ title: 'Best record', who: namesText(names), story: `${record} against the spread` })
  }
  if (loneWolf) {
    const { teamId, story } = sideWords(loneWolf)
    const crowd = `${loneWolf.against} on the other side`
    lines.push({ title: 'Lone wolf', who: namesText(loneWolf.names), story: `alone on ${story}, ${crowd}`, teamId })
  }
  if (badBeat) {
    const { teamId, story } = sideWords(badBeat)
    const by = badBeat.margin === -0.5 ? 'missed by the hook' : `missed by ${halves(badBeat.margin)}`
    lines.push({ title: 'Bad beat', who: namesText(badBeat.names), story: `${story} ${by}`, teamId })
  }
  if (mover) {
    lines.push({ title: 'Biggest mover', who: mover.name, story: `${mover.from} → ${mover.to} in the season` })
  }
  return lines
}

function sideWords({ game, side }: SideStory) {
  const { teamId, name, spread } = lineSide(game, side)
  const number = spread === null ? '' : ` ${formatSpread(spread)}`
  return { teamId, story: `${name}${number} (${gameLabel(game)} ${game.awayScore}–${game.homeScore})` }
}
