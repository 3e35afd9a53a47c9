import { arrive } from './arrive'
import { holdBack } from './holdBack'
import { expect, freshLeague, slate, test } from './stadium'

freshLeague()

test('a spread is typed and stepped, and no press is lost', async ({ page }) => {
  await arrive(page, 'commish', '/commish')
  const game = (await slate(page)).filter((line) => line.phase === 'pre' && line.multiplier === 1).at(-1)
  if (!game) throw new Error('the demo has no game ahead')
  const number = page.getByRole('textbox', { name: `Spread: ${game.awayName} @ ${game.homeName}` })
  const line = page.getByRole('listitem').filter({ has: number })
  const favorite = (game.spread ?? 0) > 0 ? game.awayName : game.homeName
  const other = favorite === game.homeName ? game.awayName : game.homeName

  await test.step('a number without a sign asks before it turns the favorite', async () => {
    await number.fill('10')
    await line.getByRole('button', { name: 'Set spread' }).click()
    const dialog = page.getByRole('dialog', { name: 'Are you sure?' })
    await expect(dialog).toContainText(`${favorite} is the favorite. A number above 0 makes it ${other}.`)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(number).toHaveValue('10')
  })

  await test.step('steps that come while one is being stored are stored after it, from what was typed', async () => {
    const calls: string[] = []
    page.on('request', (request) => request.method() === 'PATCH' && calls.push(request.url()))
    const release = await holdBack(page, '**/api/commish/line/*')
    await number.fill('-12')
    const more = line.getByRole('button', { name: `Half a point more for ${favorite}` })
    for (const shown of ['−12½', '−13', '−13½', '−14']) {
      await more.click()
      await expect(number).toHaveValue(shown)
    }
    release()
    await expect(line.getByText(`${favorite} −14`, { exact: true })).toBeVisible()
    expect(calls).toHaveLength(2)
  })
})

test.describe('while a spread cannot be stored', () => {
  test.use({ complaints: 'expected' })

  test('what was typed stays, and is stored by the next press', async ({ page }) => {
    await arrive(page, 'commish', '/commish')
    const line = page.getByRole('region', { name: 'Lines' }).getByRole('listitem').last()
    const [number, set] = [line.getByRole('textbox'), line.getByRole('button', { name: 'Set spread' })]
    await page.route('**/api/commish/line/*', (route) => route.abort())
    await number.fill('-17.5')
    await set.click()
    await expect(page.getByText(/^Error updating spread: The server did not answer\. .* done/)).toBeVisible()
    await expect(number).toHaveValue('-17.5')
    await page.unroute('**/api/commish/line/*')
    await set.click()
    await expect(number).toHaveValue('−17½')
  })
})
