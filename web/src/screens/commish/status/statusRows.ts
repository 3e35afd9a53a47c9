import type { QueueStatus, StatusResponse } from '#common/api/responses'
import { counted } from '#common/counted'
import { MINUTE } from '#common/durations'

/** A part of what keeps the league running, and in a sentence or two how it does. */
interface StatusRow {
  name: string
  says: string
  /** Somebody should look. */
  isTrouble: boolean
}

/** A message that has been due for longer (ms) should have gone out: the referee sends every minute. */
const LATE = 5 * MINUTE

/** How long ago something was, roughly: `just now`, `4 minutes ago`, `3 hours ago`, `2 days ago`. */
export function agoText(at: number, now: number): string {
  const minutes = Math.floor((now - at) / MINUTE)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return `${counted(minutes, 'minute')} ago`
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? `${counted(hours, 'hour')} ago` : `${Math.floor(hours / 24)} days ago`
}

/** How long the referee may work without noting it, and while a game is on, read the feed without noting that (ms). */
const NOTED_EVERY = 5 * MINUTE

/** As {@link agoText}, for what may be noted that seldom: fewer minutes would be a guess. */
const notedText = (at: number, now: number): string =>
  now - at < NOTED_EVERY + MINUTE ? 'within the last 5 minutes' : agoText(at, now)

/** The parts of what keeps the league running. @param now epoch ms, by the server's clock as nearly as is known. */
export function statusRows(status: StatusResponse, now: number): StatusRow[] {
  const { database, signIn } = status.responseTimes
  return [
    feedRow(status, now),
    refereeRow(status, now),
    queueRow('Mail', status.mail, now),
    status.pushes
      ? queueRow('Notifications', status.pushes, now)
      : { name: 'Notifications', says: 'Switched off.', isTrouble: false },
    responseRow('Sign-in', signIn),
    responseRow('Database', database),
  ]
}

function feedRow({ feed: { readAt, trouble } }: StatusResponse, now: number): StatusRow {
  const last =
    readAt === null ? 'It has not been read yet, or no week is open.' : `Scores last came in ${notedText(readAt, now)}.`
  return { name: 'Score feed', says: `${trouble} ${last}`.trim(), isTrouble: trouble !== '' }
}

function refereeRow({ lastPass, isSilent }: StatusResponse, now: number): StatusRow {
  const last = lastPass === null ? 'It has not run yet.' : `Last ran ${notedText(lastPass, now)}.`
  const says = isSilent ? `It should run every minute. ${last}` : last
  return { name: 'Scoring', says, isTrouble: isSilent }
}

function queueRow(name: string, { waiting, failed, dueSince }: QueueStatus, now: number): StatusRow {
  const parts = [
    waiting === 0 ? 'Nothing is waiting.' : `${waiting} waiting.`,
    dueSince !== null && now - dueSince >= MINUTE && `The oldest should have gone out ${agoText(dueSince, now)}.`,
    failed > 0 && `${failed} did not arrive, or may not have.`,
  ]
  const isLate = dueSince !== null && now - dueSince > LATE
  return { name, says: parts.filter(Boolean).join(' '), isTrouble: failed > 0 || isLate }
}

function responseRow(name: string, took: number | null): StatusRow {
  return { name, says: took === null ? 'No answer.' : `Answered in ${took} ms.`, isTrouble: took === null }
}
