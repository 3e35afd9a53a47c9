import { beforeEach, expect, test, vi } from 'vitest'
import { newFolder } from '../../../tests/fixtures/folder'
import {
  about,
  account,
  apps,
  bound,
  cases,
  forbidden,
  indexes,
  missing,
  players,
  roles,
  said,
  sites,
  version,
} from '../../../tests/fixtures/google-answers'
import { leagueSteps } from './league-steps.mjs'
import { knownVariables } from './variables.mjs'
import { stateOf, steps, walk } from './walk.mjs'

let folder = ''
beforeEach(() => {
  folder = newFolder()
})

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
    for (const [stepIndex, step] of steps.entries()) {
      const done = cases.find((each) => each[0] === stepIndex + 1 && each[3] === 'done')?.[2] ?? []
      const index = step
        .checks(about)
        .findIndex((each: string | Request) => (typeof each === 'string' ? each : each.url) === url)
      if (index >= 0) return stepIndex + 1 === place && (isOpen() || answer === 'yes') ? before[index] : done[index]
    }
    return toChange
  }
  // A step that is open by mistake would otherwise make accounts, or install packages.
  const run = async (...command: unknown[]) => expect.unreachable(`runs ${command.flat().join(' ')}`)
  // What is learned of the project is not known before.
  const known = { ...about, number: '', billing: '', variables: { ...about.variables } }
  const unchecked = await walk(known, { google, ask, run, pause: 0 })
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

test.each(['DISABLED', 'DESTROYED'])('a secret that is %s is left alone', async (state) => {
  const off = { name: 'projects/1/secrets/VAPID_PRIVATE_KEY/versions/3', state }
  await expect(walkWith(6, [version, said(off)])).rejects.toThrow(
    'The latest version of VAPID_PRIVATE_KEY is switched off: switch it on at https://console.cloud.google.com/',
  )
})

test.each(['smtp://mail.example:25', 'smtp://ann:25@mail.example:25/?pool=false'])('%s is refused', async (url) => {
  await expect(walkWith(6, [missing, version], url)).rejects.toThrow('Google lets no mail out through port 25')
})

test.each(['smtps://mail.example:587', 'smtp://me:secret@mail.example:465'])('%s is refused', async (url) => {
  await expect(walkWith(6, [missing, version], url)).rejects.toThrow('Port 465 goes with smtps://, and port 587 with')
})

test.each(['pa#ss', 'pa/ss', 'pa?ss', '12#34', '2024/x'])(
  'a mail server’s password %s is refused: no mail would go out',
  async (password) => {
    const url = `smtps://me:${password}@mail.example.com`
    await expect(walkWith(6, [missing, version], url)).rejects.toThrow('In its user and password write # as %23')
  },
)

test('what Google has against a request is said', async () => {
  const lines = vi.spyOn(console, 'log').mockReturnValue()
  await walkWith(7, [bound('user:ann@example.com')], '', forbidden)
  await walkWith(6, [missing, version], '', forbidden)
  const sentence = '• Google says 403: The caller does not have permission'
  expect(lines.mock.calls.flat().filter((line) => line === sentence)).toHaveLength(3)
  lines.mockRestore()
})

test('only the commissioners whose username no player has get an account', async () => {
  const known = { ...about, variables: { COMMISSIONERS: 'Ann, B_ob,' } }
  expect(leagueSteps.commissioners.how(known)).toContain('Make the accounts of Ann and B_ob;')
  const run = vi.fn()
  await leagueSteps.commissioners.make(known, [players('ann', 'ray')], { ask: async () => 'bob@example.com', run })
  const args = ['commissioner', 'B_ob', 'bob@example.com', '--project', 'our-league']
  expect(run.mock.calls).toEqual([[process.execPath, [expect.stringMatching(/tool\.mjs$/), ...args]]])
})

/** Does step 5 for a folder, with what Google answers about the function that a deployment made. */
function makeFile(running: unknown, typed = '') {
  const known = { ...about, folder, variables: knownVariables('our-league', folder) }
  return leagueSteps.host.make(known, [apps, sites, running], {
    google: async () => said({ apiKey: 'key' }),
    ask: async () => typed,
  })
}

test('names that no player could have are not taken for commissioners', async () => {
  await expect(makeFile(missing, 'José,bob')).rejects.toThrow('“José,bob” is no list of usernames, as in ann,bob: each')
})

test('a file that was lost is written with what the league runs with', async () => {
  const { checks } = leagueSteps.host
  expect(checks(about)[2]).toMatch(/\/projects\/our-league\/locations\/us-central1\/functions\/api$/)
  const environmentVariables = {
    ...{ COMMISSIONERS: 'ann,bob', WEB_API_KEY: 'rotated', MAIL_FROM: '"CFB Picks" <picks@example.com>' },
    ...{ FEED_URL: '', VAPID_PUBLIC_KEY: 'public', FUNCTION_TARGET: 'api', SMTP_URL: 'smtps://x' },
  }
  await makeFile(said({ serviceConfig: { environmentVariables } }), 'nobody is asked')
  const { FEED_URL, FUNCTION_TARGET, SMTP_URL, ...kept } = environmentVariables
  expect(knownVariables('our-league', folder)).toEqual(kept)
})

test('the roles that are missing are added to those that are there', async () => {
  const others = roles.slice(0, -1)
  const there = others.map((role) => ({ role, members: [account] }))
  const { sent } = await walkWith(7, [bound(account, {}, others)])
  const bindings = [...there, { role: roles.at(-1), members: [account] }]
  expect(sent.map(({ body }) => body)).toEqual([{ policy: { etag: 'x', bindings } }])
})

test('what is deployed is not deployed again for indexes that are still being built', async () => {
  const lines = vi.spyOn(console, 'log').mockReturnValue()
  const answers = cases.find((each) => each[1].includes('indexes'))?.[2]
  const { deploy } = leagueSteps
  expect(deploy.how(about, answers)).toBe('Wait until Google has built the indexes')
  const built = indexes('READY')
  // Without a file of variables a deployment would throw.
  await deploy.make(about, answers, {
    google: async (url: string) => built[Number(url.includes('/fields'))] ?? missing,
    run: vi.fn(),
  })
  expect(lines.mock.calls.flat().at(-1)).toBe('• the indexes are built')
  lines.mockRestore()
})

test.each([
  ['that nobody may call', 'Delete api, as a deployment that broke off has left it, and deploy again'],
  ['without a job', 'Delete referee, as a deployment that broke off has left it, and deploy again'],
  ['never deployed', 'Check, build and deploy, as npm run deploy -- our-league'],
  ['not answering', 'Check, build and deploy, as npm run deploy -- our-league'],
])('functions %s are deployed in another way than those that are whole', (which, how) => {
  const answers = cases.find((each) => each[0] === 9 && each[1] === which)?.[2]
  expect(leagueSteps.deploy.how(about, answers)).toBe(how)
})

test('a project whose host has another name is refused: its own name is a stranger’s host', async () => {
  const other = said({ sites: [{ name: 'projects/our-league/sites/our-league-4f2a1', type: 'DEFAULT_SITE' }] })
  const made = leagueSteps.host.make(about, [apps, other, missing], { google: vi.fn(), ask: vi.fn() })
  await expect(made).rejects.toThrow("this project's host our-league-4f2a1: make a project with another id.")
})

test('the deployment is looked for where it answers before a domain of one’s own is connected', () => {
  const known = { ...about, variables: { ...about.variables, SITE_URL: 'https://picks.example' } }
  expect(leagueSteps.deploy.checks(known)).toContain('https://our-league.web.app/api/health')
})

test('what cannot be checked is asked, and said at the end', async () => {
  const { questions, unchecked } = await walkWith(8, [forbidden], 'yes')
  expect(questions).toEqual([expect.stringContaining('cannot be checked (The caller does not have permission)')])
  expect(unchecked).toEqual(['a budget alert'])
})
