import { boardGame, tallyAt, type WeekPicks } from '#common/boards/leaderboard'
import { byStanding, sharedRanks } from '#common/boards/ranks'
import { seededRandom } from '#common/random'
import { benchLine } from '../emulator-league'
import { limitRow, type Row, timedRow } from '../row'

const PLAYERS = 100
const WEEKS = 50
const GAMES = 20
const PICKS = PLAYERS * WEEKS * GAMES

/** Fifty weeks of twenty decided games, picked by a hundred players: their totals, ordered and ranked. */
export async function measureGrading(): Promise<Row[]> {
  const uids = Array.from({ length: PLAYERS }, (_, index) => `player-${index}`)
  const random = seededRandom('grading', 1)
  const side = () => (random() < 0.5 ? 'HOME' : 'AWAY')
  const lines = Array.from({ length: GAMES }, (_, index) => {
    const [homeScore, awayScore] = [Math.floor(random() * 40), Math.floor(random() * 40)]
    return { ...benchLine(`game-${index}`), phase: 'final' as const, homeScore, awayScore, revealedAt: 0 }
  })
  const games = lines.map(boardGame)
  const ids = lines.map(({ gameId }) => gameId)
  const weeks = Array.from({ length: WEEKS }, () => {
    const slip = (): WeekPicks => ({ sides: Object.fromEntries(ids.map((id) => [id, side()])) })
    return new Map(uids.map((uid) => [uid, slip()]))
  })
  let points = 0
  const work = () => {
    for (const picks of weeks) {
      const totals = tallyAt(games)
      const rows = uids.map((userId) => ({ userId, name: userId, ...totals(picks.get(userId) ?? { sides: {} }) }))
      points += sharedRanks(rows.sort(byStanding)).length
    }
  }
  // The least: the same picks, graded and ordered, without a document or a name.
  const floor = () => {
    for (const picks of weeks) {
      const sums = uids.map((userId) => {
        const { sides } = picks.get(userId) ?? { sides: {} }
        const sum = { userId, name: userId, points: 0, correct: 0 }
        for (const { gameId, homeScore, awayScore, spread } of lines) {
          const margin = homeScore - awayScore + (spread ?? 0)
          if ((sides[gameId] === 'HOME' ? margin : -margin) <= 0) continue
          sum.points += 1
          sum.correct += 1
        }
        return sum
      })
      points += sharedRanks(sums.sort(byStanding)).length
    }
  }
  const row = await timedRow({
    name: `grading and ranking ${PICKS / 1000},000 picks of ${PLAYERS} players`,
    work,
    floor,
    mostRatio: 4,
  })
  if (points === 0) throw new Error('nothing was ranked')
  const perSecond = PICKS / row.value / 1000
  return [
    row,
    { ...limitRow('the same, picks a second', 'million', perSecond, 20), aim: '≥ 20 million', met: perSecond >= 20 },
  ]
}
