import { expect, test } from 'vitest'
import type { StatusResponse } from '#common/api/responses'
import { agoText, statusRows } from './statusRows'

const now = 1_000_000_000
const MINUTE = 60_000
const well: StatusResponse = {
  version: 'api-7',
  lastPass: now - 3 * MINUTE,
  isSilent: false,
  feed: { readAt: now - 20_000, trouble: '' },
  mail: { waiting: 0, failed: 0, dueSince: null },
  pushes: null,
  responseTimes: { database: 12, signIn: 30 },
  failures: [],
}

test.each<[ms: number, text: string]>([
  [0, 'just now'],
  [-5_000, 'just now'],
  [MINUTE, '1 minute ago'],
  [59 * MINUTE, '59 minutes ago'],
  [60 * MINUTE, '1 hour ago'],
  [47 * 60 * MINUTE, '47 hours ago'],
  [50 * 60 * MINUTE, '2 days ago'],
])('%i ms: %s', (ms, text) => expect(agoText(now - ms, now)).toBe(text))

test.each([
  [6 * MINUTE - 1, 'Last ran within the last 5 minutes.'],
  [6 * MINUTE, 'Last ran 6 minutes ago.'],
])('a round that was noted %i ms ago: %s', (ms, says) => {
  expect(statusRows({ ...well, lastPass: now - ms }, now).find(({ name }) => name === 'Scoring')?.says).toBe(says)
})

test('a league that works has no trouble, and says so of each part', () => {
  expect(statusRows(well, now)).toEqual([
    { name: 'Score feed', says: 'Scores last came in within the last 5 minutes.', isTrouble: false },
    { name: 'Scoring', says: 'Last ran within the last 5 minutes.', isTrouble: false },
    { name: 'Mail', says: 'Nothing is waiting.', isTrouble: false },
    { name: 'Notifications', says: 'Switched off.', isTrouble: false },
    { name: 'Sign-in', says: 'Answered in 30 ms.', isTrouble: false },
    { name: 'Database', says: 'Answered in 12 ms.', isTrouble: false },
  ])
})

const queue = { waiting: 2, failed: 0, dueSince: now - MINUTE }

test.each<[name: string, change: Partial<StatusResponse>, says: string, isTrouble: boolean]>([
  ['Score feed', { feed: { readAt: null, trouble: '' } }, 'It has not been read yet, or no week is open.', false],
  [
    'Score feed',
    { feed: { readAt: now - 12 * MINUTE, trouble: 'The score feed cannot be reached.' } },
    'The score feed cannot be reached. Scores last came in 12 minutes ago.',
    true,
  ],
  ['Scoring', { lastPass: null }, 'It has not run yet.', false],
  ['Scoring', { isSilent: true, lastPass: null }, 'It should run every minute. It has not run yet.', true],
  [
    'Scoring',
    { isSilent: true, lastPass: now - 16 * MINUTE },
    'It should run every minute. Last ran 16 minutes ago.',
    true,
  ],
  ['Mail', { mail: queue }, '2 waiting. The oldest should have gone out 1 minute ago.', false],
  ['Mail', { mail: { ...queue, dueSince: null } }, '2 waiting.', false],
  ['Mail', { mail: { ...queue, dueSince: now - 59_000 } }, '2 waiting.', false],
  [
    'Mail',
    { mail: { ...queue, dueSince: now - 6 * MINUTE } },
    '2 waiting. The oldest should have gone out 6 minutes ago.',
    true,
  ],
  [
    'Notifications',
    { pushes: { waiting: 0, failed: 1, dueSince: null } },
    'Nothing is waiting. 1 did not arrive, or may not have.',
    true,
  ],
  ['Sign-in', { responseTimes: { database: 1, signIn: null } }, 'No answer.', true],
])('%s, %j: %s', (name, change, says, isTrouble) => {
  expect(statusRows({ ...well, ...change }, now)).toContainEqual({ name, says, isTrouble })
})
