import { describe, expect, test } from 'vitest'
import { nameToken } from '#common/people/profile'
import type { BlockedPicks } from '#common/week/blocked-picks'
import { droppedText } from '#common/week/slate-news'
import { ironBowl } from '../../../tests/fixtures/line'
import {
  ADDRESS_CHANGED_MAIL,
  blockedPicksMail,
  confirmAddressMail,
  droppedMail,
  greeted,
  inMailTo,
  letBackMail,
  type MailText,
  pickEnteredMail,
  pickUndoneMail,
  reminderMail,
  removedMail,
  resetMail,
  restoredMail,
  returnedMail,
} from './wording'

/** Noon kickoff on a Saturday of November 2025, Eastern: it locks at 12:10. */
const LOCK = Date.UTC(2025, 10, 8, 17, 10)
const LINK = 'https://picks.example.com/reset-password?token=abc&uid=ann'
const SITE = 'https://picks.example.com'
/** How mails about picks end. */
const LINK_LINE = `Your picks: ${SITE}/weekly-picks?week=14`
const WEEK = { week: 14, label: 'Week 14' }
const game = ironBowl()
const games = (count: number) => Array.from({ length: count }, () => game)

test('a mail begins with a greeting', () => {
  expect(greeted('Ann', 'You are back.')).toBe('Hello Ann,\n\nYou are back.')
  expect(greeted('', 'You are back.')).toBe('Hello,\n\nYou are back.')
})

test.each([
  ['Ann B. Smith Jr.', 'Ann B. Smith Jr.'],
  ['J.T.', 'J.T.'],
  ['win.example.com', 'win. example. com'],
  ['ann@example.com', 'ann@example. com'],
])('the name %s stands in a mail as %s, which is no link', (name, is) => {
  expect(greeted(name, '')).toBe(`Hello ${is},\n\n`)
})

test.each<[about: string, mail: MailText, subject: string, does: string]>([
  ['a new password', resetMail(LINK), 'Reset your CFB Picks password', 'Choose a new password here'],
  ['a new address', confirmAddressMail(LINK), 'Confirm your new email address', 'Confirm this address for CFB Picks'],
])('the link for %s stands in a line of its own, and for how long it is good', (_about, mail, subject, does) => {
  expect(mail.subject).toBe(subject)
  expect(mail.text.split('\n')).toEqual([
    expect.stringMatching(new RegExp(`^${does}.* within the hour:$`)),
    LINK,
    '',
    'If you did not ask for this, do nothing.',
  ])
})

test('a mail after a restore says why the password has to be chosen again, and what to do after the hour', () => {
  const { text } = restoredMail(LINK, 'https://picks.example.com')
  expect(text.split('\n\n')).toEqual([
    'The league was restored from a backup, and your password could not be taken along.',
    `Choose a new one here within the hour:\n${LINK}`,
    'Later than that, ask for another link under “Reset password”: https://picks.example.com/login-help',
  ])
})

test('a reminder says how many are missing, until when, where to pick, and how to unsubscribe', () => {
  const links = { uid: 'nora', unsubscribeToken: 'k', site: 'https://picks.example.com' }
  const { subject, text, unsubscribe } = reminderMail({ week: 11, label: 'Week 11' }, 2, LOCK, links)
  expect(subject).toBe('Week 11: 2 picks are still missing')
  expect(text.split('\n\n')).toEqual([
    '2 picks are still missing for Week 11. The first locks Sat, Nov 8, 12:10 PM EST.',
    'Tap your teams: https://picks.example.com/weekly-picks?week=11',
    'To stop these reminders, untick “Remind me by email” on your home page: https://picks.example.com/',
  ])
  expect(unsubscribe).toBe('https://picks.example.com/api/reminders/unsubscribe?uid=nora&token=k')
  const withoutToken = reminderMail({ week: 11, label: 'Week 11' }, 2, LOCK, {
    ...links,
    unsubscribeToken: undefined,
  })
  expect(withoutToken).not.toHaveProperty('unsubscribe')
  expect(reminderMail({ week: 17, label: 'Bowls' }, 1, LOCK, links).subject).toBe('Bowls: 1 pick is still missing')
})

test('who is removed reads why, and who is let back what to do', () => {
  expect(removedMail('asked to leave')).toEqual({
    subject: 'You are no longer in the league',
    text: 'A commissioner has removed you from the league: asked to leave',
  })
  expect(letBackMail(false)).toEqual({ subject: 'You are back in the league', text: 'You can log in again.' })
  expect(letBackMail(true).text).toMatch(
    /^You can log in again\. .* were deleted: please make them again, where the game is still open\.$/,
  )
})

test('the mail to the replaced address says whom to ask', () => {
  expect(ADDRESS_CHANGED_MAIL.text).toBe(
    'Your email address for CFB Picks was changed. If that was not you, please tell a commissioner.',
  )
})

test('a pick that a commissioner enters or undoes: which game and side, and what the open log says', () => {
  const sentence = 'Dale entered a pick for Ann on Alabama at Auburn: she called me'
  expect(pickEnteredMail(game, 'AWAY', sentence, SITE)).toEqual({
    subject: 'Your pick on Alabama at Auburn',
    text: `${sentence}\n\nYour pick is now Alabama −7.\n\n${LINK_LINE}`,
  })
  expect(pickUndoneMail(14, sentence, SITE)).toEqual({
    subject: 'Your pick is as it was',
    text: `${sentence}\n\n${LINK_LINE}`,
  })
})

test('in a mail to a player, a sentence of the open log says "you" for that player and names the others', () => {
  const sentence = `${nameToken('dale')} entered a pick for ${nameToken('ann')}: ${nameToken('ann')} called`
  expect(inMailTo('ann', sentence, (uid) => `${uid}.com`)).toBe('dale. com entered a pick for you: you called')
})

describe('games that are taken off and come back', () => {
  test('one game by its name, on the phone as in the mail', () => {
    expect(droppedMail(WEEK, [game], SITE)).toEqual({
      subject: 'Week 14: a game you picked was taken off',
      text: `${droppedText('Week 14', [game])}\n\nShould the game come back, so does your pick.\n\n${LINK_LINE}`,
    })
    expect(returnedMail(WEEK, [game], SITE)).toEqual({
      subject: 'Week 14: a game you picked is back',
      text: `Alabama at Auburn is on the slate of Week 14 again, and your pick counts.\n\n${LINK_LINE}`,
    })
  })
  test('several in one mail', () => {
    expect(droppedMail(WEEK, games(2), SITE).text).toBe(
      `Alabama at Auburn, Alabama at Auburn were taken off the slate of Week 14, and your picks with them: they count for nothing.\n\nShould one of them come back, so does your pick.\n\n${LINK_LINE}`,
    )
    expect(returnedMail(WEEK, games(2), SITE)).toEqual({
      subject: 'Week 14: games you picked are back',
      text: `Alabama at Auburn, Alabama at Auburn are on the slate of Week 14 again, and your picks count.\n\n${LINK_LINE}`,
    })
  })
  test.each([
    [12, 'Alabama at Auburn were taken off'],
    [13, 'Alabama at Auburn and 1 more game were taken off'],
    [14, 'Alabama at Auburn and 2 more games were taken off'],
  ])('of %s games twelve are named', (count, text) => {
    const mail = droppedMail(WEEK, games(count), SITE)
    expect(mail.text).toContain(text)
    expect(mail.text.match(/Alabama at Auburn/g)).toHaveLength(12)
  })
})

test.each<[BlockedPicks['what'], boolean]>([
  ['closed', true],
  ['empty', true],
  ['lines', false],
])(
  'the mail to a commissioner about a week or lines (%s) says what to do, and that a week need not be played: %s',
  (what, isOptional) => {
    const blocked = {
      what,
      title: 'nobody can pick yet',
      sentence: 'It has no games yet.',
      todo: 'Choose them',
      lockAt: LOCK,
    }
    const mail = blockedPicksMail('Week 12', blocked, {
      uid: 'ann',
      unsubscribeToken: 'abc',
      site: 'https://p.example',
    })
    expect(mail.subject).toBe('Week 12: nobody can pick yet')
    expect(mail.text.split('\n\n')).toEqual([
      'It has no games yet.',
      'Choose them: https://p.example/commish',
      ...(isOptional ? ['If the league does not play it, do nothing.'] : []),
      'To stop these reminders, untick “Remind me by email” on your home page: https://p.example/',
    ])
    expect(mail.unsubscribe).toBe('https://p.example/api/reminders/unsubscribe?uid=ann&token=abc')
  },
)
