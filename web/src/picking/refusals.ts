import { DAY } from '#common/durations'
import { ApiFailure, isOutcomeUnknown } from '#web/api'
import { sentenceOf } from '#web/errors'
import type { PlayerStorage } from '#web/session/playerStorage'
import { CLOCK_LAG_MAX, timeNow } from '#web/session/serverTime'
import type { Refusal, Tap } from './pickState'

/** How long a refusal is kept (ms): until its week is over. */
const KEPT_FOR = 7 * DAY

/**
 * Whether a tap was not judged: no response came, or its request was too slow, as when many are sent at once after an
 * outage.
 */
export const isUnjudged = (failure: unknown): boolean =>
  isOutcomeUnknown(failure) || (failure instanceof ApiFailure && failure.code === 'too-slow')

/** A tap that the server has just refused. @param failure of the call that sent it. */
export function refusalOf({ side, at }: Tap, failure: unknown): Refusal {
  const apiFailure = failure instanceof ApiFailure ? failure : null
  const sentence = apiFailure && apiFailure.status >= 500 ? null : sentenceOf(failure)
  return { side, at, sentence, isClosed: apiFailure?.code === 'locked', before: timeNow() + CLOCK_LAG_MAX }
}

/** The taps of a player that the server refused, by game, kept for the device's other tabs and for the next visit. */
export function createRefusals(storage: PlayerStorage, uid: string) {
  const of = (gameId: string) => storage.read<Refusal>('refused', uid, gameId)
  const drop = (gameId: string) => storage.remove('refused', uid, gameId)
  return {
    of,
    drop,
    keep: (gameId: string, refusal: Refusal) => storage.write('refused', uid, gameId, refusal),
    /** The refusals of the last seven days. Removes older ones. @param now epoch ms */
    recent: (now: number): [gameId: string, refusal: Refusal][] =>
      storage.names('refused', uid).flatMap((gameId): [string, Refusal][] => {
        const refusal = of(gameId)
        if (refusal && refusal.before > now - KEPT_FOR) return [[gameId, refusal]]
        drop(gameId)
        return []
      }),
  }
}
