import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { newFolder } from '../../tests/fixtures/folder'
import { isMail, mailFile } from './mail-file.mjs'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test.each([
  ['mail to ann@example.com: Your pick. It was changed.', true],
  ['>  mail to ann@example.com: Your pick. It was changed.', true],
  ['the mail to ann@example.com: was not sent', false],
  ['mail to nobody: nothing', false],
])('%s is a mail that the product logs instead of sending: %s', (line, is) => expect(isMail(line)).toBe(is))

test('the mails of a start are collected in a file, and a burst is announced once', () => {
  vi.useFakeTimers()
  const said = vi.spyOn(console, 'log').mockReturnValue()
  const file = join(newFolder(), 'cache', 'mail.txt')
  const store = mailFile(file)
  store('mail to ann@example.com: One.')
  vi.advanceTimersByTime(2_000)
  for (const what of ['Two', 'Three']) store(`>  mail to bob@example.com: ${what}.`)
  vi.advanceTimersByTime(2_000)
  expect(said.mock.calls.flat()).toEqual([
    expect.stringMatching(/^• 1 mail so far, in /),
    expect.stringMatching(/^• 3 mails so far, in /),
  ])
  const mails = readFileSync(file, 'utf8').trimEnd().split('\n')
  expect(mails.map((line) => line.split('  to ')[1])).toEqual([
    'ann@example.com: One.',
    'bob@example.com: Two.',
    'bob@example.com: Three.',
  ])
})
