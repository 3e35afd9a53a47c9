import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { test as base, expect, type Page } from '@playwright/test'
import type { LineResponse } from '#common/api/responses'
import type { Referee } from '../../scripts/referee'
import { HOSTED_ENV } from '../../scripts/run/sandboxes.mjs'
import type { LeagueKind } from '../../scripts/seed'
import type { Simulator } from '../../scripts/simulator/server'
import { fillLogin } from './arrive'
import { barriersOn } from './barriers'
import { complaintsOf } from './quiet-console'

interface Quiet {
  /** `expected` where the browser itself complains of a trouble the test makes. */
  complaints: 'none' | 'expected'
  /**
   * Whether the browser knows service workers. Most tests do without: what they intercept must not come from a cache.
   */
  hasWorkers: boolean
  quietConsole: undefined
}

/** Where a worker's tests play. */
export interface Place {
  /** Through Hosting and the functions emulator; else in the worker's sandbox, as playwright.config.ts says. */
  isHosted: boolean
  place: undefined
}

/** A tool as `npm test` has built it: the season's games come from a file that only the bundler can import. */
const built = (name: string) => import(new URL(`../../functions/local/${name}.js`, import.meta.url).href)

/** A test whose pages throw nothing and say nothing in the console, see `quiet-console.ts`. */
export const test = base.extend<Quiet, Place>({
  isHosted: [false, { option: true, scope: 'worker' }],
  place: [
    async ({ isHosted }, use) => {
      if (isHosted) Object.assign(process.env, HOSTED_ENV)
      // Mail that the emulators do not send is logged.
      console.info = () => {}
      await use(undefined)
      await referee?.stop()
      await simulator?.close()
    },
    { auto: true, scope: 'worker' },
  ],
  complaints: ['none', { option: true }],
  hasWorkers: [false, { option: true }],
  quietConsole: [
    async ({ context, complaints, hasWorkers }, use) => {
      if (!hasWorkers) await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
      const said = complaintsOf(context)
      await use(undefined)
      if (complaints === 'none') expect(said).toEqual([])
    },
    { auto: true },
  ],
})

/** Seconds between the referee's rounds; the feed's orders bring further ones. */
const REFEREE_SECONDS = 5

let referee: Referee | undefined

async function startReferee(): Promise<Referee> {
  const tool: typeof import('../../scripts/referee') = await built('referee')
  return tool.startReferee(REFEREE_SECONDS)
}

/** Gives the simulator an order, which the referee has read when this is done. */
export async function feed(order: object): Promise<void> {
  const answer = await fetch(new URL('control', process.env.FEED_URL), { method: 'POST', body: JSON.stringify(order) })
  if (!answer.ok) throw new Error(await answer.text())
  await refereeRound()
}

/** Waits until the referee has ended its round, and made one more. */
export const refereeRound = async (): Promise<void> => referee?.round()

let simulator: Simulator | undefined

/** Starts the feed's game day at this moment, so that the day is as long for the last file as for the first. */
async function beginDay(): Promise<number> {
  const { startSimulator }: typeof import('../../scripts/simulator/server') = await built('feed')
  const start = Date.now()
  await simulator?.close()
  simulator = await startSimulator({ port: Number(new URL(process.env.FEED_URL ?? '').port), start })
  return start
}

/** Without a referee, which would only be in the way of what writes the whole league. */
async function seedToday(kind: LeagueKind): Promise<void> {
  await referee?.stop()
  const start = await beginDay()
  const { seed }: typeof import('../../scripts/seed') = await built('seed')
  await seed(kind, { start, clear: true })
  referee = await startReferee()
}

/** Makes the demo league as it was in the beginning, on a day that begins now. */
export const seedLeague = (): Promise<void> => seedToday('demo')

/** Makes a league without a week, with the commissioner `commish`. @returns the password. */
export async function seedEmptyLeague(): Promise<string> {
  await seedToday('empty')
  const script = ['functions/local/commissioner.js', 'commish', 'commish@example.com']
  const { stdout } = await promisify(execFile)(process.execPath, script)
  return /password: (\S+)/.exec(stdout)?.[1] ?? ''
}

/** Gives the tests of a file the demo league as it was in the beginning, whatever others did to theirs. */
export const freshLeague = (): void => test.beforeAll(seedLeague)

/** Logs a demo account in through the form. */
export async function logIn(page: Page, username: string, password = 'saturday'): Promise<void> {
  await page.goto('/login')
  await fillLogin(page, username, password)
}

/** Signs a new player up through the form, with a picture (PNG) where one is given. */
export async function signUp(page: Page, username: string, avatar?: Buffer): Promise<void> {
  await page.goto('/register')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Email').fill(`${username}@example.com`)
  await page.getByLabel('Password').fill('saturday')
  await page.getByLabel('Favorite team').selectOption('OSU')
  if (avatar) {
    await page.getByLabel('Picture (optional)').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: avatar })
    await expect(page.getByAltText('Your avatar')).toBeVisible()
  }
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page).toHaveURL('/weekly-picks')
}

/** The week that is on in the demo. */
export const WEEK = 11

/** Who the page's player is to the API. */
export const bearer = async (page: Page) => ({
  authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('token'))}`,
})

/** What the API answers the page's player. */
export async function ask<T>(page: Page, path: string): Promise<T> {
  const answer = await page.request.get(`/api${path}`, { headers: await bearer(page) })
  if (!answer.ok()) throw new Error(await answer.text())
  return (await answer.json()) as T
}

/** Calls the API as the page's player. It has to succeed. */
export async function send(page: Page, method: 'POST' | 'PUT' | 'PATCH', path: string, data: object): Promise<void> {
  const answer = await page.request.fetch(`/api${path}`, { method, headers: await bearer(page), data })
  if (!answer.ok()) throw new Error(await answer.text())
}

/** The lines of the active week, as the page's player may read them. */
export const slate = (page: Page) => ask<LineResponse[]>(page, `/commish/lines?week=${WEEK}`)

/** The card of a game. */
export const cardOf = (page: Page, { awayName, homeName }: { awayName: string; homeName: string }) =>
  page.getByRole('article', { name: `${awayName} at ${homeName}` })

/** The desk's lines of the games that are not over, in the order of the slate; those that are over come after them. */
export const linesNotOver = (page: Page) =>
  page.getByRole('region', { name: 'Lines' }).getByRole('listitem').filter({ hasNotText: 'Final' })

/** Nothing of the page lies beside the screen. */
export async function fitsSideways(page: Page): Promise<void> {
  await expect(page.getByText(/^Loading/)).toHaveCount(0)
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(sideways, 'pixels of sideways scroll').toBe(0)
}

/** What a demanding visitor checks on every screen: nothing sideways, and no barrier that a machine can find. */
export async function inspect(page: Page): Promise<void> {
  await fitsSideways(page)
  expect(await barriersOn(page)).toEqual([])
}

export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1280, height: 900 }

/** Checks a page on a phone and on a desktop. It is loaded once, and follows. */
export async function atBothSizes(page: Page, check: (page: Page) => Promise<void>): Promise<void> {
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size)
    await check(page)
  }
}

export { expect }

/** A game of the feed that has kicked off and has no score yet. */
export const kickedOff = { phase: 'live', homeScore: 0, awayScore: 0, period: 1, clock: '14:00' } as const
