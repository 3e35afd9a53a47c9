import type { RouteBodyInput } from '#common/api/routes'
import { type ApiCall, ApiFailure, call } from '#web/api'
import { createRetryQueue, type RetryQueue } from '#web/app/retryQueue'
import { browser, type Device } from '#web/session/device'
import { type PlayerSession, perSession } from '#web/session/perSession'
import type { PlayerStorage } from '#web/session/playerStorage'
import { playerStorage, session } from '#web/session/session'

/** A finished round under the id of its play, by which the server counts it once however often it is posted. */
export type FinishedRound = RouteBodyInput<'POST /minigames/nickname/submit'> & { play: string }

/** How long a round that was not posted waits before it is tried again (ms). */
const BACK_OFF = { first: 5_000, longest: 300_000 }

interface RoundsOptions {
  device: Device
  storage: PlayerStorage
  session: PlayerSession
  call: ApiCall
}

/** Posts finished rounds from `start` on. One that fails stays, also through a logout, and is tried again silently. */
export function createRounds({ device, storage, session, call }: RoundsOptions) {
  let queue: RetryQueue<FinishedRound> | null = null

  const start = perSession(session, (uid) => {
    const opened = createRetryQueue<FinishedRound>({
      device,
      storage,
      kind: 'nickname-unposted',
      uid,
      backOff: BACK_OFF,
      isNewer: () => false,
      tryOnce: (_play, round) =>
        call('POST /minigames/nickname/submit', { body: round }).then(
          () => 'settled',
          // A round that the server finds malformed would be refused every time.
          (failure) => (failure instanceof ApiFailure && failure.code === 'bad-input' ? 'settled' : 'retry'),
        ),
    })
    queue = opened
    opened.sendAll()
    return () => {
      queue = null
      opened.close()
    }
  })

  return {
    start,
    /** Posts a finished round: now, or as soon as the server takes it. */
    postRound: (round: FinishedRound): void => {
      queue?.set(round.play, round)
      void queue?.send(round.play)
    },
  }
}

/** The rounds of this tab. The game starts them, and `main.tsx` where an earlier visit left some. */
export const { start: startRounds, postRound } = createRounds({
  device: browser,
  storage: playerStorage,
  session,
  call,
})
