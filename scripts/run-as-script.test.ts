import { pathToFileURL } from 'node:url'
import { expect, test, vi } from 'vitest'
import { failureText, runAsScript } from './run-as-script'

test.each([
  'Could not load the default credentials. Browse to https://cloud.google.com/docs/authentication/getting-started',
  '{"error":"invalid_grant","error_subtype":"invalid_rapt"}',
  '16 UNAUTHENTICATED: Request had invalid authentication credentials.',
])('a login that is missing or has ended is said with how to log in: %s', (message) => {
  expect(failureText(new Error(message))).toMatch(/gcloud auth application-default login$/)
})

test('a database that is busy is said in a sentence', () => {
  expect(failureText(new Error('10 ABORTED: Transaction lock timeout.'))).toBe(
    'The database is busy: wait a minute, then give the same command again.',
  )
})

test('what a restore adds to that stays', () => {
  const how = 'The league is not whole now: mend that, and give the same command again with --replace.'
  expect(failureText(new Error(`10 ABORTED: Transaction lock timeout.\n${how}`))).toContain(how)
})

test('a timeout is no busy database', () => {
  const text = 'The operation was aborted due to timeout'
  expect(failureText(new Error(text))).toBe(text)
})

test('another failure is said as it is', () => {
  expect(failureText(new Error('There is no file league.gz.'))).toBe('There is no file league.gz.')
})

test('a tool that fails says why and ends with 1, and one that is only imported does not run', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  const started = pathToFileURL(process.argv[1] ?? '').href
  const fail = async () => {
    throw new Error('There is no file league.gz.')
  }
  runAsScript(`${started}-of-another`, fail)
  expect(process.exitCode).toBeUndefined()
  try {
    runAsScript(started, fail)
    await vi.waitFor(() => expect(process.exitCode).toBe(1))
    expect(said.mock.calls).toEqual([['There is no file league.gz.']])
  } finally {
    process.exitCode = undefined
    said.mockRestore()
  }
})
