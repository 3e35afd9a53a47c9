import { expect, freshLeague, logIn, signUp, test } from './fixture'
import { holdBack } from './hold-back'
import { loseFirstAnswer } from './lose-first-answer'
import { reachPushService } from './push-service'

freshLeague()
// The browser itself complains of a call that fails.
test.use({ complaints: 'expected', hasWorkers: true })

test('the switch of a kind whose change was refused, or whose answer was lost, shows what is stored', {
  tag: '@long',
}, async ({ page, context }) => {
  const own = '**/api/users/me'
  await context.grantPermissions(['notifications'])
  await reachPushService(context)
  await signUp(page, 'choosy')
  await page.goto('/')
  await page.getByLabel('Notify me on this device').click()
  const kind = page.getByLabel('Picks missing')
  await expect(kind).toBeChecked()
  await page.route(own, (route) => route.fulfill({ status: 429, json: { error: 'Too often.', code: 'too-often' } }))
  await kind.click()
  await expect(page.getByText('Too often.')).toBeVisible()
  await expect(kind).toBeChecked()

  await page.unroute(own)
  const release = await holdBack(page, own)
  await loseFirstAnswer(page, own)
  await kind.click()
  await expect(page.getByText(/^The server cannot be reached/)).toBeVisible()
  await expect(kind, 'while it is not known').toBeDisabled()
  release()
  await expect(kind).not.toBeChecked()
})

test('a browser that refuses says so once, in place of the switch', { tag: '@long' }, async ({ page, context }) => {
  await context.grantPermissions(['notifications'])
  await reachPushService(context)
  await context.addInitScript("Notification.requestPermission = async () => 'denied'")
  await logIn(page, 'wes')
  await page.goto('/')
  await page.getByLabel('Notify me on this device').click()
  const notice = page.getByText(/^Your browser blocks/)
  await expect(page.locator('main [role=status]').filter({ has: notice })).toBeVisible()
  expect(await notice.count()).toBe(1)
})
