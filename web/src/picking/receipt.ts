import type { Side } from '../../../../common/line'

/** What the screen knows of one game's pick beyond the slip: what was tapped and what became of it. */
export interface Receipt {
  /** The side tapped last. */
  wanted: Side | null
  saving: boolean
  /** The last save the server confirmed. */
  saved: { side: Side; savedAt: number } | null
  /** Why the last save was refused. */
  refusal: string | null
}

export const NO_RECEIPT: Receipt = { wanted: null, saving: false, saved: null, refusal: null }

/** The player tapped a side: it shows as picked at once. */
export const tapped = (receipt: Receipt, side: Side): Receipt => ({
  ...receipt,
  wanted: side,
  saving: true,
  refusal: null,
})

/** The server saved a side. When another was tapped meanwhile, that one is still on its way. */
export const answered = (receipt: Receipt, side: Side, savedAt: number): Receipt => ({
  ...receipt,
  saved: { side, savedAt },
  saving: receipt.wanted !== side,
  refusal: null,
})

/** The server refused a side: roll back, unless another was tapped meanwhile. */
export const refused = (receipt: Receipt, side: Side, sentence: string): Receipt =>
  receipt.wanted === side ? { ...receipt, saving: false, refusal: sentence } : receipt

/** What the card shows as picked: the tap under way, else the newest save, here or on another device. */
export function standing(
  receipt: Receipt,
  slip: { pickTeam: Side; savedAt: number } | undefined,
): { side: Side | null; savedAt: number | null } {
  if (receipt.saving) return { side: receipt.wanted, savedAt: null }
  const { saved } = receipt
  if (saved && (!slip || slip.savedAt < saved.savedAt)) return saved
  return { side: slip?.pickTeam ?? null, savedAt: slip?.savedAt ?? null }
}
