import { arrive } from './arrive'
import { bearer, expect, fitsSideways, freshLeague, inspect, slate, test, WEEK } from './fixture'
import { TYPING_ZONE, typedTime } from './typed-time'

freshLeague()
test.use({ viewport: { width: 390, height: 844 }, timezoneId: TYPING_ZONE })

test('a commissioner adds a game by hand on a phone, a player picks it, and its score is entered', {
  tag: '@long',
}, async ({ page, browser }) => {
  await arrive(page, 'commish', '/commish')
  const dialog = page.getByRole('dialog')
  const row = page.getByRole('region', { name: 'Lines' }).getByRole('listitem').filter({ hasText: 'Slippery Rock' })

  await test.step('teams of the catalogue and of its own words, and a kickoff', async () => {
    await page.getByRole('button', { name: 'Change games' }).click()
    await page.getByRole('button', { name: 'Add a game by hand' }).click()
    await dialog.getByLabel('Away team').fill('Slippery Rock')
    await dialog.getByLabel('Home team').fill('Army')
    await dialog.getByLabel('Kickoff').fill('2020-09-05T12:00')
    await expect(dialog).toContainText(/That is Sat, Sep 5, \d+:00 [AP]M EDT\./)
    await dialog.getByLabel('Home line').fill('−3½')
    await dialog.getByRole('button', { name: 'Add game' }).click()
    await expect(dialog.getByRole('alert')).toHaveText(/would be locked already/)
    await inspect(page)
    const field = await dialog.getByLabel('Home line').boundingBox()
    if (!field) throw new Error('the field is not on the screen')
    await page.mouse.move(field.x + 20, field.y + 20)
    await page.mouse.down()
    await page.mouse.move(5, 5)
    await page.mouse.up()
    await expect(dialog, 'text that is selected beyond the dialog closes nothing').toBeVisible()
    await dialog.getByLabel('Kickoff').fill(typedTime(Date.now() - 3 * 60_000))
    await dialog.getByRole('button', { name: 'Add game' }).click()
    await expect(row).toContainText('Game by hand')
    await expect(row).toContainText('Army −3½')
  })

  await test.step('a player picks it', async () => {
    const player = await browser.newPage({ viewport: { width: 390, height: 844 } })
    await arrive(player, 'wes', '/weekly-picks')
    const card = player.getByRole('article', { name: 'Slippery Rock at Army' })
    await card.getByRole('button', { name: 'Slippery Rock' }).click()
    await expect(card.getByRole('button', { name: 'Slippery Rock' })).toHaveAttribute('aria-pressed', 'true')
    await fitsSideways(player)
    await player.close()
  })

  await test.step('its score under way, then its final', async () => {
    await row.getByRole('button', { name: /^Edit game/ }).click()
    const kickoff = await dialog.getByLabel('Kickoff').inputValue()
    await dialog.getByLabel('Kickoff').fill('')
    await dialog.getByRole('button', { name: 'Save by hand' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('Please enter the whole kickoff.')
    await dialog.getByLabel('Kickoff').fill(kickoff)
    await dialog.getByLabel('Status').selectOption('Final')
    await expect(dialog.getByLabel('Army', { exact: true }), 'nobody saves a 0–0 they did not type').toHaveValue('')
    await dialog.getByLabel('Status').selectOption('Live')
    await dialog.getByLabel('Slippery Rock', { exact: true }).fill('7')
    await dialog.getByLabel('Army', { exact: true }).fill('10')
    await inspect(page)
    await dialog.getByRole('button', { name: 'Save by hand' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(row.getByText('Live', { exact: true })).toBeVisible()
    await row.getByRole('button', { name: /^Edit game/ }).click()
    await expect(dialog.getByLabel('Army', { exact: true })).toHaveValue('10')
    await dialog.getByLabel('Status').selectOption('Final')
    await dialog.getByLabel('Army', { exact: true }).fill('21')
    await dialog.getByRole('button', { name: 'Save by hand' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(row.getByText('Final', { exact: true })).toBeVisible()
    await expect(page.getByText(/^Last change, by .*Slippery Rock at Army: final by hand, 7–21\.$/)).toBeVisible()
  })

  await test.step('a form that was opened before another correction overwrites nothing', async () => {
    const game = (await slate(page)).find(({ awayName }) => awayName === 'Slippery Rock')
    const correct = async (homeScore: number) =>
      page.request.patch(`/api/commish/line/${game?.gameId}`, {
        headers: await bearer(page),
        data: { week: WEEK, homeScore },
      })
    await row.getByRole('button', { name: /^Edit game/ }).click()
    expect((await correct(24)).ok()).toBe(true)
    await expect(page.getByText(/final by hand, 7–21 → 7–24/)).toBeAttached()
    await dialog.getByRole('button', { name: 'Save by hand' }).click()
    await expect(dialog).toHaveCount(0)
    await row.getByRole('button', { name: /^Edit game/ }).click()
    await expect(dialog.getByLabel('Army', { exact: true })).toHaveValue('24')
    await correct(27)
    await dialog.getByLabel('Army', { exact: true }).fill('28')
    await dialog.getByRole('button', { name: 'Save by hand' }).click()
    await expect(dialog.getByRole('alert')).toHaveText(
      'Slippery Rock at Army was changed meanwhile and is now final, 7–27. Please look again.',
    )
    await dialog.getByRole('button', { name: 'Save by hand' }).click()
    await expect(dialog, 'who has read that may save').toHaveCount(0)
    await expect(page.getByText(/final by hand, 7–27 → 7–28/)).toBeAttached()
  })

  await test.step('Enter in a score saves it, also of a game of the feed that could be given back', async () => {
    const game = page
      .getByRole('region', { name: 'Lines' })
      .getByRole('listitem')
      .filter({ hasNotText: 'Army' })
      .first()
    const score = dialog.getByRole('spinbutton')
    const open = game.getByRole('button', { name: /^Edit game/ })
    await open.click()
    await dialog.getByLabel('Status').selectOption('Final')
    await score.first().fill('7')
    await score.last().fill('10')
    await score.last().press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(game.getByText('Final', { exact: true })).toBeVisible()
    await open.click()
    await expect(dialog.getByRole('button', { name: 'Back to the feed' })).toBeVisible()
    await score.last().fill('13')
    await score.last().press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText(/final by hand, 7–10 → 7–13/)).toBeAttached()
  })
  await inspect(page)
})
