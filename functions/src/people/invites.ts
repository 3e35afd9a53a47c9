import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import { ApiError } from '#common/api/api-error'
import { paths } from '#common/paths'
import { docRef, read, readIn, transact } from '../db/firebase'

/** Without characters that look alike: a code may be read out on the phone. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
/** About 79 bits: nobody guesses it, however often the limits let them try. */
const LENGTH = 16

export const newCode = (length = LENGTH) => Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

const digest = (text: string) => createHash('sha256').update(text).digest()
/** Compares two codes in a time that does not tell how much of them is equal. */
const isSameCode = (sent: string, code: string) => timingSafeEqual(digest(sent.trim().toLowerCase()), digest(code))

/** The league's invite code, or null while everybody may register. */
export const readInvite = async (): Promise<string | null> => (await read(paths.invite()))?.code ?? null

/** The invite code; the first call makes it, and closes the registration for everybody without it. */
export function makeInvite(): Promise<string> {
  const code = newCode()
  return transact(async (tx) => {
    const stored = await readIn(tx, paths.invite())
    if (stored) return stored.code
    tx.create(docRef(paths.invite()), { code })
    return code
  })
}

/**
 * Replaces an invite code, which is worth nothing from then on.
 * @param codeToReplace the code to replace; sent again after it was replaced, it changes nothing.
 * @returns the present code.
 * @throws ApiError conflict if the league's code is another one.
 */
export function renewInvite(codeToReplace: string): Promise<string> {
  const code = newCode()
  return transact(async (tx) => {
    const stored = await readIn(tx, paths.invite())
    if (stored?.replaced === codeToReplace) return stored.code
    if (stored?.code !== codeToReplace)
      throw new ApiError('conflict', 'The invite is another one by now. Please look again.')
    tx.set(docRef(paths.invite()), { code, replaced: codeToReplace })
    return code
  })
}

/**
 * Gives a restored league an invite code of its own. The one of the backup may have been renewed since because it
 * leaked, and a backup from before the first one would open the registration to everybody.
 */
export async function setRestoredInvite(): Promise<void> {
  await docRef(paths.invite()).set({ code: newCode() })
}

/**
 * @returns the league's invite code, or null while everybody may register.
 * @throws ApiError forbidden if the league has an invite, and this is not its code.
 */
export async function refuseUninvited(sent: string): Promise<string | null> {
  const code = await readInvite()
  const refusal = uninvitedText(sent, code)
  if (refusal) throw new ApiError('forbidden', refusal)
  return code
}

/** Why whoever sends this invite, or none, cannot register in a league with this code; empty if they can. */
export function uninvitedText(sent: string, code: string | null): string {
  if (code === null || isSameCode(sent, code)) return ''
  const why = sent.trim() ? 'This invite is no longer valid' : 'This league is by invitation'
  return `${why}. Please ask a commissioner for the link.`
}
