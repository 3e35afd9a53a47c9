import { MINUTE } from '#common/durations'
import { HAND_PHASES } from '#common/game/line'
import type { Side } from '#common/game/sides'
import { between, oneOf, type Random } from '#common/random'
import type { Deed, Planned, Said } from './action'
import { COMMISSIONERS, GAMES, HAND_GAMES, LOCK, PLAYERS, type SimulatedGame, START } from './games'

/** Half of the picks are made within seconds of a lock, where it is close whether they count. */
export function pickTime(random: Random, { kickoff }: SimulatedGame): number {
  const lock = kickoff - START + LOCK * MINUTE
  if (random() < 0.5) return Math.max(0, lock - 4_000 + Math.floor(random() * 6_000))
  return Math.floor(random() * lock)
}

/** What happens without the feed: games are added, picked and scored by hand, and games of the feed overruled. */
export function handActions(random: Random): Planned[] {
  const actions: Planned[] = []
  const desk = (at: number, action: Deed) =>
    actions.push({ who: oneOf(random, COMMISSIONERS), at: Math.max(0, at), ...action } as Planned)
  const around = ({ kickoff }: SimulatedGame, from: number, to: number) =>
    kickoff - START + between(random, from * 60, to * 60) * 1_000
  for (const game of HAND_GAMES) {
    desk(between(random, 0, 60) * 1_000, { does: 'add', game })
    for (let count = 0; count < 2; count += 1) desk(around(game, -30, 20), { does: 'add', game })
    if (random() < 0.4) desk(around(game, -30, 12), { does: 'slate', week: game.week, without: game })
    for (const who of PLAYERS)
      if (random() < 0.7) actions.push({ who, at: pickTime(random, game), does: 'pick', game, side: sideOf(random) })
  }
  for (const game of [...HAND_GAMES, ...HAND_GAMES, ...GAMES]) {
    if (random() < 0.4) continue
    desk(around(game, -5, 60), { does: 'result', game, result: saidOf(random) })
    if (random() < 0.5) desk(around(game, 0, 90), { does: 'give-back', game })
    if (random() < 0.2) desk(around(game, 0, 90), { does: 'undo', week: game.week })
  }
  return actions
}

const sideOf = (random: Random): Side => (random() < 0.5 ? 'HOME' : 'AWAY')

function saidOf(random: Random): Said {
  const phase = oneOf(random, [...HAND_PHASES, 'final', 'final', undefined] as const)
  const isScored = phase === 'live' || phase === 'final' || phase === undefined
  const scores = { homeScore: between(random, 0, 40), awayScore: between(random, 0, 40) }
  return { ...(phase && { phase }), ...(isScored && scores) }
}
