import type { Side } from '#common/game/line'

/** A tap that the server has not judged yet. */
export interface Tap {
  week: number
  side: Side
  /** When it was made, by this device's clock. */
  at: number
}

/** What a device knows of one game's pick beyond the slip: what was tapped and what became of it. */
export interface PickState {
  tap: Tap | null
  /** The tap is on its way; else it waits for the network. */
  sending: boolean
  /** The last save the server confirmed to this device. */
  saved: { side: Side; savedAt: number } | null
  /** The last tap that was refused, and why. */
  refusal: { side: Side; sentence: string } | null
}

export const NO_PICK_STATE: PickState = { tap: null, sending: false, saved: null, refusal: null }

/** The player tapped a side: it shows as picked at once. The last tap wins. */
export const tapped = (receipt: PickState, tap: Tap): PickState => ({ ...receipt, tap, refusal: null })

/** The tap is on its way. */
export const sent = (receipt: PickState): PickState => ({ ...receipt, sending: true })

/** The server saved a tap. When another side was tapped meanwhile, that one is still to be sent. */
export function confirmed(receipt: PickState, { side }: Tap, savedAt: number, now: number): PickState {
  const saved = { side, savedAt }
  if (receipt.tap?.side === side) return { ...NO_PICK_STATE, saved }
  return { ...afterTry(receipt, side, now), saved }
}

/** No answer came: the tap waits. */
export const noResponse = (receipt: PickState, { side }: Tap, now: number): PickState => ({
  ...afterTry(receipt, side, now),
  sending: false,
})

/** The server refused a tap: it is rolled back, unless another side was tapped meanwhile. */
export const refused = (receipt: PickState, { side }: Tap, sentence: string): PickState =>
  receipt.tap?.side === side ? { ...receipt, tap: null, sending: false, refusal: { side, sentence } } : receipt

/** Another tab of this device has a tap of its own (the newer wins), or, with null, has settled the one it shared. */
export function fromOtherTab(receipt: PickState, tap: Tap | null): PickState {
  if (tap) return tap.at > (receipt.tap?.at ?? 0) ? tapped(receipt, tap) : receipt
  return receipt.sending ? receipt : { ...receipt, tap: null }
}

/** A tap on the other side than the one just tried counts from now: that try, saved or not, came before it. */
function afterTry(receipt: PickState, tried: Side, now: number): PickState {
  const { tap } = receipt
  return tap && tap.side !== tried ? { ...receipt, tap: { ...tap, at: Math.max(tap.at, now) } } : receipt
}

/** What a card says of the player's last tap. */
const SAVE_PROGRESSES = ['settled', 'saving', 'waiting', 'refused'] as const
export type SaveProgress = (typeof SAVE_PROGRESSES)[number]

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
