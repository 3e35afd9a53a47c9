import { sidePoints } from '#common/game/grade'
import type { Side } from '#common/game/sides'
import { oneOf, type Random, shuffled } from '#common/random'
import { OVERTIME, playedBefore, QUARTER } from '../season/clock'
import type { SeasonGame } from '../season/season2025'

/** A score: a touchdown with its try (6, 7 or 8 points), a field goal (3) or a safety (2). */
export interface ScoringPlay {
  /** Seconds of play since the opening kickoff. */
  second: number
  side: Side
  points: number
}

/** At least so many seconds of game clock between two scores: a kickoff and a short drive. */
const APART = 70

/** Draws scoring plays that add up to `total`; usual combinations are likelier. @throws Error for a total of 1 */
export function splitPoints(total: number, random: Random): number[] {
  const ways: { plays: number[]; weight: number }[] = []
  for (let safeties = 0; safeties <= 2; safeties++)
    for (let twos = 0; twos <= 2; twos++)
      for (let bare = 0; bare <= 2; bare++)
        for (let goals = 0; goals <= 6; goals++) {
          const rest = total - safeties * 2 - twos * 8 - bare * 6 - goals * 3
          if (rest < 0 || rest % 7 !== 0) continue
          const count = (points: number, times: number) => Array<number>(times).fill(points)
          const oddness = safeties * 4 + twos * 1.5 + bare * 1.2 + Math.max(0, goals - 2) * 0.8
          ways.push({
            plays: [
              ...count(7, rest / 7),
              ...count(3, goals),
              ...count(6, bare),
              ...count(8, twos),
              ...count(2, safeties),
            ],
            weight: Math.exp(-oddness),
          })
        }
  let draw = random() * ways.reduce((sum, way) => sum + way.weight, 0)
  for (const { plays, weight } of ways) {
    draw -= weight
    if (draw < 0) return plays
  }
  throw new Error(`no way to score ${total}`)
}

/** Every score of the game in order; they add up to the real final. */
export function scoringPlays(game: SeasonGame, random: Random): ScoringPlay[] {
  const rounds = game.periods > 4 ? overtimeRounds(game, random) : []
  const regulation = (side: Side) => sidePoints(game, side) - rounds.reduce((sum, round) => sum + round[side], 0)
  const scores = shuffled(random, [
    ...splitPoints(regulation('HOME'), random).map((points) => ({ side: 'HOME' as const, points })),
    ...splitPoints(regulation('AWAY'), random).map((points) => ({ side: 'AWAY' as const, points })),
  ])
  const room = 4 * QUARTER - APART * (scores.length + 1)
  const times = scores.map(() => random() * room).sort((a, b) => a - b)
  const plays: ScoringPlay[] = scores.map((score, index) => ({
    ...score,
    second: Math.round((times[index] ?? 0) + APART * (index + 1)),
  }))
  rounds.forEach((round, index) => {
    const begin = playedBefore(5 + index)
    const order: Side[] = random() < 0.5 ? ['HOME', 'AWAY'] : ['AWAY', 'HOME']
    order.forEach((side, turn) => {
      const second = Math.round(begin + OVERTIME * (turn === 0 ? 0.44 : 0.92))
      if (round[side] > 0) plays.push({ second, side, points: round[side] })
    })
  })
  return plays
}

/** What each side scored in each overtime: equal in all but the last, so that regulation ended in a possible tie. */
function overtimeRounds(game: SeasonGame, random: Random): Record<Side, number>[] {
  const possession = [0, 3, 6, 7, 8, 2]
  const margin = game.homeScore - game.awayScore
  const level = game.periods > 5 ? [0, 3, 7] : [0]
  const ways = level.flatMap((each) =>
    possession.flatMap((HOME) => {
      const last = { HOME, AWAY: HOME - margin }
      const tied = game.homeScore - HOME - each
      if (!possession.includes(last.AWAY) || tied < 0 || tied === 1) return []
      return [game.periods > 5 ? [{ HOME: each, AWAY: each }, last] : [last]]
    }),
  )
  const [first, ...others] = ways
  if (!first) throw new Error(`no overtime ends ${game.awayScore}–${game.homeScore}`)
  return oneOf(random, [first, ...others])
}
