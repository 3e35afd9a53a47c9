import { counted } from '#common/counted'
import type { GameLine } from '#common/game/line'
import { isRevealed } from '#common/game/lock'
import { call } from '#web/api'
import { useCommand } from '../command'
import { afterPendingEdits } from '../lines/patchLine'

/** What is said where no game is graded: a game without a line counts for nobody once it is revealed. */
export const nothingGradedText = (lines: readonly GameLine[], now: number): string =>
  lines.some((line) => !line.void && (line.spread !== null || !isRevealed(line, now)))
    ? 'No game can be graded yet.'
    : 'No game of this week counts.'

/** Scores a week, from its last step as well as from the actions on it. @param now epoch ms */
export function useScoring(week: number, lines: readonly GameLine[], now: number) {
  const { busy, run } = useCommand()
  const score = () =>
    run('Score failed', () => afterPendingEdits(() => call('POST /commish/score-week/:week', { params: { week } })), {
      done: ({ updatedPicks, games, notice }) => {
        const scored = `${counted(updatedPicks, 'pick')} in ${counted(games, 'game')} scored.`
        return `${games ? scored : nothingGradedText(lines, now)} ${notice}`.trim()
      },
      warns: ({ games, notice }) => !games || notice !== '',
    })
  return { busy, score }
}

export type Scoring = ReturnType<typeof useScoring>
