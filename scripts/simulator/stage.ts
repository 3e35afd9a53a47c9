import { seasonAt } from '../../common/week'
import { type Anchor, CURRENT_WEEK, type LaidGame, layOut } from '../demo/day'
import { easternMidnight } from '../demo/eastern'
import { slateOf } from '../demo/slate'
import { leagueOf } from './calendar'
import { unplayed } from './moment'
import { type GameTrouble, Orders, type Trouble } from './orders'
import { beforeTheEnd, type Pace, type Shown, showGame } from './shown'

const MINUTE = 60_000

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
  show(laid: LaidGame, now: number): Shown[] {
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

  /** The first game of the slate that this misbehaviour fits: one under way or over, or one still to come. */
  fitting(kind: GameTrouble, now: number): string | undefined {
    const wanted = kind === 'final-to-live' ? 'final' : fitsAnything.has(kind) ? null : 'pre'
    const slate = slateOf(this.week).flatMap(({ id }) => this.laid.get(id) ?? [])
    const fits = (laid: LaidGame) =>
      wanted === null ||
      showGame(laid, this.orders.hands.get(laid.game.id) ?? {}, now, this.pace).moment.phase === wanted
    return slate.sort((a, b) => a.kickoff - b.kickoff).find(fits)?.game.id
  }
}

const fitsAnything = new Set<GameTrouble>(['blank-scores', 'duplicate-game', 'dropped-game'])

function troubled(shown: Shown, { kind, minutes }: Trouble, laid: LaidGame, now: number, pace: Pace): Shown[] {
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
    case 'duplicate-game':
      return [shown, shown]
  }
}
