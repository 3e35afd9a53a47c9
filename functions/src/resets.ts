import { createHash, randomBytes } from 'node:crypto'
import { paths } from '../../common/paths'
import { db, read, transact } from './firebase'

/** A link is good for an hour, and once. */
const GOOD_FOR = 60 * 60_000

interface Reset {
  uid: string
  expiresAt: number
}

/** Only the hash is kept: whoever reads the database cannot use a link. */
const pathOf = (token: string) => paths.passwordReset(createHash('sha256').update(token).digest('hex'))
const isGood = (reset: Reset | null | undefined, uid: string) =>
  reset?.uid === uid && uid !== '' && reset.expiresAt > Date.now()

/** A new link's token for this player. */
export async function newReset(uid: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db.doc(pathOf(token)).set({ uid, expiresAt: Date.now() + GOOD_FOR } satisfies Reset)
  return token
}

/** Whether a link would still be taken. */
export async function isGoodReset(uid: string, token: string): Promise<boolean> {
  return isGood(await read<Reset>(pathOf(token)), uid)
}

/** Takes a link: true for the first caller who has it, false for everybody after. */
export function useReset(uid: string, token: string): Promise<boolean> {
  return transact(async (tx) => {
    const ref = db.doc(pathOf(token))
    const good = isGood((await tx.get(ref)).data() as Reset | undefined, uid)
    if (good) tx.delete(ref)
    return good
  })
}
