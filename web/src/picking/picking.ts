import { create } from 'zustand'
import type { Side } from '#common/game/line'
import { ApiFailure, call, sentenceOf } from '#web/api'
import { useSession } from '#web/session/session'
import { toast } from '#web/ui/toast'
import { urls } from '#web/urls'
import {
  confirmed,
  fromOtherTab,
  NO_PICK_STATE,
  noResponse,
  type PickState,
  refused,
  saveProgress,
  sent,
  type Tap,
  tapped,
} from './receipt'
import { dropWaiting, keepWaiting, waitingTap, waitingTaps } from './waiting'

interface Picking {
  /** By game. */
  receipts: Record<string, PickState>
  /** The server no longer knows the player. */
  signedOut: boolean
}

const NOTHING: Picking = { receipts: {}, signedOut: false }

/** The player's taps and what became of them. It outlives the screen: what waits is sent from wherever the player is. */
export const usePicking = create<Picking>(() => NOTHING)

/** How long a save may take (ms) before it counts as unheard. */
const SAVE_LIMIT = 12_000
/** The first wait between two tries, doubled each time up to the longest (ms). */
const [FIRST_WAIT, LONGEST_WAIT] = [4_000, 60_000]
/** Answers that come from something in front of the server: whether it heard the call, nobody knows. */
const UNHEARD_STATUS: ReadonlySet<number> = new Set([0, 502, 503, 504])

const playerNow = () => useSession.getState().session?.uid ?? ''
const receiptOf = (gameId: string) => usePicking.getState().receipts[gameId] ?? NO_PICK_STATE
const flying = new Set<string>()

/** Whose taps these are: an answer that comes after the logout is nobody's. */
let owner = ''

function note(uid: string, gameId: string, change: (receipt: PickState) => PickState): void {
  if (uid !== owner) return
  const { receipts } = usePicking.getState()
  const before = receiptOf(gameId)
  const after = change(before)
  usePicking.setState({ receipts: { ...receipts, [gameId]: after } })
  if (after.tap) keepWaiting(uid, gameId, after.tap)
  else if (before.tap) dropWaiting(uid, gameId, before.tap)
}

/** Picks a side of a game: shows it at once, keeps it, and sends it. */
export function pickTeam(week: number, gameId: string, side: Side): void {
  note(owner, gameId, (receipt) => tapped(receipt, { week, side, at: Date.now() }))
  void send(owner, gameId)
}

/** Taps again what was refused, and sends what waits. */
export function retry(week: number, gameId: string): void {
  const { refusal } = receiptOf(gameId)
  if (refusal) pickTeam(week, gameId, refusal.side)
  else void send(owner, gameId)
}

/** Sends the taps of one game, one after the other, until none is left or the server is not heard. */
async function send(uid: string, gameId: string): Promise<void> {
  const flight = `${uid}:${gameId}`
  if (flying.has(flight)) return
  flying.add(flight)
  let heard = true
  while (heard && uid === owner) {
    const { tap } = receiptOf(gameId)
    if (!tap) break
    note(uid, gameId, sent)
    heard = await trySaving(uid, gameId, tap)
  }
  flying.delete(flight)
  planRetry()
}

/** One try. Answers whether the server was heard. */
async function trySaving(uid: string, gameId: string, tap: Tap): Promise<boolean> {
  const body = { gameId, week: tap.week, pickTeam: tap.side, waited: Math.max(0, Date.now() - tap.at) }
  try {
    const otherwise = 'Your pick could not be saved.'
    const { savedAt } = await call('POST /picks', { body, otherwise, limit: SAVE_LIMIT })
    note(uid, gameId, (receipt) => confirmed(receipt, tap, savedAt, Date.now()))
    tries = 0
  } catch (failure) {
    const status = failure instanceof ApiFailure ? failure.status : 0
    if (UNHEARD_STATUS.has(status)) {
      note(uid, gameId, (receipt) => noResponse(receipt, tap, Date.now()))
      return false
    }
    note(uid, gameId, (receipt) => refused(receipt, tap, sentenceOf(failure)))
    tellElsewhere(uid, sentenceOf(failure))
    if (status === 401 && uid === owner) usePicking.setState({ signedOut: true })
  }
  return true
}

/** Says on any other screen what the card says on the picks' own: a pick that waited was refused. */
function tellElsewhere(uid: string, sentence: string): void {
  if (uid === owner && location.pathname !== urls.weeklyPicks)
    toast('bad', `A pick of yours was not saved. ${sentence}`)
}

let tries = 0
let clock: ReturnType<typeof setTimeout> | undefined

const waiting = () => {
  const all = Object.entries(usePicking.getState().receipts)
  return all.filter(([, receipt]) => saveProgress(receipt) === 'waiting').map(([gameId]) => gameId)
}

function planRetry(): void {
  clearTimeout(clock)
  if (waiting().length === 0) return
  clock = setTimeout(sendWaiting, Math.min(FIRST_WAIT * 2 ** tries, LONGEST_WAIT))
}

function sendWaiting(): void {
  tries += 1
  for (const gameId of waiting()) void send(owner, gameId)
}

/** The network may be back, or the player is. */
function sendNow(): void {
  tries = 0
  sendWaiting()
}

/** Starts afresh for another player, with what that player left waiting on this device. */
function followPlayer(): void {
  if (playerNow() === owner) return
  owner = playerNow()
  usePicking.setState(NOTHING)
  for (const [gameId, tap] of waitingTaps(owner)) note(owner, gameId, (receipt) => tapped(receipt, tap))
  sendNow()
}

followPlayer()
window.addEventListener('auth-change', followPlayer)
window.addEventListener('online', sendNow)
document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && sendNow())
window.addEventListener('storage', ({ key }) => {
  const told = key === null ? null : waitingTap(owner, key)
  if (told) note(owner, told.gameId, (receipt) => fromOtherTab(receipt, told.tap))
  planRetry()
})
