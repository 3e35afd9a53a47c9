import { isKept } from './isKept'
import { expect, freshLeague, logIn, test } from './stadium'

freshLeague()
test.use({ hasWorkers: true })

test('the app can be installed', { tag: '@long' }, async ({ page, context }) => {
  await logIn(page, 'ray')
  await isKept(page)
  const browser = await context.newCDPSession(page)
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
  // Contexts of the tests are private windows, which install nothing.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito'])
  expect((await browser.send('Page.getAppManifest')).errors).toEqual([])
})
