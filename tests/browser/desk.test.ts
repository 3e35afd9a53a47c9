import { arrive, arriveAtDesk } from './arrive'
import { atBothSizes, cardOf, expect, freshLeague, inspect, send, test, WEEK } from './fixture'
import { lastAhead } from './game-day'
import { holdBack } from './hold-back'

freshLeague()

test('what the commissioner changes, a player sees at once', async ({ page, browser }) => {
  await arrive(page, 'commish', '/dashboard')
  const game = await lastAhead(page, (line) => line.multiplier === 1)
  const label = `${game.awayName} at ${game.homeName}`

  const player = await browser.newPage()
  await arrive(player, 'wes', '/weekly-picks')
  const card = cardOf(player, game)
  await expect(card).toBeVisible()
  await expect(card.getByText('×2')).toHaveCount(0)

  await page.getByRole('link', { name: 'Commish' }).click()
  await page.getByRole('checkbox', { name: `×2: ${label}` }).click()
  await expect(card.getByText('×2')).toBeVisible()

  const number = page.getByRole('textbox', { name: `Spread: ${label}` })
  const line = page.getByRole('listitem').filter({ has: number })
  const cardSays = async (home: string, away: string) => {
    await expect(card.getByRole('button', { name: game.homeName })).toContainText(home)
    await expect(card.getByRole('button', { name: game.awayName })).toContainText(away)
  }
  const favorite = (game.spread ?? 0) > 0 ? game.awayName : game.homeName
  const other = favorite === game.homeName ? game.awayName : game.homeName
  await number.fill('-7.5')
  await line.getByRole('button', { name: 'Set spread' }).click()
  await expect(number).toHaveValue('−7½')
  await (favorite === game.homeName ? cardSays('−7½', '+7½') : cardSays('+7½', '−7½'))

  await test.step('the number is the favorite’s, never ½, and at 0 the favorite can be swapped', async () => {
    await number.fill('-1')
    await line.getByRole('button', { name: 'Set spread' }).click()
    await expect(number).toHaveValue('−1')
    await line.getByRole('button', { name: `Half a point less for ${favorite}` }).click()
    await expect(number).toHaveValue('0')
    await line.getByRole('button', { name: 'Set spread' }).click()
    await cardSays('EVEN', 'EVEN')
    await line.getByRole('button', { name: 'Swap favorite' }).click()
    await expect(line.getByRole('status').filter({ hasText: other })).toBeAttached()
    const more = line.getByRole('button', { name: `Half a point more for ${other}` })
    await more.click()
    await expect(number).toHaveValue('−1')
    await expect(more, 'so that it can be pressed again').toBeFocused()
    await line.getByRole('button', { name: 'Set spread' }).click()
    await (other === game.homeName ? cardSays('−1', '+1') : cardSays('+1', '−1'))
  })

  const locked = page.getByRole('checkbox', { name: `Locked: ${label}` })
  await locked.click()
  // At its foot, as at each of its teams.
  await expect(card.getByText('Locked by the commissioner')).toHaveCount(3)
  await expect(locked).toBeChecked()

  await test.step('the whole week is locked, and unlocked again', async () => {
    const steps = page.getByRole('navigation', { name: 'Steps of week 11' })
    const isLit = (name: string) => expect(steps.getByRole('link', { name })).toHaveAttribute('aria-current', 'step')
    const lock = { name: 'Lock week 11', exact: true }
    const invitation = player.getByText('Tap who you think beats the spread')
    await expect(invitation).toBeVisible()
    await page.getByRole('button', lock).click()
    const question = page.getByRole('dialog')
    await expect(question, 'read out with its title').toHaveAccessibleDescription(/^Nobody can make or change a pick/)
    await question.getByRole('button', lock).click()
    await isLit('Score')
    await expect(invitation).toHaveCount(0)
    await page.getByRole('button', { name: 'Unlock week 11' }).click()
    await isLit('Lock')
    await expect(card.getByText('Locked by the commissioner')).toHaveCount(0)
  })

  await test.step('a notice is sent once, however quickly Enter comes again, and is gone once it is taken off', async () => {
    const notice = page.getByLabel('Notice to everybody')
    let sent = 0
    page.on('request', (request) => (sent += Number(request.url().endsWith('/api/commish/notice'))))
    const letGo = await holdBack(page, '**/api/commish/notice')
    await notice.fill('Bring a coat.')
    await notice.press('Enter')
    await notice.press('Enter')
    letGo()
    await expect(player.getByText('Bring a coat.')).toBeVisible()
    await expect(page.getByText('Everybody sees the notice now.')).toBeVisible()
    expect(sent).toBe(1)
    await notice.fill('')
    await notice.press('Enter')
    await expect(page.getByText('The notice is gone.')).toBeVisible()
    await expect(player.getByText('Bring a coat.')).toHaveCount(0)
  })
  await player.close()
})

test('what was typed before another commissioner’s change overwrites nothing', async ({ page }) => {
  await arrive(page, 'commish', '/commish')
  const game = await lastAhead(page, ({ spread }) => spread !== null && spread < 0)

  await test.step('a notice', async () => {
    const field = page.getByLabel('Notice to everybody')
    await field.fill('Kickoffs are late.')
    await send(page, 'POST', '/commish/notice', { week: WEEK, notice: 'No games on Thursday.' })
    await expect(page.getByText(/^Last change, by .*No games on Thursday/)).toBeVisible()
    await page.getByRole('button', { name: 'Save notice' }).click()
    await expect(page.getByText(/The notice was changed meanwhile: “No games on Thursday\.”/)).toBeVisible()
    await expect(field).toHaveValue('Kickoffs are late.')
    await page.getByRole('button', { name: 'Save notice' }).click()
    await expect(page.getByText('Everybody sees the notice now.')).toBeVisible()
    await field.fill('No games on Thursday.')
    await page.getByRole('button', { name: 'Save notice' }).click()
    await expect(page.getByRole('button', { name: 'Save notice' })).toHaveCount(0)
    // Enter where nothing was typed saves nothing: it would take the notice off.
    await field.press('Enter')
    await page.reload()
    await expect(field).toHaveValue('No games on Thursday.')
  })

  await test.step('a spread, which a second press stores over the one that is shown', async () => {
    const label = `Spread: ${game.awayName} at ${game.homeName}`
    const number = page.getByRole('textbox', { name: label })
    const set = page.getByRole('button', { name: `Set s${label.slice(1)}` })
    await number.fill('-16.5')
    await send(page, 'PATCH', `/commish/line/${game.gameId}`, { week: WEEK, spread: -14.5 })
    await expect(page.getByRole('listitem').filter({ has: number })).toContainText(`${game.homeName} −14½`)
    await set.click()
    await expect(page.getByText(/^Error updating spread: .*−14½/)).toBeVisible()
    await set.click()
    await expect(number).toHaveValue('−16½')
  })
})

test('the week on the desk is typed digit by digit, as on a phone', { tag: '@long' }, async ({ page }) => {
  await arrive(page, 'deputy', '/commish')
  const field = page.getByLabel('Week to work on')
  await expect(field).toHaveValue(String(WEEK))
  const early: string[] = []
  page.on('request', (request) => request.url().endsWith('week=1') && early.push(request.url()))
  const opens = (week: number) =>
    expect(page.getByRole('heading', { name: `Games of week ${week}`, exact: true })).toBeVisible()
  await field.press('End')
  for (const _digit of String(WEEK)) await field.press('Backspace')
  await expect(field).toHaveValue('')
  await field.press('9')
  await opens(9)
  await field.press('Backspace')
  await field.blur()
  await expect(field, 'an empty field chooses no other week').toHaveValue('9')
  await field.press('Backspace')
  await field.pressSequentially('12')
  await opens(12)
  expect(early, 'the first digit chooses no week').toEqual([])
  await field.press('Backspace')
  await field.press('Enter')
  await opens(1)
  await field.blur()
  await field.click()
  await page.keyboard.type('9')
  await opens(9)
})

test('the chat gets who is missing, and of a week that is over its result', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await arrive(page, 'deputy', '/commish')
  await page.getByRole('button', { name: 'Copy this message', exact: true }).click()
  await expect(page.getByText('The message is copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Week 11, picks still missing: /)
  await page.getByLabel('Week to work on').fill('10')
  const chat = page.getByRole('region', { name: 'For the group chat' })
  await expect(chat).toContainText(/Week 10: .* won with \d+ points.* then .* the season with \d+ points.* http/)
})

test('the commissioner reads whether everything works', { tag: '@long' }, async ({ page }) => {
  await arriveAtDesk(page)
  await page.getByRole('link', { name: 'Is everything working?' }).click()
  await expect(page).toHaveURL('/commish/status')
  const part = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await expect(part('Score feed')).toContainText(/Scores last came in|not been read yet/)
  await expect(part('Mail')).toContainText(/waiting/)
  for (const service of ['Sign-in', 'Database']) await expect(part(service)).toContainText(/Fine.*Answered in \d+ ms/)
  await atBothSizes(page, inspect)
  const read = page.waitForResponse((response) => response.url().endsWith('/api/commish/status') && response.ok())
  await page.getByRole('button', { name: 'Check again' }).click()
  await read
})

test('a player has no desk', async ({ page }) => {
  await arrive(page, 'dee', '/dashboard')
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Weekly Picks' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Commish' })).toHaveCount(0)
  for (const path of ['/commish', '/commish/status']) {
    await page.goto(path)
    await expect(page).toHaveURL('/')
  }
})
