import { arrive } from './arrive'
import { expect, freshLeague, linesNotOver, test } from './fixture'

freshLeague()

test('what is typed and not saved stays while one looks elsewhere, and the lock names it', async ({ page }) => {
  await arrive(page, 'commish', '/commish')
  const line = linesNotOver(page).last()
  const number = line.getByRole('textbox')
  const notice = page.getByLabel('Notice to everybody')
  await number.fill('-7.5')
  await notice.fill('Bring a coat.')
  const asked = page.waitForEvent('dialog')
  const reload = page.reload({ timeout: 2_000 }).catch(() => undefined)
  await (await asked).dismiss()
  await reload
  await page.getByRole('link', { name: 'CFB Picks' }).click()
  await expect(page.getByRole('region', { name: 'Team card' })).toBeVisible()
  await page.goBack()
  await expect(number).toHaveValue('-7.5')
  await expect(notice).toHaveValue('Bring a coat.')
  await page.getByRole('button', { name: /^Lock week/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/The spread in the box is not set yet: .+ at .+\.$/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await line.getByRole('button', { name: 'Set spread' }).click()
  await expect(number).toHaveValue('−7½')
  await number.fill('')
  await notice.focus()
  await expect(number, 'a field that is left empty shows the spread').toHaveValue('−7½')
  await number.fill('-7.5')
  await notice.focus()
  await expect(number, 'so does one with the same number').toHaveValue('−7½')
  await number.fill('-7')
  await number.fill('-7.5')
  await page.getByRole('button', { name: /^Lock week/ }).click()
  await expect(dialog).toBeVisible()
  await expect(dialog.getByText(/is not set yet/)).toHaveCount(0)
})

test('a spread is typed key by key over one that begins alike, and stays the number of its side', {
  tag: '@long',
}, async ({ page }) => {
  await arrive(page, 'commish', '/commish')
  const line = linesNotOver(page).last()
  const number = line.getByRole('textbox')
  const set = async (typed: string) => {
    await number.fill(typed)
    await line.getByRole('button', { name: 'Set spread' }).click()
  }
  await set('-7')
  await expect(number).toHaveValue('−7')
  await number.selectText()
  await number.pressSequentially('-7.5')
  await expect(number).toHaveValue('-7.5')
  await number.press('Enter')
  await expect(number).toHaveValue('−7½')

  await set('-6')
  await set('0')
  const label = line.locator('form label')
  const before = await label.textContent()
  await line.getByRole('button', { name: 'Swap favorite' }).click()
  const swapped = await label.textContent()
  expect(swapped).not.toBe(before)
  await set('6.5')
  const dialog = page.getByRole('dialog', { name: / −6½\?$/ })
  await expect(dialog, 'also while neither is favored').toContainText(`${swapped} +6½ makes `)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await number.fill('-7')
  await page.getByRole('link', { name: 'CFB Picks' }).click()
  await expect(page.getByRole('region', { name: 'Team card' })).toBeVisible()
  await page.goBack()
  await expect(number).toHaveValue('-7')
  await expect(label).toHaveText(swapped ?? '')
})

test.describe('while a spread cannot be stored', () => {
  test.use({ complaints: 'expected' })

  test('what was typed stays, and is stored by the next press', { tag: '@long' }, async ({ page }) => {
    await arrive(page, 'commish', '/commish')
    const line = linesNotOver(page).last()
    const [number, set] = [line.getByRole('textbox'), line.getByRole('button', { name: 'Set spread' })]
    await page.route('**/api/commish/line/*', (route) => route.abort())
    await number.fill('-4.5')
    await set.click()
    await expect(page.getByText(/^Error updating spread: The server did not answer\. .* done/)).toBeVisible()
    await expect(number).toHaveValue('-4.5')
    await page.unroute('**/api/commish/line/*')
    await set.click()
    await expect(number).toHaveValue('−4½')
  })
})
