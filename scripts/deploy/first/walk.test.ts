import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { keepVariables, knownVariables } from './league-steps.mjs'
import { stateOf, steps, walk } from './walk.mjs'

const about = {
  ...{ project: 'our-league', number: '123', billing: 'billingAccounts/01-02' },
  variables: { COMMISSIONERS: 'ann,bob', WEB_API_KEY: 'key' },
}
const said = (body: object, status = 200) => ({ status, body })
const missing = said({ error: { message: 'not found' } }, 404)
const forbidden = said({ error: { message: 'The caller does not have permission' } }, 403)
const nothing = { status: 0, body: {} }

const apis = `firestore identitytoolkit cloudfunctions run cloudbuild artifactregistry eventarc pubsub cloudscheduler
  secretmanager iamcredentials compute firebase firebaserules firebasehosting billingbudgets`
const services = (state: string) =>
  apis.split(/\s+/).map((name) => ({ name: `projects/123/services/${name}.googleapis.com`, state }))
const { fieldOverrides } = JSON.parse(readFileSync('firestore.indexes.json', 'utf8')) as {
  fieldOverrides: { collectionGroup: string; ttl?: boolean }[]
}
const expiring = fieldOverrides.filter(({ ttl }) => ttl).map(({ collectionGroup }) => collectionGroup)
const fields = (names: string[]) =>
  said({
    fields: names.map((name) => ({
      name: `projects/our-league/databases/(default)/collectionGroups/${name}/fields/expireAt`,
      ttlConfig: { state: 'ACTIVE' },
    })),
  })
const database = (over = {}) =>
  said({
    ...{ name: 'projects/our-league/databases/(default)', locationId: 'nam5', type: 'FIRESTORE_NATIVE' },
    ...{ pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED', ...over },
  })
const signIn = (disabledUserSignup: boolean) =>
  said({
    signIn: { email: { enabled: true, passwordRequired: true }, hashConfig: {} },
    client: { permissions: { disabledUserSignup, disabledUserDeletion: true }, apiKey: 'key' },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  })
const bound = (member: string, over = {}) =>
  said({ etag: 'x', bindings: [{ role: 'roles/iam.serviceAccountTokenCreator', members: [member], ...over }] })
const account = 'serviceAccount:123-compute@developer.gserviceaccount.com'
const budget = (projects?: string[]) =>
  said({ budgets: [{ budgetFilter: { ...(projects && { projects }) }, thresholdRules: [{ thresholdPercent: 0.5 }] }] })
const apps = said({ apps: [{ appId: '1:123:web:ab' }] })
const sites = said({ sites: [{ name: 'projects/our-league/sites/our-league', type: 'DEFAULT_SITE' }] })
const version = said({ name: 'projects/123/secrets/SMTP_URL/versions/1', state: 'ENABLED' })
const player = said([{ document: { name: 'users/1' }, readTime: '' }])

/** The place of a step, what Google answers in the form of its documentation, and where the step stands then. */
const cases: [step: number, about: string, answers: unknown[], state: string][] = [
  [
    1,
    'on Blaze',
    [said({ billingEnabled: true, billingAccountName: 'billingAccounts/01-02' }), said({ projectNumber: '123' })],
    'done',
  ],
  [1, 'on Spark', [said({ billingEnabled: false }), said({ projectNumber: '123' })], 'open'],
  [1, 'whose number is not known', [said({ billingEnabled: true }), forbidden], 'unknown'],
  [1, 'of another account', [forbidden, forbidden], 'unknown'],
  [2, 'all on', [said({ services: services('ENABLED') })], 'done'],
  [2, 'one off', [said({ services: [...services('ENABLED').slice(1), ...services('DISABLED')] })], 'open'],
  [3, 'there', [database()], 'done'],
  [3, 'missing', [missing], 'open'],
  [3, 'without recovery', [database({ pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_DISABLED' })], 'open'],
  [4, 'closed to strangers', [signIn(true)], 'done'],
  [4, 'open to strangers', [signIn(false)], 'open'],
  [4, 'never begun', [missing], 'open'],
  [5, 'there', [apps, sites], 'done'],
  [5, 'without an app', [said({}), sites], 'open'],
  [6, 'there', [version, version], 'done'],
  [6, 'one missing', [version, missing], 'open'],
  [6, 'one switched off', [version, said({ state: 'DISABLED' })], 'open'],
  [7, 'given', [bound(account)], 'done'],
  [7, 'given to another', [bound('user:ann@example.com')], 'open'],
  [7, 'given on a condition', [bound(account, { condition: { expression: 'false' } })], 'open'],
  [8, 'of the whole account', [budget()], 'done'],
  [8, 'of another project', [budget(['projects/999'])], 'open'],
  [8, 'not to be seen', [forbidden], 'unknown'],
  [9, 'deployed', [fields(expiring), said({ ok: true })], 'done'],
  [9, 'not answering', [fields(expiring), nothing], 'open'],
  [9, 'without a policy', [fields(expiring.slice(1)), said({ ok: true })], 'open'],
  [10, 'both', [player, player], 'done'],
  [10, 'one', [player, said([{ readTime: '' }])], 'open'],
]
test.each(cases)('step %i, %s', (place, _about, answers, state) => {
  expect(stateOf(steps[place - 1], answers, about)).toBe(state)
})

test('there are at most ten steps, each tried when done and when not', () => {
  expect(steps.length).toBeLessThanOrEqual(10)
  const tried = (state: string) => new Set(cases.flatMap((each) => (each[3] === state ? [each[0]] : [])))
  for (const place of steps.keys()) expect([...tried('done')], `step ${place + 1}`).toContain(place + 1)
  for (const place of steps.keys()) expect([...tried('open')], `step ${place + 1}`).toContain(place + 1)
})

interface Request {
  url: string
  method?: string
  body?: object
}

/** Walks where every step is done but for one. @returns what was asked of Google and of the person. */
async function walkWith(place: number, before: unknown[], answer = '', toChange = said({})) {
  const sent: Request[] = []
  const questions: string[] = []
  const ask = async (question: string) => {
    questions.push(question)
    if (questions.length > 5) throw new Error(`asked again and again: ${question}`)
    return answer
  }
  const isOpen = () => sent.length === 0 && answer !== 'yes'
  const google = async (request: string | Request) => {
    const url = typeof request === 'string' ? request : request.url
    if (typeof request !== 'string' && !/getIamPolicy|runQuery/.test(url)) sent.push(request)
    for (const [index, step] of steps.entries()) {
      const done = cases.find((each) => each[0] === index + 1 && each[3] === 'done')?.[2] ?? []
      const at = step
        .checks(about)
        .findIndex((each: string | Request) => (typeof each === 'string' ? each : each.url) === url)
      if (at >= 0) return index + 1 === place && (isOpen() || answer === 'yes') ? before[at] : done[at]
    }
    return toChange
  }
  const unchecked = await walk({ ...about, variables: { ...about.variables } }, { google, ask, pause: 0 })
  return { sent, questions, unchecked }
}

test('what is done is neither asked nor done again', async () => {
  expect(await walkWith(0, [])).toEqual({ sent: [], questions: [], unchecked: [] })
})

test('secrets that are there are never replaced; those that are not used are none', async () => {
  const { sent } = await walkWith(6, [missing, version])
  const secret = 'https://secretmanager.googleapis.com/v1/projects/our-league/secrets'
  expect(sent.map(({ url }) => url)).toEqual([`${secret}?secretId=SMTP_URL`, `${secret}/SMTP_URL:addVersion`])
  expect(sent[1]?.body).toEqual({ payload: { data: Buffer.from('none').toString('base64') } })
})

test('a secret that is switched off is left alone', async () => {
  await expect(walkWith(6, [version, said({ state: 'DISABLED' })])).rejects.toThrow(
    'The latest version of VAPID_PRIVATE_KEY is switched off: switch it on at https://console.cloud.google.com/',
  )
})

test.each(['smtp://mail.example:25', 'smtp://ann:25@mail.example:25/?pool=false'])('%s is refused', async (url) => {
  await expect(walkWith(6, [missing, version], url)).rejects.toThrow('Google lets no mail out through port 25')
})

test('what Google has against a request is said', async () => {
  const lines = vi.spyOn(console, 'log').mockReturnValue()
  await walkWith(7, [bound('user:ann@example.com')], '', forbidden)
  await walkWith(6, [missing, version], '', forbidden)
  const sentence = '• Google says 403: The caller does not have permission'
  expect(lines.mock.calls.flat().filter((line) => line === sentence)).toHaveLength(3)
  lines.mockRestore()
})

test('a role is added to those that are there', async () => {
  const { sent } = await walkWith(7, [bound('user:ann@example.com')])
  const role = 'roles/iam.serviceAccountTokenCreator'
  const bindings = [
    { role, members: ['user:ann@example.com'] },
    { role, members: [account] },
  ]
  expect(sent.map(({ body }) => body)).toEqual([{ policy: { etag: 'x', bindings } }])
})

test('what cannot be checked is asked, and said at the end', async () => {
  const { questions, unchecked } = await walkWith(8, [forbidden], 'yes')
  expect(questions).toEqual([expect.stringContaining('cannot be checked (The caller does not have permission)')])
  expect(unchecked).toEqual(['a budget alert'])
})

test('variables are added to a file that only its owner reads', () => {
  const folder = mkdtempSync(join(tmpdir(), 'first-'))
  try {
    const known = { project: 'our-league', variables: {} }
    keepVariables(known, { WEB_API_KEY: 'key' }, folder)
    keepVariables(known, { MAIL_FROM: 'CFB Picks <picks@example.com>' }, folder)
    expect(readFileSync(join(folder, '.env.our-league'), 'utf8')).toBe(
      'WEB_API_KEY="key"\nMAIL_FROM="CFB Picks <picks@example.com>"\n',
    )
    expect(knownVariables('our-league', folder)).toEqual(known.variables)
    expect(() => keepVariables(known, { MAIL_FROM: '' }, folder)).toThrow('MAIL_FROM cannot be ""')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
