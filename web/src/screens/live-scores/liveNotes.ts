import { stoppedAt } from '#common/boards/as-it-stands'
import { type GameLine, hasScore, isTimedByHand } from '#common/game/line'
import { scoreText } from '#common/game/score-text'
import { playHasBegun } from '#common/week/play'
import { type LiveGame, momentText, phaseNow } from '#common/week/week'
import { isOff, kickoffNow } from '#web/ui/game/gameText'
import { dateText, dayTimeText, timeText } from '#web/ui/when'

/** The game's clock, also while it is stopped. */
const clockOf = (live: LiveGame) => momentText({ ...live, phase: 'live', pause: null })

/** Down and distance, or at which clock a delay stopped the game; empty until the next snap is known. */
export function playText(live: LiveGame | undefined): string {
  if (!live || !playHasBegun(live)) return ''
  return live.phase === 'suspended' || live.pause === 'delayed' ? `Stopped at ${clockOf(live)}` : live.down
}

function stoppedText(line: GameLine, live: LiveGame | undefined): string {
  const score = stoppedAt(live)
  return score ? `Play stopped at ${scoreText(line, score)}.` : ''
}

function postponedText(line: GameLine, live: LiveGame | undefined): string {
  if (phaseNow(line, live) !== 'postponed' || line.void) return ''
  return isTimedByHand(line) ? `New kickoff: ${dayTimeText(line.kickoff)}.` : 'Waits for a new kickoff.'
}

function movedText(line: GameLine, live: LiveGame | undefined): string {
  const { kickoff, timeTbd } = kickoffNow(line, live)
  const before = kickoff === line.kickoff ? line.kickoffWas : line.kickoff
  if (before === null || timeTbd) return ''
  // Of another day the date is needed: `timeText` leaves the day out on Saturdays, so the time alone would be read as
  // one of the new day.
  const isSameDay = new Date(before).toDateString() === new Date(kickoff).toDateString()
  return `Moved from ${isSameDay ? timeText(before) : dateText(before)}.`
}

/** Where the game is off, the head of the card says so. */
const voidText = (line: GameLine, live: LiveGame | undefined) =>
  isOff(line, live) ? 'Counts for nobody.' : 'This game was called off. It counts for nobody.'

/** What else a player should know of a game: called off, postponed, moved, dropped by the feed. */
export function liveNotes(line: GameLine, live: LiveGame | undefined): string[] {
  const phase = phaseNow(line, live)
  const notes = [
    line.void ? voidText(line, live) : '',
    stoppedText(line, live),
    postponedText(line, live),
    phase === 'pre' ? movedText(line, live) : '',
    line.byHand && hasScore(phase) ? 'Score by the commissioner.' : '',
    live?.unlisted && phase !== 'final' ? 'The feed no longer lists this game.' : '',
  ]
  return notes.filter(Boolean)
}
