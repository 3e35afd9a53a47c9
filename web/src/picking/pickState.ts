import { DAY, MINUTE } from '#common/durations'
import type { Side } from '#common/game/sides'

/** A tap that the server has not judged yet. */
export interface Tap {
  week: number
  side: Side
  /** When it was made (epoch ms), by this device's clock. */
  at: number
}

/** Longer than any tap waits (ms): its week is over. */
const WAITED_LONG = 60 * DAY

/** A tap that the server refused, and why. */
export interface Refusal {
  side: Side
  /** When the tap was made, as in {@link Tap}. */
  at: number
  /** The server's sentence; null where the API itself failed. */
  sentence: string | null
  /** The server refused the tap because the game is closed. */
  isClosed: boolean
  /** The server refused it before this moment (epoch ms), by its own clock. */
  before: number
}

/** A save that the server confirmed, and its time there (epoch ms). */
export interface Saved {
  side: Side
  savedAt: number
}

/** What a device knows of one game's pick beyond the slip: what was tapped and what became of it. */
export interface PickState {
  tap: Tap | null
  /**
   * Who sends the tap at the player's request: this tab, or the one it was made in. Null while it waits, also during an
   * automatic retry.
   */
  sending: 'here' | 'elsewhere' | null
  /** The last save the server confirmed to this device, until the slip has it. */
  saved: Saved | null
  /** The last tap that was refused, and why. */
  refusal: Refusal | null
}

export const NO_PICK_STATE: PickState = { tap: null, sending: null, saved: null, refusal: null }

/** The player tapped a side, here or in another tab: it shows as picked at once. The last tap wins. */
export const tapped = (state: PickState, tap: Tap): PickState => ({ ...state, tap, refusal: null })

/** The tap is being sent for the first time, or because the player asked for it. */
export const sendingTap = (state: PickState): PickState => ({ ...state, sending: 'here' })

/** The player tapped a side in another tab, which sends it. */
export const tappedElsewhere = (state: PickState, tap: Tap): PickState => ({
  ...tapped(state, tap),
  sending: state.sending ?? 'elsewhere',
})

/**
 * The server saved a tap. A later one, also on the same side, is still to be sent: between the two the other side may
 * have been tapped and saved, here or in another tab.
 */
export function confirmed(state: PickState, { side, at }: Tap, savedAt: number, now: number): PickState {
  const rest = state.tap?.at === at ? NO_PICK_STATE : afterTry(state, side, now)
  return { ...rest, saved: { side, savedAt } }
}

/** The tap is not judged yet: no response came, or the player has to log in first. A later one is sent next. */
export const leftWaiting = (state: PickState, { side, at }: Tap, now: number): PickState => ({
  ...afterTry(state, side, now),
  sending: state.tap && state.tap.at !== at ? state.sending : null,
})

/** The server refused a tap: it is rolled back, unless there is a later one. */
export const refused = (state: PickState, refusal: Refusal): PickState =>
  state.tap?.at === refusal.at ? { ...state, tap: null, sending: null, refusal } : state

/** Another tab of this device has sent the tap that both had. @param saved the last save that any tab knows of. */
export const settledByOtherTab = (state: PickState, saved: Saved | null): PickState => ({
  ...state,
  tap: null,
  sending: null,
  saved: saved ?? state.saved,
})

/**
 * If the other side was tapped during the try, that tap gets the time `now`. Otherwise the server might think it older
 * than the save just made, and refuse it.
 */
function afterTry(state: PickState, tried: Side, now: number): PickState {
  const { tap } = state
  return tap && tap.side !== tried ? { ...state, tap: { ...tap, at: Math.max(tap.at, now) } } : state
}

/** A tap that lies further ahead of the device's clock than this (ms) was made before the clock was set back. */
const CLOCK_STEP_MAX = MINUTE

/**
 * The body of the call that sends a tap.
 * @param now the time of the device's clock (epoch ms). It is read when the request is made, before which the call may
 * have waited for a new token.
 */
export const pickBody = (gameId: string, { week, side, at }: Tap, now: () => number) => ({
  gameId,
  week,
  pickTeam: side,
  tappedAt: at,
  /** How long the tap has waited (ms). After the clock was set back nobody knows: then another device's is newer. */
  get waited() {
    const waited = now() - at
    return waited < -CLOCK_STEP_MAX ? WAITED_LONG : Math.max(0, waited)
  },
})

/** What a card says of the player's last tap. */
export type SaveProgress = 'settled' | 'saving' | 'waiting' | 'refused'

export function saveProgress({ tap, sending, refusal }: PickState): SaveProgress {
  if (tap) return sending ? 'saving' : 'waiting'
  return refusal ? 'refused' : 'settled'
}

/** What the card shows as picked: the tap under way, else the newest save, here or on another device. */
export function shownPick(
  { tap, saved }: PickState,
  slip: { pickTeam: Side; savedAt: number } | undefined,
): { side: Side | null; savedAt: number | null } {
  if (tap) return { side: tap.side, savedAt: null }
  if (saved && (!slip || slip.savedAt < saved.savedAt)) return saved
  return { side: slip?.pickTeam ?? null, savedAt: slip?.savedAt ?? null }
}
