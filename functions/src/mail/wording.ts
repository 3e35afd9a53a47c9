import { picksAre } from '#common/counted'
import { type GameLine, matchup } from '#common/game/line'
import { firstLockText } from '#common/game/missing'
import { lineSide, type Side } from '#common/game/sides'
import { formatSpread } from '#common/game/spread'
import { nameWithoutLink, withNames } from '#common/people/profile'
import type { BlockedPicks } from '#common/week/blocked-picks'
import { eastern } from '#common/week/eastern'
import type { NamedWeek } from '#common/week/reminders'
import { droppedText, returnedText, slateSubject } from '#common/week/slate-news'
import { picksPath } from '#common/week/week-address'

// What every mail says. Each is to one player, and begins with a greeting: `greeted`.

/** A mail without its recipient. The text is plain. */
export interface MailText {
  subject: string
  text: string
  /** The address to which a mail program posts to stop mails like it, when its button for that is pressed. */
  unsubscribe?: string
}

/** A sentence of the open log in a mail to one of the players that it names, who is "you" there. */
export const inMailTo = (uid: string, sentence: string, nameOf: (uid: string) => string): string =>
  withNames(sentence, (named) => (named === uid ? 'you' : nameWithoutLink(nameOf(named))))

/** A mail's text with its greeting. @param name empty for none. */
export const greeted = (name: string, text: string): string =>
  `Hello${name ? ` ${nameWithoutLink(name)}` : ''},\n\n${text}`

/** @param link is good for an hour, and once. */
export const resetMail = (link: string): MailText =>
  linkMail('Reset your CFB Picks password', 'Choose a new password here', link)

/** After a restore without passwords: nobody has asked for it. @param site the product's address. */
export const restoredMail = (link: string, site: string): MailText => ({
  subject: 'Please choose a new CFB Picks password',
  text: [
    'The league was restored from a backup, and your password could not be taken along.',
    `Choose a new one here within the hour:\n${link}`,
    `Later than that, ask for another link under “Reset password”: ${site}/login-help`,
  ].join('\n\n'),
})

/** To the new address. @param link as in {@link resetMail}. */
export const confirmAddressMail = (link: string): MailText =>
  linkMail('Confirm your new email address', 'Confirm this address for CFB Picks here', link)

const linkMail = (subject: string, instruction: string, link: string): MailText => ({
  subject,
  text: `${instruction} within the hour:\n${link}\n\nIf you did not ask for this, do nothing.`,
})

/** To the address that was replaced. */
export const ADDRESS_CHANGED_MAIL: MailText = {
  subject: 'Your email address was changed',
  text: 'Your email address for CFB Picks was changed. If that was not you, please tell a commissioner.',
}

export const removedMail = (reason: string): MailText => ({
  subject: 'You are no longer in the league',
  text: `A commissioner has removed you from the league: ${reason}`,
})

/** @param canPick whether a week is open: between two seasons there is nothing to pick again. */
export const letBackMail = (canPick: boolean): MailText => ({
  subject: 'You are back in the league',
  text: canPick
    ? 'You can log in again. Your picks on games that were still secret when you left were deleted: please make them again, where the game is still open.'
    : 'You can log in again.',
})

/** What the links in a reminder are made of. */
export interface ReminderLinks {
  uid: string
  /** Absent in a mail that waited since before the token was made, or since before the address was changed. */
  unsubscribeToken?: string | undefined
  /** The product's own address. */
  site: string
}

/** @param missing how many picks. @param lock of the first of them (epoch ms). */
export function reminderMail(
  { week, label }: NamedWeek,
  missing: number,
  lock: number,
  links: ReminderLinks,
): MailText {
  const picks = picksAre(missing)
  const sentences = [
    `${picks} still missing for ${label}. ${firstLockText(missing, eastern(lock))}.`,
    `Tap your teams: ${links.site}${picksPath(week)}`,
  ]
  return withStop({ subject: `${label}: ${picks} still missing`, sentences }, links)
}

/** To a commissioner. */
export function blockedPicksMail(
  label: string,
  { what, title, sentence, todo }: BlockedPicks,
  links: ReminderLinks,
): MailText {
  const ofWeek = what === 'lines' ? [] : ['If the league does not play it, do nothing.']
  const sentences = [sentence, `${todo}: ${links.site}/commish`, ...ofWeek]
  return withStop({ subject: `${label}: ${title}`, sentences }, links)
}

/** A mail that its reader can stop, with how to. */
function withStop(
  { subject, sentences }: { subject: string; sentences: readonly string[] },
  { uid, unsubscribeToken, site }: ReminderLinks,
): MailText {
  const stop = `To stop these reminders, untick “Remind me by email” on your home page: ${site}/`
  return {
    subject,
    text: [...sentences, stop].join('\n\n'),
    ...(unsubscribeToken && {
      unsubscribe: `${site}/api/reminders/unsubscribe?${new URLSearchParams({ uid, token: unsubscribeToken })}`,
    }),
  }
}

/** The last line of a mail about a player's picks. @param site the product's address. */
const picksLink = (week: number, site: string): string => `Your picks: ${site}${picksPath(week)}`

/**
 * A commissioner has entered the player's pick.
 * @param side the side that was entered: the player alone may read it before the reveal.
 * @param sentence that of the open log, as {@link inMailTo} words it.
 * @param site as in {@link picksLink}.
 */
export function pickEnteredMail(game: GameLine, side: Side, sentence: string, site: string): MailText {
  const { name, spread } = lineSide(game, side)
  const pick = `${name} ${formatSpread(spread ?? 0)}`
  const text = `${sentence}\n\nYour pick is now ${pick}.\n\n${picksLink(game.week, site)}`
  return { subject: `Your pick on ${matchup(game)}`, text }
}

/** Such a pick was undone. @param sentence and site as in {@link pickEnteredMail}. */
export const pickUndoneMail = (week: number, sentence: string, site: string): MailText => ({
  subject: 'Your pick is as it was',
  text: `${sentence}\n\n${picksLink(week, site)}`,
})

/**
 * @param games those of the player's picks that were taken off the slate; at least one.
 * @param site as in {@link picksLink}.
 */
export function droppedMail({ week, label }: NamedWeek, games: readonly GameLine[], site: string): MailText {
  const back = games.length === 1 ? 'Should the game come back' : 'Should one of them come back'
  const text = `${droppedText(label, games)}\n\n${back}, so does your pick.\n\n${picksLink(week, site)}`
  return { subject: slateSubject(label, 'dropped', games), text }
}

/** @param games as in {@link droppedMail}, of games that are on the slate again. */
export const returnedMail = ({ week, label }: NamedWeek, games: readonly GameLine[], site: string): MailText => ({
  subject: slateSubject(label, 'returned', games),
  text: `${returnedText(label, games)}\n\n${picksLink(week, site)}`,
})
