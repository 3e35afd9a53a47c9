import { stoppedAt } from '#common/boards/as-it-stands'
import type { GameLine } from '#common/game/line'
import { type LiveGame, momentText, phaseNow } from '#common/week/week'
import { scoreText } from '#web/ui/game/gameText'
import { timeText } from '#web/ui/when'

/** The moment of a game's clock, whatever keeps it from running. */
const clockOf = (live: LiveGame) => momentText({ ...live, phase: 'live', pause: null })

/** The line of play: down and distance, or where a delay caught the game; empty before the next snap is known. */
export function playText(live: LiveGame | undefined): string {
  if (!live) return ''
  return live.phase === 'suspended' || live.pause === 'delayed' ? `Stopped at ${clockOf(live)}` : live.down
}

function whereItStopped(line: GameLine, live: LiveGame | undefined): string {
  const score = stoppedAt(live)
  if (score) return `Play stopped at ${scoreText(line, score)}.`
  return phaseNow(line, live) === 'postponed' ? 'Waits for a new kickoff.' : ''
}

function whatItWas({ kickoff, kickoffWas, timeTbd }: GameLine): string {
  if (kickoffWas === null || timeTbd) return ''
  const was = timeText(kickoffWas)
  return was === timeText(kickoff) ? 'Moved to another day.' : `Moved from ${was}.`
}

/** What else a player should know of a game: called off, put off, moved, lost by the feed. */
export function liveNotes(line: GameLine, live: LiveGame | undefined): string[] {
  const phase = phaseNow(line, live)
  const notes = [
    line.void ? 'Counts for nobody.' : '',
    whereItStopped(line, live),
    phase === 'pre' ? whatItWas(line) : '',
    live?.unlisted && phase !== 'final' ? 'The feed no longer lists this game.' : '',
  ]
  return notes.filter(Boolean)
}
