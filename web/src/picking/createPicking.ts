import { create } from 'zustand'
import type { Slip } from '#common/game/pick'
import type { Side } from '#common/game/sides'
import { type ApiCall, ApiFailure, TIMEOUTS } from '#web/api'
import { createRetryQueue, type TryResult } from '#web/app/retryQueue'
import type { Device } from '#web/session/device'
import { type PlayerSession, perSession } from '#web/session/perSession'
import type { PlayerStorage } from '#web/session/playerStorage'
import { timeNow } from '#web/session/serverTime'
import {
  confirmed,
  leftWaiting,
  NO_PICK_STATE,
  type PickState,
  pickBody,
  type Refusal,
  refused,
  type Saved,
  sendingTap,
  settledByOtherTab,
  type Tap,
  tapped,
  tappedElsewhere,
} from './pickState'
import { createRefusals, isUnjudged, refusalOf } from './refusals'

interface Picking {
  /** By game. */
  picks: Record<string, PickState>
  /**
   * Set while the server does not know the player, for whose login the picks wait. `shown`: Weekly Picks shows
   * the login dialog, at once or when it is opened next, and again after each tap, but not with each retry;
   * `dismissed`: the player has closed it.
   */
  loginPrompt: 'shown' | 'dismissed' | null
}

/** How long a pick without a response waits before it is sent again (ms). */
const BACK_OFF = { first: 4_000, longest: 60_000 }

interface PickingOptions {
  device: Device
  storage: PlayerStorage
  session: PlayerSession
  call: ApiCall
  /** Called for each pick that the server refused. */
  onRefused: (gameId: string, refusal: Refusal) => void
  /** Called when the player has to log in before their picks can be saved, as often as they are asked to. */
  onSignedOut: () => void
}

/**
 * Sends and retries the player's taps from `start` on, independent of the screen. A response that arrives after the
 * session ended shows nothing; a refused tap is then sent again at the player's next login, unless a logout deleted it.
 */
export function createPicking({ device, storage, session, call, onRefused, onSignedOut }: PickingOptions) {
  const usePicking = create<Picking>(() => ({ picks: {}, loginPrompt: null }))
  const pickOf = (gameId: string) => usePicking.getState().picks[gameId] ?? NO_PICK_STATE
  let current: ReturnType<typeof openPicks> | null = null

  function openPicks(uid: string) {
    let hasEnded = false
    const refusals = createRefusals(storage, uid)
    const storedSave = (gameId: string) => storage.read<Saved>('saved', uid, gameId) ?? null
    const queue = createRetryQueue<Tap>({
      device,
      storage,
      kind: 'waiting',
      uid,
      backOff: BACK_OFF,
      tryOnce,
      isNewer: (tap, than) => tap.at > than.at,
      onOtherTab: (gameId, tap) => {
        const refusal = tap ? undefined : refusals.of(gameId)
        if (refusal) refuse(gameId, refusal)
        // The other tab is sending it. If that has not settled it by this tab's next retry, this one sends it.
        else update(gameId, (pick) => (tap ? tappedElsewhere(pick, tap) : settledByOtherTab(pick, storedSave(gameId))))
      },
    })

    function refuse(gameId: string, refusal: Refusal): void {
      const shownBefore = pickOf(gameId)
      update(gameId, (pick) => refused(pick, refusal))
      // A later tap may yet be saved.
      if (pickOf(gameId) !== shownBefore) onRefused(gameId, refusal)
    }

    function update(gameId: string, change: (pick: PickState) => PickState): void {
      if (hasEnded) return
      const after = change(pickOf(gameId))
      usePicking.setState(({ picks }) => ({ picks: { ...picks, [gameId]: after } }))
      queue.set(gameId, after.tap)
    }

    /** A tap is saved. A refusal of an earlier one on this game may be kept; it no longer holds. */
    function settle(gameId: string, tap: Tap, savedAt: number): void {
      refusals.drop(gameId)
      update(gameId, (pick) => confirmed(pick, tap, savedAt, device.now()))
    }

    async function tryOnce(gameId: string, tap: Tap): Promise<TryResult> {
      try {
        const body = pickBody(gameId, tap, device.now)
        const { savedAt } = await call('POST /picks', { body, timeout: TIMEOUTS.short })
        if (!hasEnded) {
          usePicking.setState({ loginPrompt: null })
          storage.write('saved', uid, gameId, { side: tap.side, savedAt } satisfies Saved)
        }
        settle(gameId, tap, savedAt)
        return 'settled'
      } catch (failure) {
        // A logout has deleted the tap. Where the session ended otherwise, it is sent again at the player's next login.
        return hasEnded ? 'retry' : notSaved(gameId, tap, failure)
      }
    }

    /** The tap waits where it may yet be saved; else it was refused. */
    function notSaved(gameId: string, tap: Tap, failure: unknown): TryResult {
      const isSignedOut = failure instanceof ApiFailure && failure.code === 'signed-out'
      if (isSignedOut && (pickOf(gameId).sending === 'here' || !usePicking.getState().loginPrompt)) {
        usePicking.setState({ loginPrompt: 'shown' })
        onSignedOut()
      }
      if (isSignedOut || isUnjudged(failure)) {
        update(gameId, (pick) => leftWaiting(pick, tap, device.now()))
        return 'retry'
      }
      // A refusal proves that the server knows the player.
      usePicking.setState({ loginPrompt: null })
      const refusal = refusalOf(tap, failure)
      // First, so that other tabs find it when they see that the tap is gone.
      refusals.keep(gameId, refusal)
      refuse(gameId, refusal)
      return 'settled'
    }

    /** Sends a tap now, because the player asked for it. */
    function submit(gameId: string, tap?: Tap): void {
      refusals.drop(gameId)
      update(gameId, (pick) => sendingTap(tap ? tapped(pick, tap) : pick))
      void queue.send(gameId)
    }

    for (const [gameId, tap] of queue.items()) submit(gameId, tap)
    // The slip that this device knows may be older than a save of an earlier visit.
    for (const gameId of storage.names('saved', uid)) update(gameId, (pick) => ({ ...pick, saved: storedSave(gameId) }))
    // A card must not look as if a pick that an earlier visit was refused had never been made.
    for (const [gameId, refusal] of refusals.recent(timeNow())) update(gameId, (pick) => ({ ...pick, refusal }))

    return {
      submit,
      settle,
      dropSaved: (gameId: string) => {
        storage.remove('saved', uid, gameId)
        update(gameId, (pick) => ({ ...pick, saved: null }))
      },
      close: () => {
        hasEnded = true
        queue.close()
      },
    }
  }

  const start = perSession(session, (uid) => {
    current = openPicks(uid)
    return () => {
      current?.close()
      current = null
      usePicking.setState(usePicking.getInitialState())
    }
  })

  /** Picks a side of a game: shows it at once, keeps it, and sends it. */
  function pickTeam(week: number, gameId: string, side: Side): void {
    current?.submit(gameId, { week, side, at: device.now() })
  }

  /** Taps again what was refused, and sends what waits. */
  function retry(week: number, gameId: string): void {
    const { refusal } = pickOf(gameId)
    if (refusal) pickTeam(week, gameId, refusal.side)
    else current?.submit(gameId)
  }

  /**
   * Forgets the saves that the slip has by now: from then on it alone says what is picked. A pick that it no longer has
   * was deleted, with the membership. A tap that the slip was saved from is settled: only its response was lost.
   */
  function followSlip({ picks: stored }: Slip): void {
    for (const [gameId, { saved, tap }] of Object.entries(usePicking.getState().picks)) {
      const { savedAt = 0, tappedAt, pickTeam: side } = stored[gameId] ?? {}
      if (saved && savedAt >= saved.savedAt) current?.dropSaved(gameId)
      if (tap && tap.at === tappedAt && tap.side === side) current?.settle(gameId, tap, savedAt)
    }
  }

  return { start, usePicking, pickTeam, retry, followSlip }
}
