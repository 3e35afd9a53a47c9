import { ApiFailure, call } from '#web/api'
import { useSession } from '#web/session/session'
import { type FinishedRound, keepUnposted, unposted } from './unposted'

/** How long a round that could not be posted waits before it is tried again (ms), doubled each time up to the most. */
const WAIT = { first: 5_000, most: 300_000 }

/** What the server will never take need not be sent again. */
const isHopeless = (failure: unknown) => failure instanceof ApiFailure && failure.status === 400

let posting = false
let wait = WAIT.first
let alarm: ReturnType<typeof setTimeout> | undefined

/** Posts what waits, oldest first. What fails stays, over a logout too, and is tried again; the player hears nothing. */
async function postAll(): Promise<void> {
  const uid = useSession.getState().session?.uid
  clearTimeout(alarm)
  if (!uid || posting) return
  posting = true
  try {
    for (let [round] = unposted(uid); round; [round] = unposted(uid)) {
      const { play } = round
      await call('POST /minigames/nickname/submit', { body: round }).catch((failure: unknown) => {
        if (!isHopeless(failure)) throw failure
      })
      // Read anew: another tab may have kept or posted one meanwhile.
      keepUnposted(
        uid,
        unposted(uid).filter((each) => each.play !== play),
      )
      wait = WAIT.first
    }
  } catch {
    alarm = setTimeout(postAll, wait)
    wait = Math.min(wait * 2, WAIT.most)
  } finally {
    posting = false
  }
}

/** Posts a finished round: now, or as soon as the server takes it. */
export function postRound(uid: string, round: FinishedRound): void {
  keepUnposted(uid, [...unposted(uid), round])
  void postAll()
}

window.addEventListener('online', () => void postAll())
window.addEventListener('auth-change', () => void postAll())
void postAll()
