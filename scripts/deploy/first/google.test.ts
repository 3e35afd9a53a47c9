import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newFolder } from '../../../tests/fixtures/folder'
import { googleFor } from './google.mjs'

/** The only folder on the PATH. */
let folder = ''
/** What was called: the host, and the headers that say who calls. */
const calls: [host: string, headers: Record<string, string>][] = []

beforeEach(() => {
  folder = newFolder()
  vi.stubEnv('PATH', folder)
  calls.length = 0
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

/** A gcloud that gives another token each time. */
function haveGcloud() {
  const script =
    '#!/bin/sh\necho x >> "$0.count"\nwhile read -r _; do n=$((n + 1)); done < "$0.count"\necho "token-$n"\n'
  writeFileSync(join(folder, 'gcloud'), script, { mode: 0o755 })
}

/** Google, which answers with one status after the other. */
function answerWith(...statuses: number[]) {
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Record<string, string> }) => {
    calls.push([new URL(url).hostname, headers])
    return Response.json({}, { status: statuses.shift() ?? 200 })
  })
}

test('Google gets the token of gcloud, some of its APIs the project too, and nobody else gets either', async () => {
  haveGcloud()
  answerWith()
  const google = googleFor('our-league')
  await google('https://firestore.googleapis.com/v1/projects/our-league')
  await google('https://identitytoolkit.googleapis.com/admin/v2/projects/our-league/config')
  await google('https://our-league.web.app/api/health')
  expect(calls).toEqual([
    ['firestore.googleapis.com', { authorization: 'Bearer token-1' }],
    ['identitytoolkit.googleapis.com', { authorization: 'Bearer token-1', 'x-goog-user-project': 'our-league' }],
    ['our-league.web.app', {}],
  ])
})

test('a token that has expired is replaced once', async () => {
  haveGcloud()
  answerWith(401, 200, 401, 401)
  const google = googleFor('our-league')
  const url = 'https://firestore.googleapis.com/v1/projects/our-league'
  expect([await google(url), await google(url)].map(({ status }) => status)).toEqual([200, 401])
  const tokens = ['token-1', 'token-2', 'token-2', 'token-3']
  expect(calls.map(([, { authorization }]) => authorization)).toEqual(tokens.map((token) => `Bearer ${token}`))
})

test('no answer, and one that is no JSON, has an empty body', async () => {
  haveGcloud()
  const google = googleFor('our-league')
  vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }))
  expect(await google('https://firestore.googleapis.com/')).toEqual({ status: 502, body: {} })
  vi.stubGlobal('fetch', async () => Promise.reject(new Error('no network')))
  expect(await google('https://firestore.googleapis.com/')).toEqual({ status: 0, body: {} })
})

test('without gcloud it says what to install', () => {
  expect(() => googleFor('our-league')).toThrow('Install gcloud')
})
