import { type GameLine, matchup } from '#common/game/line'
import { isRevealed, LOCK_AFTER_KICKOFF } from '#common/game/lock'
import { eastern } from './eastern'
import { type LiveGame, LONGEST_GAME, phaseNow, type WeekScores } from './week'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** So long before the lock (ms) a game without a number begins to press. */
const NUMBER_DUE = 2 * DAY
/** A game moved by more than this (ms) no longer belongs to its weekend. */
const ANOTHER_WEEK = 3 * DAY

/** Something about a game that waits for a commissioner, in a sentence. */
export interface Warning {
  gameId: string
  text: string
  /** Whether calling the game off is one of the answers. */
  canEnd: boolean
  /** The kickoffs between which a commissioner must decide (epoch ms): the believed one, null where none was, and the feed's. */
  kickoffs?: { believed: number | null; given: number }
}

type Said = Omit<Warning, 'gameId'>

/**
 * What the commissioner should look at in a week, in the order of its lines, and last the games that lack a number.
 * Games that are called off are settled.
 */
export function warningsOf(lines: readonly GameLine[], scores: WeekScores | null | undefined, now: number): Warning[] {
  const waiting = lines.filter((line) => !line.void && phaseNow(line, scores?.games[line.gameId]) !== 'final')
  const ofGames = waiting.flatMap((line) =>
    warnings(line, scores?.games[line.gameId], now).map(({ text, ...rest }) => ({
      ...rest,
      gameId: line.gameId,
      text: `${matchup(line)} ${text}`,
    })),
  )
  return [...ofGames, ...ofNumbers(waiting, now)]
}

const mayEnd = (text: string): Said => ({ text, canEnd: true })

function warnings(line: GameLine, live: LiveGame | undefined, now: number): Said[] {
  const said = [ofDoubt(line) ?? ofPhase(line, live, now)]
  if (live?.unlisted)
    said.push(mayEnd('is no longer listed by the score feed: look whether it was moved or called off.'))
  return said.filter((each) => each !== null)
}

/** A kickoff that the feed moved into the past and that is not believed yet. */
function ofDoubt({ doubt, timeTbd, kickoff }: GameLine): Said | null {
  if (!doubt) return null
  const believed = timeTbd ? null : kickoff
  const text = `is being checked: the score feed says it kicked off ${eastern(doubt.kickoff)}, but it has not begun. Nobody can pick it until that is settled: say which kickoff holds.`
  return { text, canEnd: false, kickoffs: { believed, given: doubt.kickoff } }
}

/** The one thing that what the game is doing calls for, or null. */
function ofPhase(line: GameLine, live: LiveGame | undefined, now: number): Said | null {
  const kickoff = live?.kickoff ?? line.kickoff
  switch (phaseNow(line, live)) {
    case 'canceled':
      return mayEnd('is cancelled, and counts by a commissioner’s word: it will never be final.')
    case 'postponed':
      return mayEnd('was postponed and has no new date: wait for one, or call it off.')
    case 'suspended':
      return mayEnd('is suspended: it counts once it is final; call it off if it will not be finished.')
    case 'pre':
      if (live?.timeTbd ?? line.timeTbd)
        return {
          text: `has no kickoff time yet, ${daysBefore(kickoff - now)}: it never locks by itself.`,
          canEnd: false,
        }
      if (movedBy(line, kickoff) > ANOTHER_WEEK) {
        const days = Math.round(movedBy(line, kickoff) / DAY)
        return mayEnd(`was moved by ${days} days: the week stays open until it is played or called off.`)
      }
  }
  const hours = Math.floor((now - kickoff) / HOUR)
  return now - kickoff > LONGEST_GAME
    ? mayEnd(`kicked off ${hours} hours ago and has no final: call it off, or wait for the feed.`)
    : null
}

/** One sentence, however many they are: a slate that was just saved has no numbers at all. */
function ofNumbers(lines: readonly GameLine[], now: number): Warning[] {
  const left = (line: GameLine) => line.kickoff + LOCK_AFTER_KICKOFF - now
  const pressing = lines
    .filter((line) => line.spread === null && !line.timeTbd && !isRevealed(line, now) && left(line) <= NUMBER_DUE)
    .sort((a, b) => a.kickoff - b.kickoff)
  const [first] = pressing
  if (!first) return []
  const [start, rest] =
    pressing.length === 1
      ? [`${matchup(first)} has no line and`, 'nobody can pick it']
      : [`${pressing.length} games have no line; ${matchup(first)}`, 'nobody can pick them']
  return [{ gameId: first.gameId, text: `${start} locks in ${hoursOf(left(first))}: ${rest}.`, canEnd: false }]
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
