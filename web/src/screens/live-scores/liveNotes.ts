import { stoppedAt } from '#common/boards/as-it-stands'
import type { GameLine } from '#common/game/line'
import { type LiveGame, momentText, phaseNow } from '#common/week/week'
import { kickoffNow, scoreText } from '#web/ui/game/gameText'
import { dateText, timeText } from '#web/ui/when'

/** The game's clock, also while it is stopped. */
const clockOf = (live: LiveGame) => momentText({ ...live, phase: 'live', pause: null })

/** Down and distance, or at which clock a delay stopped the game; empty until the next snap is known. */
export function playText(live: LiveGame | undefined): string {
  if (!live) return ''
  return live.phase === 'suspended' || live.pause === 'delayed' ? `Stopped at ${clockOf(live)}` : live.down
}

function stoppedText(line: GameLine, live: LiveGame | undefined): string {
  const score = stoppedAt(live)
  if (score) return `Play stopped at ${scoreText(line, score)}.`
  return phaseNow(line, live) === 'postponed' && !line.void ? 'Waits for a new kickoff.' : ''
}

function movedText(line: GameLine, live: LiveGame | undefined): string {
  const { kickoff, timeTbd } = kickoffNow(line, live)
  const before = kickoff === line.kickoff ? line.kickoffWas : line.kickoff
  if (before === null || timeTbd) return ''
  const was = timeText(before)
  return `Moved from ${was === timeText(kickoff) ? dateText(before) : was}.`
}

/** What else a player should know of a game: called off, postponed, moved, dropped by the feed. */
export function liveNotes(line: GameLine, live: LiveGame | undefined): string[] {
  const phase = phaseNow(line, live)
  const notes = [
    line.void ? 'Counts for nobody.' : '',
    stoppedText(line, live),
    phase === 'pre' ? movedText(line, live) : '',
    line.byHand && phase !== 'pre' ? 'Score by hand.' : '',
    live?.unlisted && phase !== 'final' ? 'The feed no longer lists this game.' : '',
  ]
  return notes.filter(Boolean)
}
