import { expect, test } from 'vitest'
import { type LogEntry, namedEntry } from './log-entry'

test.each([
  ['u1', 'Ann'],
  ['u3', 'feed'],
  ['feed', 'the score feed'],
  ['grading', 'the grading'],
])('an entry of the log by %s names %s, and the players in it', (by, named) => {
  const change: LogEntry = { week: 14, gameId: 'a', kind: 'pick', text: '{uid:u1} for {uid:u2}', at: 1, by }
  const nameOf = (uid: string) => ({ u1: 'Ann', u2: 'Bob', u3: 'feed' })[uid] ?? '?'
  expect(namedEntry(change, nameOf)).toEqual({ ...change, text: 'Ann for Bob', by: named })
})
