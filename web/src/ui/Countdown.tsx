import { countdown, dayTimeText } from './when'

/** `in 1:12:40`; for screen readers the moment, since what changed every second would be read out every second. */
export function Countdown({ at, now }: { at: number; now: number }) {
  return (
    <>
      <span aria-hidden>
        in <b>{countdown(at - now)}</b>
      </span>
      <span className="unseen">at {dayTimeText(at)}</span>
    </>
  )
}
