import type { Recap, SideStory } from '#common/boards/recap'
import { counted, winsAndLosses } from '#common/counted'
import { scoreline } from '#common/game/grade'
import { gameLabel, lineSide } from '#common/game/line'
import { formatSpread, halves } from '#common/game/spread'
import { namesText } from '../display'

/** One story of the recap: its title, who it is about, and what happened. */
export interface RecapLine {
  title: string
  who: string
  story: string
  /** The team whose colors it takes. */
  teamId?: string
}

/** `Ann and Bob`, `Ann, Bob, Cy, and 4 more`: the picture has room for three names. */
export const recapNames = (names: readonly string[]): string => namesText(names, 3)

/** `won the week with 9 points`; `leads with 9 points` while another game may join the week. */
export function wonText(isShared: boolean, points: number, mayGrow: boolean): string {
  const won = counted(points, 'point')
  if (mayGrow) return `${isShared ? 'lead' : 'leads'} with ${won}`
  return isShared ? `share the week with ${won} each` : `won the week with ${won}`
}

/** The stories of a week in the order in which they are shown. */
export function recapLines({ best, loneWolf, badBeat, mover }: Recap): RecapLine[] {
  const lines: RecapLine[] = []
  if (best) {
    const { wins, losses, pushes, names } = best
    const record = winsAndLosses(wins, losses, pushes)
    lines.push({ title: 'Best record', who: recapNames(names), story: `${record} against the spread` })
  }
  if (loneWolf) {
    const { teamId, story } = sideText(loneWolf)
    const others = `${loneWolf.against} on the other side`
    lines.push({ title: 'Lone wolf', who: recapNames(loneWolf.names), story: `alone on ${story}, ${others}`, teamId })
  }
  if (badBeat) {
    const { teamId, story } = sideText(badBeat)
    const by = badBeat.margin === -0.5 ? 'missed by the hook' : `missed by ${halves(badBeat.margin)}`
    lines.push({ title: 'Bad beat', who: recapNames(badBeat.names), story: `${story} ${by}`, teamId })
  }
  if (mover) {
    lines.push({ title: 'Biggest mover', who: mover.name, story: `${mover.from} → ${mover.to} in the season` })
  }
  return lines
}

function sideText({ game, side }: SideStory) {
  const { teamId, name, spread } = lineSide(game, side)
  const number = spread === null ? '' : ` ${formatSpread(spread)}`
  return { teamId, story: `${name}${number} (${gameLabel(game)} ${scoreline(game)})` }
}
