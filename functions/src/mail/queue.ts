import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import { DAY, HOUR } from '#common/durations'
import { type CollectionPath, paths } from '#common/paths'
import { displayName, type User } from '#common/people/profile'
import { collectionRef, createOnce, docsIn } from '../db/firebase'
import type { Queued } from '../outbox/message'
import type { RemindedWeek } from '../push/still-missing'
import { greeted, type MailText } from './wording'

export interface MailMessage extends MailText {
  to: string
}

/** A mail that is worded when it is queued. */
interface WordedMail extends MailMessage {
  /** Whose mail it is; their address may be another by now. */
  uid: string
  /** The week that a reminder is about; by it the reminder is worded again if it had to wait. */
  remindedWeek?: RemindedWeek
}

/** A request for a mail with a link, which is made, as its text is, only when it is sent. */
type LinkRequest =
  /** For a reset link to this address. `isOfRestore`: a restore asks for it, and the member does not know. */
  | { reset: string; isOfRestore?: true }
  /** For a link that confirms a player's new address. */
  | { confirm: { uid: string; email: string } }

/** `/mail/{id}`. `kept`: stored, with its text, instead of sent, under the emulators. */
export type Mail = Queued<'kept'> & (WordedMail | (LinkRequest & Partial<MailMessage>))

export const MAIL_PATH: CollectionPath<Mail> = paths.mail()

/**
 * For how long whoever asked for a link waits for it (ms). Its `dueAt` is earlier by as much, so that it goes out
 * before all other mail of that time: the reminders of a large league take many rounds.
 */
export const LINK_WANTED_FOR = HOUR

/** How long a mail is stored (ms). */
const MAIL_KEPT_FOR = 7 * DAY

/** A mail to a player, whose address is read when it is queued. `until` is as in {@link Queued}. */
type PlayerMail = MailText & Pick<WordedMail, 'remindedWeek'> & Pick<Mail, 'until'>

/** The player of a mail. `to`: their address. */
interface Addressee {
  uid: string
  user: User
  to: string
}

/**
 * Queues a mail to a player in the commit of what it is about, so that it is queued exactly if that is stored.
 * Somebody without an account gets none.
 */
export const mailPlayer = (tx: Transaction, uid: string, mail: PlayerMail): Promise<void> =>
  mailPlayers(tx, new Map([[uid, mail]]))

/** As {@link mailPlayer}, for many players: one read of all of them. @param mails by uid */
export async function mailPlayers(tx: Transaction, mails: ReadonlyMap<string, PlayerMail>): Promise<void> {
  const uids = [...mails.keys()]
  const [users, accounts] = await Promise.all([
    docsIn(tx, ...uids.map((uid) => paths.user(uid))),
    docsIn(tx, ...uids.map((uid) => paths.account(uid))),
  ])
  uids.forEach((uid, index) => {
    const [user, to, mail] = [users[index]?.data(), accounts[index]?.data()?.email, mails.get(uid)]
    if (user && to && mail) queueMail(tx, { uid, user, to }, mail)
  })
}

/**
 * As {@link mailPlayer}, to a player whose documents the transaction has read already.
 * @param ref of the new mail: one whose id names its cause is queued once.
 */
export function queueMail(tx: Transaction, { uid, user, to }: Addressee, mail: PlayerMail, ref = newMailRef()): void {
  tx.create(ref, newMail({ ...mail, uid, to, text: greeted(displayName(user, uid), mail.text) }))
}

/**
 * Queues a request for a reset link, whether or not an account has that address. Somebody waits for it, an hour at
 * most; the link's own hour begins when it is sent.
 */
export const queueReset = (email: string): Promise<void> =>
  enqueueLink({ reset: email, until: Date.now() + LINK_WANTED_FOR })

/** The same for a member whose password a restore has lost. Nobody waits for it, and the referee may be paused. */
export const queueResetOfRestore = (email: string): Promise<void> =>
  enqueueLink({ reset: email, isOfRestore: true, until: Date.now() + MAIL_KEPT_FOR }, 0)

/** Queues the mail that confirms a player's new address. */
export const queueEmailChange = (uid: string, email: string): Promise<void> =>
  enqueueLink({ confirm: { uid, email }, until: Date.now() + LINK_WANTED_FOR })

type Content = (WordedMail | LinkRequest) & Pick<Mail, 'until'>

const newMailRef = () => collectionRef(MAIL_PATH).doc()

/** A mail that goes out with the next round. */
function newMail(content: Content): Mail {
  const at = Date.now()
  return { ...content, state: 'queued', at, dueAt: at, tries: 0, expireAt: Timestamp.fromMillis(at + MAIL_KEPT_FOR) }
}

/** @param ahead by how much it is due earlier (ms): nobody has asked for the links of a restore. */
function enqueueLink(content: Content, ahead = LINK_WANTED_FOR): Promise<void> {
  const mail = newMail(content)
  return createOnce(newMailRef(), { ...mail, dueAt: mail.at - ahead })
}
