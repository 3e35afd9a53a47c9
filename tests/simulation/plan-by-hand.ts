import { HAND_PHASES, type Side } from '#common/game/line'
import { between, type Chance, oneOf } from '#common/random'
import type { Action, Said, Without } from './action'
import { COMMISSIONERS, GAMES, HAND_GAMES, LOCK, MINUTE, PLAYERS, type SimulatedGame, START } from './games'

/** Half of the picks are made within seconds of a lock, where it is close whether they count. */
export function pickTime(chance: Chance, { kickoff }: SimulatedGame): number {
  const lock = kickoff - START + LOCK * MINUTE
  if (chance() < 0.5) return Math.max(0, lock - 4_000 + Math.floor(chance() * 6_000))
  return Math.floor(chance() * lock)
}

type HandAction = Without<Action> & { at: number; who: string }

/** What happens without the feed: games are added, picked and scored by hand, and games of the feed overruled. */
export function handActions(chance: Chance): HandAction[] {
  const actions: HandAction[] = []
  const desk = (at: number, action: Without<Action>) =>
    actions.push({ who: oneOf(chance, COMMISSIONERS), at: Math.max(0, at), ...action } as HandAction)
  const around = ({ kickoff }: SimulatedGame, from: number, to: number) =>
    kickoff - START + between(chance, from * 60, to * 60) * 1_000
  for (const game of HAND_GAMES) {
    desk(between(chance, 0, 60) * 1_000, { does: 'add', game })
    for (let count = 0; count < 2; count += 1) desk(around(game, -30, 20), { does: 'add', game })
    if (chance() < 0.4) desk(around(game, -30, 12), { does: 'slate', week: game.week, without: game })
    for (const who of PLAYERS)
      if (chance() < 0.7) actions.push({ who, at: pickTime(chance, game), does: 'pick', game, side: sideOf(chance) })
  }
  for (const game of [...HAND_GAMES, ...HAND_GAMES, ...GAMES]) {
    if (chance() < 0.4) continue
    desk(around(game, -5, 60), { does: 'result', game, result: saidOf(chance) })
    if (chance() < 0.5) desk(around(game, 0, 90), { does: 'give-back', game })
    if (chance() < 0.2) desk(around(game, 0, 90), { does: 'undo', week: game.week })
  }
  return actions
}

const sideOf = (chance: Chance): Side => (chance() < 0.5 ? 'HOME' : 'AWAY')

function saidOf(chance: Chance): Said {
  const phase = oneOf(chance, [...HAND_PHASES, 'final', 'final', undefined] as const)
  const isScored = phase === 'live' || phase === 'final' || phase === undefined
  const scores = { homeScore: between(chance, 0, 40), awayScore: between(chance, 0, 40) }
  return { ...(phase && { phase }), ...(isScored && scores) }
}
