import { createHash, randomBytes } from 'node:crypto'
import { Timestamp } from 'firebase-admin/firestore'
import { paths } from '#common/paths'
import { db, read, transact } from '../db/firebase'

/** A link is good for an hour, and once. */
const GOOD_FOR = 60 * 60_000

interface Reset {
  uid: string
  /** The database deletes the document some time after this. */
  expireAt: Timestamp
}

/** Only the hash is kept: whoever reads the database cannot use a link. */
const pathOf = (token: string) => paths.passwordReset(createHash('sha256').update(token).digest('hex'))
const isGood = (reset: Reset | null | undefined, uid: string) =>
  reset?.uid === uid && uid !== '' && reset.expireAt.toMillis() > Date.now()
const resetsOf = (uid: string) => db.collection(paths.passwordResets()).where('uid', '==', uid)

/** A new link's token for this player. */
export async function createReset(uid: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expireAt = Timestamp.fromMillis(Date.now() + GOOD_FOR)
  await db.doc(pathOf(token)).set({ uid, expireAt } satisfies Reset)
  return token
}

/** Whether a link would still be taken. */
export async function isResetValid(uid: string, token: string): Promise<boolean> {
  return isGood(await read<Reset>(pathOf(token)), uid)
}

/** Takes a link, and with it all others of the player: true for the first caller who has one, false for all after. */
export function consumeReset(uid: string, token: string): Promise<boolean> {
  return transact(async (tx) => {
    const good = isGood((await tx.get(db.doc(pathOf(token)))).data() as Reset | undefined, uid)
    if (good) for (const each of (await tx.get(resetsOf(uid))).docs) tx.delete(each.ref)
    return good
  })
}

/** Makes every link of a player worthless. */
export async function deleteResets(uid: string): Promise<void> {
  const found = await resetsOf(uid).get()
  const batch = db.batch()
  for (const each of found.docs) batch.delete(each.ref)
  if (!found.empty) await batch.commit()
}
