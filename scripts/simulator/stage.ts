import type { Phase } from '#common/game/line'
import { seasonAt } from '#common/week/week'
import { type Anchor, CURRENT_WEEK, type LaidGame, layOut } from '../demo/day'
import { easternMidnight } from '../demo/eastern'
import { slateOf } from '../demo/slate'
import { leagueOf } from './calendar'
import { type GameMoment, unplayed } from './moment'
import { type GameTrouble, Orders, type Trouble } from './orders'
import { beforeTheEnd, type Pace, type ShownGame, showGame } from './shown'
import { swapTeams } from './swap-teams'

const MINUTE = 60_000
const WEEK = 7 * 24 * 60 * MINUTE

/** The season being played, and what it was told to do otherwise. */
export class Stage {
  readonly week: number
  readonly year: number
  readonly laid: ReadonlyMap<string, LaidGame>
  readonly league: ReturnType<typeof leagueOf>
  readonly orders = new Orders()

  constructor(
    anchor: Anchor,
    readonly pace: Pace,
  ) {
    this.week = anchor.week ?? CURRENT_WEEK
    this.year = seasonAt(anchor.start)
    this.laid = layOut(anchor)
    this.league = leagueOf(this.laid, this.year)
  }

  /** The events of one game at this moment: one, unless it is to misbehave. */
  show(laid: LaidGame, now: number): ShownGame[] {
    const hand = this.orders.hands.get(laid.game.id) ?? {}
    const shown = showGame(laid, hand, now, this.pace)
    const trouble = this.orders.games.get(laid.game.id)
    if (this.orders.blankScores) shown.blankScores = true
    if (trouble?.kind !== 'duplicate-game') return trouble ? troubled(shown, trouble, laid, now, this.pace) : [shown]
    // What was set by hand holds for now; an older copy shows the game as it went by itself.
    const then = trouble.minutes && hand.kickoff !== undefined ? { kickoff: hand.kickoff } : trouble.minutes ? {} : hand
    const old = showGame(laid, then, now - (trouble.minutes ?? 0) * MINUTE, this.pace)
    return [shown, { ...old, blankScores: shown.blankScores }]
  }

  /** Under which week the feed lists a game. */
  weekOf({ game }: LaidGame): number {
    return game.week + (this.orders.games.get(game.id)?.kind === 'moved-week' ? 1 : 0)
  }

  /** The first game of the slate that this misbehaviour fits: one under way or over, or one still to come. */
  fitting(kind: GameTrouble, now: number): string | undefined {
    const wanted = fitting.get(kind) ?? null
    const slate = slateOf(this.week).flatMap(({ id }) => this.laid.get(id) ?? [])
    const fits = (laid: LaidGame) =>
      wanted === null ||
      showGame(laid, this.orders.hands.get(laid.game.id) ?? {}, now, this.pace).moment.phase === wanted
    return slate.sort((a, b) => a.kickoff - b.kickoff).find(fits)?.game.id
  }
}

/** What a game must be doing to misbehave in this way; the others can happen to any. */
const fitting = new Map<GameTrouble, Phase>([
  ['final-to-live', 'final'],
  ['corrected-final', 'final'],
  ['suspended', 'live'],
  ['moved-kickoff', 'pre'],
  ['moved-week', 'pre'],
  ['cancelled', 'pre'],
  ['postponed', 'pre'],
  ['flipped-favourite', 'pre'],
  ['tbd', 'pre'],
])

/** The final with a point less for the visitors: a try that did not count after all. */
const corrected = (moment: GameMoment): GameMoment => ({ ...moment, awayScore: Math.max(0, moment.awayScore - 1) })

function troubled(shown: ShownGame, { kind, minutes }: Trouble, laid: LaidGame, now: number, pace: Pace): ShownGame[] {
  switch (kind) {
    case 'dropped-game':
      return []
    case 'blank-scores':
      return [{ ...shown, blankScores: true }]
    case 'final-to-live':
      return [{ ...shown, moment: beforeTheEnd(shown.game, pace.seed) }]
    case 'cancelled':
      return [{ ...shown, moment: unplayed('canceled'), odds: false }]
    case 'postponed':
      return [{ ...shown, moment: unplayed('postponed'), odds: false }]
    case 'flipped-favourite':
      return [{ ...shown, flipped: true }]
    case 'tbd':
      return [{ ...shown, kickoff: easternMidnight(shown.kickoff), timeTbd: true, moment: unplayed('pre'), odds: true }]
    case 'moved-kickoff':
      return [showGame(laid, { kickoff: shown.kickoff + (minutes ?? 60) * MINUTE }, now, pace)]
    case 'moved-week':
      return [{ ...showGame(laid, { kickoff: shown.kickoff + WEEK }, now, pace), week: shown.week + 1 }]
    case 'swapped-home':
      return [swapTeams(shown)]
    case 'suspended':
      return [{ ...shown, moment: { ...shown.moment, phase: 'suspended', situation: null, pause: null } }]
    case 'corrected-final':
      return [{ ...shown, moment: corrected(shown.moment) }]
    case 'duplicate-game':
      return [shown, shown]
  }
}
