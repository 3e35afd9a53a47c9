import { phaseNow } from './as-it-stands'
import type { GameLine } from './line'
import { isRevealed, LOCK_AFTER_KICKOFF } from './lock'
import type { LiveGame, WeekScores } from './week'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** So long before the lock (ms) a game without a number begins to press. */
const NUMBER_DUE = 2 * DAY
/** A game moved by more than this (ms) no longer belongs to its weekend. */
const ANOTHER_WEEK = 3 * DAY
/** No game takes so long (ms), overtimes and a storm included. */
const LONGEST_GAME = 8 * HOUR

/** Something about a game that waits for a commissioner, in a sentence. */
export interface Warning {
  gameId: string
  text: string
}

/** What the commissioner should look at in a week, in the order of its lines. Games that are called off are settled. */
export function warningsOf(lines: readonly GameLine[], scores: WeekScores | null | undefined, now: number): Warning[] {
  return lines.flatMap((line) => {
    if (line.void) return []
    const game = `${line.awayName} at ${line.homeName}`
    return warnings(line, scores?.games[line.gameId], now).map((rest) => ({
      gameId: line.gameId,
      text: `${game} ${rest}`,
    }))
  })
}

function warnings(line: GameLine, live: LiveGame | undefined, now: number): string[] {
  const phase = phaseNow(line, live)
  if (phase === 'final') return []
  const said = [ofPhase(line, live, now), ofNumber(line, now)]
  if (live?.unlisted) said.push('is no longer listed by the score feed: look whether it was moved or called off.')
  return said.filter((each) => each !== '')
}

/** The one thing that what the game is doing calls for, or empty. */
function ofPhase(line: GameLine, live: LiveGame | undefined, now: number): string {
  const kickoff = live?.kickoff ?? line.kickoff
  switch (phaseNow(line, live)) {
    case 'canceled':
      return 'is cancelled, and counts by a commissioner’s word: it will never be final.'
    case 'postponed':
      return 'was postponed and has no new date: wait for one, or call it off.'
    case 'suspended':
      return 'is suspended: it counts once it is final; call it off if it will not be finished.'
    case 'pre':
      if (live?.timeTbd ?? line.timeTbd)
        return `has no kickoff time yet, ${daysBefore(kickoff - now)}: it never locks by itself.`
      if (movedBy(line, kickoff) > ANOTHER_WEEK) {
        const days = Math.round(movedBy(line, kickoff) / DAY)
        return `was moved by ${days} days: the week stays open until it is played or called off.`
      }
  }
  const hours = Math.floor((now - kickoff) / HOUR)
  return now - kickoff > LONGEST_GAME
    ? `kicked off ${hours} hours ago and has no final: call it off, or wait for the feed.`
    : ''
}

function ofNumber(line: GameLine, now: number): string {
  if (line.spread !== null || line.timeTbd || isRevealed(line, now)) return ''
  const left = line.kickoff + LOCK_AFTER_KICKOFF - now
  return left > NUMBER_DUE ? '' : `has no line and locks in ${hoursOf(left)}: nobody can pick it.`
}

/** How far (ms) a game has moved from the kickoff it was picked at, or was last announced for. */
function movedBy(line: GameLine, kickoff: number): number {
  const from = line.revealedAt === null ? (line.kickoffWas ?? kickoff) : line.kickoff
  return Math.abs(kickoff - from)
}

const hoursOf = (left: number) =>
  left < HOUR ? 'less than an hour' : left < 2 * HOUR ? 'an hour' : `${Math.floor(left / HOUR)} hours`

function daysBefore(left: number): string {
  const days = Math.ceil(left / DAY)
  return days < 1 ? 'on its day' : days === 1 ? 'a day before' : `${days} days before`
}
