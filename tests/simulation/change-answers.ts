import type { simulatedScoreboard } from '../../scripts/simulator/scoreboard'
import { scene } from './stage-scene'

type Scoreboard = ReturnType<typeof simulatedScoreboard>

/**
 * Lets the feed change its answers from now on.
 * @param change gets an answer and the week that was asked for; it may return another answer.
 */
export function changeAnswers(change: (board: Scoreboard, week: string | null) => unknown): void {
  globalThis.fetch = async (address) => {
    const board: Scoreboard = await (await scene.fetch(address)).json()
    return Response.json(change(board, new URL(String(address)).searchParams.get('week')) ?? board)
  }
}
