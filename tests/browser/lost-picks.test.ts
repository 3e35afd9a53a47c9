import { arrive } from './arrive'
import { cardOf, expect, freshLeague, PHONE, signUp, test } from './fixture'
import { lockByHand, openGames, pick, save, says, team } from './game-day'
import { removeMember } from './remove-member'

freshLeague()
// The browser itself complains of a save that is cut off or refused.
test.use({ viewport: PHONE, complaints: 'expected' })

const SAVES = '**/api/picks'

test('Save sends a first pick that failed again, and asks only for the one that was never made', {
  tag: '@long',
}, async ({ page }) => {
  await signUp(page, 'secondtry')
  const open = await openGames(page)
  const [failing, unpicked] = open.filter(({ phase }) => phase === 'pre').reverse()
  if (!failing || !unpicked) throw new Error('the demo has too few games to pick')
  for (const each of open) if (each !== failing && each !== unpicked) await save(page, each, 'HOME')
  await page.route(SAVES, (route) => route.fulfill({ status: 500, json: { error: 'Broken.', code: 'internal' } }))
  await team(page, failing, 'AWAY').click()
  await says(page, failing, 'Not saved yet. Our fault, please tap Retry.')
  await page.unroute(SAVES)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('You still need to make 1 pick(s).')).toBeVisible()
  await says(page, failing, /^Saved /)
})

test('Save says that a change came after the lock, and greets with no success', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  const desk = await (await browser.newContext()).newPage()
  await arrive(desk, 'commish')
  await arrive(page, 'wes', '/weekly-picks')
  const open = await openGames(page)
  const game = open.find(({ phase }) => phase === 'pre')
  if (!game) throw new Error('the demo has no game to pick')
  for (const each of open) await save(page, each, 'HOME')
  await says(page, game, /^Saved /)

  await page.route(SAVES, (route) => route.abort())
  await team(page, game, 'AWAY').click()
  await expect(page.getByText('1 not saved')).toBeVisible()
  await lockByHand(desk, game, true)
  await page.unroute(SAVES)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByText(/^A pick of yours was not saved\. This game was locked by/)).toBeVisible()
  await says(page, game, /^Not saved\. This game was locked/)
  await expect(page.getByText('1 change came too late')).toBeVisible()

  const button = page.getByRole('button', { name: 'Save', exact: true })
  await button.click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText('Not changed before the lock: 1 of your picks.')).toBeVisible()
  await expect(page.getByText("Week's points")).toBeVisible()
  await expect(page.getByText('Picks ready to go!')).toHaveCount(0)
  await desk.context().close()
})

test('picks that a removal has deleted leave an open page at once', { tag: '@long' }, async ({ page, browser }) => {
  await signUp(page, 'thrownout')
  const [first, second] = (await openGames(page)).reverse()
  if (!first || !second) throw new Error('the demo has too few games to pick')
  for (const each of [first, second]) await pick(page, each, 'HOME')
  const desk = await (await browser.newContext()).newPage()
  await arrive(desk, 'commish', '/commish/members')
  const member = desk.locator('details', { hasText: 'thrownout' })
  await member.locator('summary').click()
  await removeMember(member)
  for (const each of [first, second]) await says(page, each, 'No pick yet')
  await expect(page.getByText(/^0 of /)).toBeVisible()
  await desk.context().close()
})

test('what is said at the foot of a card stands above the bar at the foot of the screen', { tag: '@long' }, async ({
  page,
}) => {
  await signUp(page, 'lowcard')
  const [game] = (await openGames(page)).filter(({ phase }) => phase === 'pre').slice(-2)
  if (!game) throw new Error('the demo has no game to pick')
  const gap = () =>
    cardOf(page, game).evaluate((card) => {
      const bar = document.querySelector('[class*="SaveBar_bar"]')
      return (bar?.getBoundingClientRect().top ?? 0) - card.getBoundingClientRect().bottom
    })
  await page.evaluate((by) => scrollBy(0, 4 - by), await gap())
  await expect.poll(gap, 'the card ends at the bar').toBeLessThan(12)
  await page.route(SAVES, (route) => route.abort())
  await team(page, game, 'HOME').click()
  await says(page, game, /^(No answer yet|You're offline)/)
  await expect.poll(gap, 'the longer card does, too').toBeGreaterThanOrEqual(0)
})

test('a save that fails late does not scroll back to its card', { tag: '@long' }, async ({ page }) => {
  await signUp(page, 'scroller')
  const game = (await openGames(page)).find(({ phase }) => phase === 'pre')
  if (!game) throw new Error('the demo has no game to pick')
  let fail = () => {}
  const failing = new Promise<void>((resolve) => {
    fail = resolve
  })
  await page.route(SAVES, (route) => failing.then(() => route.abort()))
  await team(page, game, 'HOME').click()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(800)
  fail()
  await expect(
    cardOf(page, game)
      .getByText(/^(No answer yet|You're offline)/)
      .last(),
  ).toBeAttached()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(before - 50)
})
