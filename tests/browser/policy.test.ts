import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { QUESTION_TIME_MIN } from '#common/nicknames/nickname-round'
import { arrive } from './arrive'
import { PROBE, violations, visitAll } from './every-address'
import { expect, freshLeague, test } from './fixture'

// A stranger and a commissioner visit every address in screens.test.ts, where more is looked at.
test.use({ hasWorkers: true })

/** Saves a picture, which is drawn with its colors: without styles it has black, white and the grays between. */
async function savePicture(page: Page, button: RegExp): Promise<void> {
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const picture = sharp(await (await saved).path()).ensureAlpha()
  const pixels = await picture.raw().toBuffer()
  const colors = new Set(Array.from({ length: pixels.length / 4 }, (_, index) => pixels.readUInt32BE(index * 4)))
  expect(colors.size).toBeGreaterThan(1000)
}

test.describe('in the demo league', () => {
  freshLeague()
  test('nothing is refused to a player, who shares pictures and answers a question', { tag: '@long' }, async ({
    page,
    context,
  }) => {
    const refused = await violations(context)
    await arrive(page, 'maggie')
    await visitAll(page)
    await page.goto('/')
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await savePicture(page, /Save picture$/)
    await page.goto('/dashboard')
    await expect(page.getByRole('article').first()).toBeVisible()
    await savePicture(page, /^Share picks$/)
    await page.goto('/leaderboard?week=10')
    await page.getByRole('button', { name: 'Recap of Week 10' }).click()
    await savePicture(page, /^Save recap$/)
    await page.goto('/minigames/nickname')
    await page.getByRole('textbox', { name: /^Nickname of / }).fill('Wombats')
    await page.waitForTimeout(QUESTION_TIME_MIN)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: 'Question' }).getByText('Wrong')).toBeVisible()
    expect(refused).toEqual([])
  })
})

test('markup, code from words and strangers are refused', async ({ browser }) => {
  // A page of its own: the browser speaks of everything that it refuses.
  const page = await browser.newPage()
  const refused = await violations(page.context())
  await page.goto('/')
  await page.evaluate((probe) => {
    const add = (tag: string, also: object) => document.body.append(Object.assign(document.createElement(tag), also))
    const attempts = [
      () => document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=alert(1)>'),
      () => new Function('return 1'),
      () => add('iframe', { src: 'https://example.com/' }),
      () => add('img', { src: 'https://example.com/x.png' }),
      () => add('img', { src: probe }),
      () => add('link', { rel: 'stylesheet', href: 'https://example.com/x.css' }),
      () => document.body.setAttribute('style', 'color: red'),
      () => void fetch('https://example.com/').catch(() => undefined),
      () => document.querySelector('link[rel=manifest]')?.setAttribute('href', 'https://example.com/app.json'),
      () => window.trustedTypes?.createPolicy('stranger', { createScriptURL: (address) => address }),
      () => {
        const policy = window.trustedTypes?.createPolicy('worker', { createScriptURL: (address) => address })
        const address = policy?.createScriptURL(URL.createObjectURL(new Blob(['']))) as unknown as string
        new Worker(address)
      },
    ]
    // From a timer, because the browser lets the code of a test turn words into code.
    for (const attempt of attempts) setTimeout(attempt)
  }, PROBE)
  const kinds = [
    'connect-src',
    'frame-src',
    'img-src',
    'manifest-src',
    'style-src-attr',
    'style-src-elem',
    'worker-src',
  ]
  const sinks = ['require-trusted-types-for', 'require-trusted-types-for', 'trusted-types']
  // The browser reads the manifest when it is asked whether the app can be installed.
  await (await page.context().newCDPSession(page)).send('Page.getAppManifest')
  const found = () => refused.map((each) => each.split(' ')[0]).sort()
  await expect.poll(found).toEqual([...kinds, ...sinks].sort())
  await page.close()
})
