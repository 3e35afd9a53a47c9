import { expect, test } from 'vitest'
import production from '../../firebase.json'
import { configFor, emulatorConfig } from './config.mjs'
import { PAGES } from './headers.mjs'

const policyOf = ({ hosting }: typeof production) =>
  hosting.headers.flatMap(({ headers }) => headers).find(({ key }) => key === 'Content-Security-Policy')?.value ?? ''

test('firebase.json has the headers of the list (npm run headers writes them)', () => {
  expect(production.hosting.headers).toEqual(configFor().hosting.headers)
  expect(production.hosting.rewrites.at(-1)).toEqual({ regex: PAGES, destination: '/index.html' })
})

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
  const local: typeof production = emulatorConfig()
  const emulators = ' http://127.0.0.1:9099 http://127.0.0.1:8080'
  expect(policyOf(local)).toContain(`https://firestore.googleapis.com${emulators};`)
  const same = JSON.parse(
    JSON.stringify(local)
      .replace(emulators, '')
      .replace(/,"configDir":"[^"]+"/, ''),
  )
  expect(same).toEqual(production)
})
