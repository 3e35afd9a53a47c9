import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import firebase from '../../firebase.json'
import { configFor, emulatorConfig } from './config.mjs'
import { headers, PAGES } from './headers.mjs'

interface Config {
  hosting: { headers: ReturnType<typeof headers> }
}
const policyOf = ({ hosting }: Config) =>
  hosting.headers.flatMap((rule) => rule.headers).find(({ key }) => key === 'Content-Security-Policy')?.value ?? ''
const production: Config = configFor()

test('firebase.json is not deployed without the headers: the CLI runs what refuses it', () => {
  const [command = ''] = firebase.hosting.predeploy
  const { status, stderr } = spawnSync(command, { shell: true, encoding: 'utf8' })
  expect([status, stderr]).toEqual([1, expect.stringContaining('npm run deploy -- PROJECT')])
  expect(production.hosting).toEqual({ ...firebase.hosting, headers: headers(), predeploy: undefined })
})

test('the pages that are served with the app are those with the headers of a page', () => {
  expect(firebase.hosting.rewrites.at(-1)).toEqual({ regex: PAGES, destination: '/index.html' })
})

test('every answer says what may be done with it', () => {
  const [everywhere] = production.hosting.headers
  expect(everywhere?.source).toBe('**')
  expect(Object.fromEntries((everywhere?.headers ?? []).map(({ key, value }) => [key, value]))).toMatchObject({
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': expect.stringMatching(/camera=\(\), .*geolocation=\(\), microphone=\(\)/),
    'Referrer-Policy': 'strict-origin',
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  })
})

test.each([
  "default-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "object-src 'none'",
])('the policy of production has %s', (directive) => expect(`${policyOf(production)};`).toContain(`${directive};`))

test('production allows calls to itself and to Firebase over https alone', () => {
  const origins = [...policyOf(production).matchAll(/[a-z]+:\/\/[^\s;]+/g)].map(String)
  const services = ['identitytoolkit', 'securetoken', 'firestore']
  expect(origins).toEqual(services.map((service) => `https://${service}.googleapis.com`))
})

test.each(["'unsafe-", "'nonce-", "'sha256-", '*', 'http:', '127.0.0.1', 'localhost', 'ws'])(
  'the policy of production has no %s',
  (weakness) => expect(policyOf(production)).not.toContain(weakness),
)

test('a local start differs from production in the emulators’ origins and the place of the variables alone', () => {
  const local: Config = emulatorConfig()
  const emulators = ' http://127.0.0.1:9099 http://127.0.0.1:8080'
  expect(policyOf(local)).toContain(`https://firestore.googleapis.com${emulators};`)
  const same = JSON.parse(
    JSON.stringify(local)
      .replace(emulators, '')
      .replace(/,"configDir":"[^"]+"/, ''),
  )
  expect(same).toEqual(production)
})
