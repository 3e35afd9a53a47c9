import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { newFolder } from '../../tests/fixtures/folder'
import { params, writeDeploymentConfig } from '../hosting/config.mjs'
import { webVariables } from '../run/build.mjs'
import { inProject } from '../run/paths.mjs'
import { run } from '../run/processes.mjs'
import { askHealth, environmentOf, logCommand, projectVariables, siteOf, verifyBuild } from './project.mjs'

const require = createRequire(import.meta.url)
let folder = ''

beforeEach(() => {
  folder = newFolder()
})

describe('the variables of a project', () => {
  const variablesOf = (project: string, text: string) => {
    writeFileSync(join(folder, `.env.${project}`), text)
    return projectVariables(project, folder)
  }

  test('are those of its file', () => {
    expect(variablesOf('our-league', 'COMMISSIONERS="ann,bob"\nWEB_API_KEY=key\n')).toEqual({
      COMMISSIONERS: 'ann,bob',
      WEB_API_KEY: 'key',
    })
  })

  test.each([
    ['demo-cfb-picks', '', 'demo-cfb-picks is the project of the emulators: name your own.'],
    ['Our League', '', 'Our League is not the id of a Firebase project.'],
    ['our-league', 'COMMISSIONERS=ann', 'functions/.env.our-league lacks WEB_API_KEY.'],
    ['our-league', '', 'functions/.env.our-league lacks COMMISSIONERS and WEB_API_KEY.'],
    [
      'our-league',
      'COMMISSIONERS=ann\nWEB_API_KEY=key\nMAIL_FORM=me',
      'functions/.env.our-league has MAIL_FORM, which nothing reads.',
    ],
    [
      'our-league',
      'COMMISSIONERS=ann\nWEB_API_KEY=key\nSMTP_URL=smtps://x',
      'SMTP_URL must not be in functions/.env.our-league, but a secret: npx firebase functions:secrets:set SMTP_URL --project our-league',
    ],
    [
      'our-league',
      'COMMISSIONERS=ann\nWEB_API_KEY=key\nSITE_URL=picks.example',
      'functions/.env.our-league has SITE_URL=picks.example, which is no address that begins with https://.',
    ],
    [
      'our-league',
      'COMMISSIONERS=ann\nWEB_API_KEY=key\nMAIL_FROM="CFB Picks"',
      'functions/.env.our-league has MAIL_FROM=CFB Picks, which lacks an address, such as the one in CFB Picks <picks@example.com>.',
    ],
    ['our-league', 'COMMISSIONERS=ann\nWEB_API_KEY=key\nMAIL_FROM="Picks @home"', '@home, which lacks an address,'],
    [
      'our-league',
      'COMMISSIONERS=ann\nWEB_API_KEY=key\nSITE_URL="https:// x"',
      'functions/.env.our-league has SITE_URL=https:// x, which is no address that begins with https://.',
    ],
    [
      'our-league',
      'COMMISSIONERS=" , "\nWEB_API_KEY=key',
      'functions/.env.our-league has COMMISSIONERS= , , which is no list of usernames, as in ann,bob: each has 2 to 30',
    ],
    [
      'our-league',
      'COMMISSIONERS=José,bob\nWEB_API_KEY=key',
      'functions/.env.our-league has COMMISSIONERS=José,bob, which is no list of usernames, as in ann,bob: each has 2',
    ],
    [
      'our-league',
      'COMMISSIONERS=ann\nWEB_API_KEY=key\nVAPID_PUBLIC_KEY=key\nVAPID_SUBJECT=mailto:me@localhost',
      'functions/.env.our-league has VAPID_SUBJECT=mailto:me@localhost, which is neither mailto:YOU@EXAMPLE.COM nor an address',
    ],
    [
      'our-league',
      'COMMISSIONERS=ann\nWEB_API_KEY=key\nVAPID_PUBLIC_KEY=key',
      'functions/.env.our-league has one of VAPID_PUBLIC_KEY and VAPID_SUBJECT: notifications need both.',
    ],
  ])('of %s with %j are refused', (project, text, says) => {
    expect(() => variablesOf(project, text)).toThrow(says)
  })

  test('replace what the shell has set for the emulators or for another league', async () => {
    variablesOf('our-league', 'COMMISSIONERS=ann\nWEB_API_KEY=key\n')
    const foreign = ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST', 'FEED_URL', 'SMTP_URL', 'COMMISSIONERS']
    for (const name of foreign) vi.stubEnv(name, 'of-the-shell')
    const names = JSON.stringify([...foreign, 'GCLOUD_PROJECT', 'GOOGLE_CLOUD_QUOTA_PROJECT'])
    const show = `console.log(JSON.stringify(${names}.map((name) => process.env[name])))`
    const env = environmentOf('our-league', folder)
    const seen = JSON.parse(await run(process.execPath, ['-e', show], { env, quiet: true }))
    vi.unstubAllEnvs()
    expect(seen).toEqual([null, null, null, null, 'ann', 'our-league', 'our-league'])
  })

  test('that have no file are refused', () => {
    expect(() => projectVariables('our-league', folder)).toThrow(
      'functions/.env.our-league is missing: take it from whoever deployed the league, or npm run deploy -- our-league --first writes it, with what the league runs with.',
    )
  })
})

test('the CLI finds a value for every param in the configuration of a deployment, so that it asks nobody', async () => {
  const { functions } = JSON.parse(
    readFileSync(writeDeploymentConfig({ COMMISSIONERS: 'ann,bob', WEB_API_KEY: 'key' }, folder), 'utf8'),
  ) as { functions: { configDir: string }[] }
  const configDir = join(folder, functions[0]?.configDir ?? '')
  const { loadUserEnvs } = require('firebase-tools/lib/functions/env.js')
  const { resolveParams } = require('firebase-tools/lib/deploy/functions/params.js')
  const found: Record<string, string> = loadUserEnvs({
    functionsSource: inProject('functions'),
    configDir,
    projectId: 'ours',
  })
  const declared = params.filter(({ secret }: { secret?: boolean }) => !secret)
  await expect(resolveParams(declared, { projectId: 'ours' }, found, true)).resolves.toMatchObject(found)
  expect(found).toMatchObject({ COMMISSIONERS: 'ann,bob', WEB_API_KEY: 'key', SITE_URL: '' })
})

test.each([
  [{ SITE_URL: '' }, 'our-league.web.app'],
  [{ SITE_URL: 'https://picks.example' }, 'picks.example'],
  [{ SITE_URL: 'https://picks.example/' }, 'picks.example'],
])('the web app of %j leaves plain http on its own host', (env, host) => {
  const site = siteOf('our-league', env)
  expect(site).toBe(`https://${host}`)
  expect(webVariables({ project: 'our-league', apiKey: 'key', site })).toMatchObject({ VITE_SITE_HOST: host })
})

describe('the league that was deployed', () => {
  const HOST = 'https://our-league.web.app'
  const DOMAIN = 'https://picks.example'
  const well = () => Response.json({ ok: true })
  const lines = () => vi.mocked(console.log).mock.calls.flat()
  /** What it answers at an address; nobody does at another. */
  const answersAt = (answers: Record<string, () => Response>) =>
    vi.stubGlobal(
      'fetch',
      async (url: string) => answers[url.replace('/api/health', '')]?.() ?? Promise.reject('nobody'),
    )

  beforeEach(() => void vi.spyOn(console, 'log').mockReturnValue())
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  test.each([
    ['answers', { [HOST]: well }, HOST, `• the league answers at ${HOST}`],
    ['answers at its domain', { [HOST]: well, [DOMAIN]: well }, DOMAIN, `• the league answers at ${DOMAIN}`],
    [
      'answers, but not yet at its domain',
      { [HOST]: well, [DOMAIN]: () => new Response('<!doctype html>') },
      DOMAIN,
      `• the league answers at ${HOST}, but SITE_URL=${DOMAIN} is not connected to it yet`,
    ],
  ])('%s', async (_, answers, site, says) => {
    answersAt(answers)
    await askHealth('our-league', site, 0)
    expect(lines().at(-1)).toContain(says)
  })

  test.each([
    [{}, `${HOST}/api/health does not answer. What it logged: ${logCommand('our-league', 'api')}`],
    [{ [HOST]: () => new Response('<!doctype html>') }, `${HOST}/api/health does not answer`],
    [
      { [HOST]: () => Response.json({ error: 'The referee has never worked.' }, { status: 503 }) },
      `${HOST}/api/health says: The referee has never worked.`,
    ],
  ])('says why it is not well: %#', async (answers, says) => {
    answersAt(answers)
    await expect(askHealth('our-league', HOST, 0)).rejects.toThrow(`It is deployed, but ${says}`)
  })
})

describe('a build', () => {
  test.each([
    ['for the project', 'our-league', 'projectId:"our-league"', true],
    ['for another one', 'our-league', 'projectId:"their-league"', false],
    ['for the emulators', 'our-league', 'projectId:"demo-cfb-picks"', false],
    ['with the emulators’ project as a default', 'our-league', '"our-league"??"demo-cfb-picks"', false],
    ['for the emulators, deployed to their project', 'demo-cfb-picks', 'projectId:"demo-cfb-picks"', false],
    ['deployed to no project', '', 'projectId:"our-league"', false],
  ])('%s', (_, project, code, isRight) => {
    writeFileSync(join(folder, 'firebase-1.js'), code)
    const verify = () => verifyBuild(project, folder)
    if (isRight) expect(verify).not.toThrow()
    else expect(verify).toThrow('web/dist is not built for')
  })

  test('that is missing', () => {
    expect(() => verifyBuild('our-league', join(folder, 'assets'))).toThrow('web/dist is not built for our-league')
  })
})
