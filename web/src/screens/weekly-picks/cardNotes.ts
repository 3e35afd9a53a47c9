import { counted } from '#common/counted'
import { isHandMade } from '#common/game/by-hand'
import { type GameLine, lineSide, type Side, sideSpread } from '#common/game/line'
import { formatSpread } from '#common/game/spread'
import { dateText } from '#web/ui/when'
import type { Card } from './cards'

function ofPhase({ phase }: GameLine): string | false {
  if (phase === 'postponed') return 'Postponed. Picks stand, and count once it is played.'
  return phase === 'suspended' && 'Suspended. Picks stand until it is decided.'
}

function ofKickoff({ line, closed }: Card): string | false {
  const { kickoff, kickoffWas, timeTbd } = line
  if (kickoffWas === null || closed === 'kickoff' || (kickoffWas === kickoff && !timeTbd)) return false
  return `Kickoff moved from ${dateText(kickoffWas)}.`
}

/** A kickoff that a commissioner gave a game of the feed, until the game has locked. */
function ofHandKickoff({ line, closed }: Card): string | false {
  const isMoved = line.kickoffSource === 'commissioner' && !isHandMade(line.gameId) && !line.timeTbd
  return isMoved && closed !== 'kickoff' && 'Kickoff set by hand.'
}

/** The spread a card showed before: the one the player picked at, else the line's former one. */
function ofSpread({ line, side, pick }: Card): string | false {
  if (line.spread === null) return false
  const named = (shown: Side, spread: number) => `${lineSide(line, shown).abbr} ${formatSpread(spread)}`
  const now = (shown: Side) => formatSpread(sideSpread(line.spread, shown) ?? 0)
  if (pick) {
    const moved = pick.spread !== sideSpread(line.spread, pick.pickTeam)
    return (
      moved &&
      `You picked ${named(pick.pickTeam, pick.spread)}. The line moved to ${now(pick.pickTeam)}, and your pick with it.`
    )
  }
  const shown = side ?? 'HOME'
  const was = sideSpread(line.spreadWas, shown)
  return was !== null && line.spreadWas !== line.spread && `The line moved from ${named(shown, was)} to ${now(shown)}.`
}

function ofHand({ pick }: Card): string | false {
  if (!pick?.fixedBy && !pick?.points) return false
  const worth = pick.points && `worth ${counted(pick.points, 'point')} by hand`
  const entered = pick.fixedBy && `Entered by ${pick.fixedBy}`
  return `${entered ? [entered, worth].filter(Boolean).join(', ') : `This pick is ${worth}`}.`
}

/** What a player should know of a game beyond its card: called off, postponed, moved, another number, entered by hand. */
export function cardNotes(card: Card): string[] {
  if (card.line.void) return [card.line.noResult ? 'No result when the season ended.' : 'This game was called off.']
  const notes = [ofPhase(card.line), ofKickoff(card), ofHandKickoff(card), ofSpread(card), ofHand(card)]
  return notes.filter((note) => note !== false)
}
