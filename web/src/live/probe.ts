import type { Device } from '#web/session/device'

/** How often a visible page with live values asks whether the database's host answers (ms). */
export const PROBE_EVERY = 2_500
/** How long without any answer until the network is taken for gone (ms). A question is given up after as long. */
export const UNANSWERED_AFTER = 5_500

interface ProbeOptions {
  device: Pick<Device, 'after' | 'onHidden' | 'onReturn' | 'isHidden'>
  /** Whether the database's host answers. */
  ask: () => Promise<boolean>
  /** Says that the network is gone, or is back. */
  tell: (isOnline: boolean) => void
}

/**
 * Notices a network that is gone where the browser believes that it is there, as in a full stadium. The SDK notices
 * after half a minute or later (decision 43). Questions do not wait for each other: a slow network answers late, but as
 * often as it is asked.
 * @returns begins to follow something, and returns what ends that. It asks while anything is followed.
 */
export function createProbe({ device, ask, tell }: ProbeOptions): () => () => void {
  let followers = 0
  /** Where it never answered, something may refuse these questions alone, and the network is there. */
  let hasAnswered = false
  let isLost = false
  let cancelAsk = () => {}
  let cancelAlarm = () => {}

  function stop(): void {
    cancelAsk()
    cancelAlarm()
  }

  function start(): void {
    stop()
    if (followers === 0 || device.isHidden()) return
    awaitAnswer()
    keepAsking()
  }

  function keepAsking(): void {
    cancelAsk = device.after(PROBE_EVERY, keepAsking)
    void ask().then((isAnswered) => {
      if (isAnswered && followers > 0 && !device.isHidden()) onAnswer()
    })
  }

  function awaitAnswer(): void {
    cancelAlarm()
    if (!hasAnswered || isLost) return
    cancelAlarm = device.after(UNANSWERED_AFTER, () => {
      isLost = true
      tell(false)
    })
  }

  function onAnswer(): void {
    hasAnswered = true
    const isBack = isLost
    isLost = false
    awaitAnswer()
    if (isBack) tell(true)
  }

  device.onHidden(stop)
  device.onReturn(start)

  return () => {
    followers += 1
    if (followers === 1) start()
    return () => {
      followers -= 1
      if (followers === 0) stop()
    }
  }
}
