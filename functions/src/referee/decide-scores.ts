import { isDeepStrictEqual } from 'node:util'
import { MINUTE } from '#common/durations'
import type { LiveGame } from '#common/week/week'
import type { StoredScores } from '../db/week'
import { affectsLine, gameAfterReading, scoreChanged } from './merge-game'
import type { FeedResult } from './poll'
import { CLOCK_WRITE_EVERY, isUnderWay, LIST_WRITE_EVERY } from './wake'

/** How far ahead another process's clock may be (ms) before its times are ignored. */
const CLOCK_AHEAD = MINUTE

/**
 * The result of polling; null if it is older than the reading already used, even if it is a failure. A stored time that
 * is in the future came from a wrong clock, and is ignored: else no score would be stored until that time.
 * @param now epoch ms
 */
export const newerResult = ({ feedAt }: StoredScores, polled: FeedResult | null, now: number): FeedResult | null =>
  polled && polled.at < feedAt && feedAt <= now + CLOCK_AHEAD ? null : polled

/** What the scores note of the feed itself. */
export const feedState = ({ feedAt }: StoredScores, { reading, trouble }: FeedResult) => ({
  trouble,
  feedDown: reading === null,
  feedAt: reading?.at ?? feedAt,
})

export function decideScores(scores: StoredScores, polled: FeedResult | null, now: number): StoredScores {
  const newer = newerResult(scores, polled, now)
  if (!newer) return scores
  const { reading } = newer
  const games = Object.entries(scores.games).map(([id, game]) => {
    const next = gameAfterReading(game, id, reading, now)
    const { kickoff, timeTbd } = scores.kickoffsByHand?.includes(id) ? game : next
    return [id, { ...next, kickoff, timeTbd }] as const
  })
  return { ...scores, ...feedState(scores, newer), games: Object.fromEntries(games) }
}

/** Whether new scores affect the lines and boards, so that the whole week must be decided. */
export function affectsWeek(was: StoredScores, is: StoredScores): boolean {
  if (was.doubted && is.feedAt !== was.feedAt) return true
  return Object.entries(is.games).some(
    ([id, game]) => affectsLine(was.games[id], game) || isListedAgainUnplayed(was.games[id], game),
  )
}

/**
 * Whether the feed lists a game again that has not begun. Its line may still have a doubt from before, which only a
 * whole pass ends.
 */
const isListedAgainUnplayed = (was: LiveGame | undefined, { phase, unlisted }: LiveGame): boolean =>
  phase === 'pre' && was?.unlisted === true && unlisted !== true

/**
 * Whether new scores are worth a write, which is billed as a read for everybody who watches. A changed score is written
 * at once, and so is a game that is listed again, which is certain; a clock can wait for {@link CLOCK_WRITE_EVERY}, and
 * a game that is not listed any more for {@link LIST_WRITE_EVERY}.
 */
export function isWorthWriting(was: StoredScores, is: StoredScores, now: number): boolean {
  if (!isDeepStrictEqual(withoutReading(was), withoutReading(is))) return true
  const ids = new Set([...Object.keys(was.games), ...Object.keys(is.games)])
  const some = (differs: (was: LiveGame | undefined, is: LiveGame | undefined) => boolean) =>
    [...ids].some((id) => differs(was.games[id], is.games[id]))
  if (some((one, other) => !one || !other || isWorthWritingAtOnce(one, other))) return true
  if (some((one, other) => one?.unlisted !== undefined && other?.unlisted === undefined)) return true
  const age = is.feedAt - was.feedAt
  // The stored time came from a clock that was ahead, see `newerResult`.
  if (age < 0) return true
  if (age >= CLOCK_WRITE_EVERY && isUnderWay(Object.values(is.games), now)) return true
  return age >= LIST_WRITE_EVERY && some((one, other) => one?.unlisted !== other?.unlisted)
}

const isWorthWritingAtOnce = (was: LiveGame, is: LiveGame) =>
  scoreChanged(was, is) ||
  affectsLine(was, is) ||
  was.pause !== is.pause ||
  was.homeTeamId !== is.homeTeamId ||
  was.feedKickoff !== is.feedKickoff

/** Everything but what changes with each reading of the feed. */
const withoutReading = ({ games: _games, feedAt: _feedAt, version: _version, ...rest }: StoredScores) => rest
