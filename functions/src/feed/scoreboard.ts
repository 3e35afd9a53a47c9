import { ApiError } from '#common/api/api-error'
import { isOfWeek } from '#common/week/calendar'
import { perProcess } from '../db/process-memory'
import { currentSeason } from '../db/settings'
import { seasonCalendar, weekNameOf } from './calendar'
import { FeedDown, readScoreboard } from './espn'
import type { Scoreboard } from './feed-game'

/** A week's scoreboard; `notice` says so when the feed answered for another week than it was asked for. */
type WeekBoard = Scoreboard & { notice: string }

/** How long a failure is answered to others who do not need the very latest (ms): they must not burst on a sick feed. */
const SHARED_FAILURE = 5_000

/** What was last asked of the feed for a week. */
interface Question {
  answer: Promise<WeekBoard>
  /** When it was answered (ms), and whether with a failure; null while nobody knows. */
  end: { at: number; isFailure: boolean } | null
}

const memory = perProcess(() => new Map<string, Question>())

/**
 * The feed's games of a week, for somebody who waits for them. Whoever asks while a question is on its way shares its
 * answer.
 * @param age how old an answer may be (ms): what any player may ask for must not become a burst on the feed.
 * @throws ApiError feed-down
 */
export async function weekScoreboard(week: number, age = 0): Promise<WeekBoard> {
  const season = await currentSeason()
  const key = `${season}/${week}`
  const questions = memory()
  const before = questions.get(key)
  if (before && isGood(before, age)) return before.answer
  const question: Question = { answer: ask(season, week), end: null }
  questions.set(key, question)
  const ended = (isFailure: boolean) => () => {
    question.end = { at: Date.now(), isFailure }
  }
  question.answer.then(ended(false), ended(true))
  return question.answer
}

function isGood({ end }: Question, age: number): boolean {
  return end === null || Date.now() - end.at < (end.isFailure ? Math.min(age, SHARED_FAILURE) : age)
}

async function ask(season: number, week: number): Promise<WeekBoard> {
  try {
    const name = await weekNameOf(season, week)
    const board = await readScoreboard(season, name)
    const calendar = board.calendar.length ? board.calendar : await seasonCalendar(season)
    const games = new Map([...board.games].filter(([, { kickoff }]) => isOfWeek(calendar, week, kickoff)))
    return { ...board, games, notice: otherWeek(board, name.feedWeek, season) }
  } catch (error) {
    throw error instanceof FeedDown ? new ApiError('feed-down', error.message) : error
  }
}

function otherWeek({ week, season }: Scoreboard, feedWeek: number, asked: number): string {
  const same = (week ?? feedWeek) === feedWeek && (season ?? asked) === asked
  return same ? '' : `The score feed answered with week ${week ?? '?'} of ${season ?? '?'}.`
}
