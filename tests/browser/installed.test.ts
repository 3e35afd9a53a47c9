import { expect, freshLeague, logIn, test } from './fixture'
import { untilKept } from './until-kept'

freshLeague()
test.use({ hasWorkers: true })

test('the app can be installed', { tag: '@long' }, async ({ page, context }) => {
  await logIn(page, 'ray')
  await untilKept(page)
  const browser = await context.newCDPSession(page)
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
  // Contexts of the tests are private windows, which install nothing.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito'])
  expect((await browser.send('Page.getAppManifest')).errors).toEqual([])
})
