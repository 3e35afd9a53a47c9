import type { Route } from '@playwright/test'
import { arrive } from './arrive'
import { expect, freshLeague, linesNotOver, seedEmptyLeague, send, slate, test, WEEK } from './fixture'
import { loseFirstAnswer } from './lose-first-answer'
import { removeMember } from './remove-member'

test.use({ complaints: 'expected' })

test.describe('beside another commissioner', () => {
  freshLeague()

  test('no spread that another commissioner sets meanwhile is replaced unasked', { tag: '@long' }, async ({ page }) => {
    await arrive(page, 'commish', '/commish')
    const [game] = (await slate(page)).slice(-1)
    if (!game) throw new Error('the demo has no game')
    const line = linesNotOver(page).last()
    const [number, set] = [line.getByRole('textbox'), line.getByRole('button', { name: 'Set spread' })]
    /** Sets the favorite's number elsewhere, and waits until the desk shows it. */
    const setElsewhere = async (favorite: number) => {
      const spread = (game.spread ?? 0) > 0 ? 0 - favorite : favorite
      await send(page, 'PATCH', `/commish/line/${game.gameId}`, { week: WEEK, spread })
      await expect(line.getByText(`${game.favorite} −${-favorite}`, { exact: true })).toBeVisible()
    }
    const refusal = page.getByText(`Error updating spread: ${game.awayName} at ${game.homeName} was changed meanwhile`)
    const isRefusedOnce = async () => {
      await expect(refusal).toBeVisible()
      await page.getByRole('button', { name: 'Dismiss' }).click()
      await expect(refusal).toHaveCount(0)
    }

    await test.step('after a save that got no answer', async () => {
      await number.fill('-5')
      await page.route('**/api/commish/line/*', (route) => route.abort(), { times: 1 })
      await set.click()
      await expect(page.getByText(/^Error updating spread: The server did not answer\./)).toBeVisible()
      await setElsewhere(-9)
      await set.click()
      await isRefusedOnce()
      await expect(number).toHaveValue('-5')
      await set.click()
      await expect(number).toHaveValue('−5')
    })

    await test.step('nor hidden by steps that led back to the one before', async () => {
      // Presses that take no focus, as in Safari.
      for (const name of [/^Half a point more/, /^Half a point less/])
        await line.getByRole('button', { name }).evaluate((button: HTMLElement) => button.click())
      await expect(line.getByRole('status').last()).toHaveText(/ −5, unchanged$/)
      await setElsewhere(-8)
      await expect(number).toHaveValue('−8')
    })

    await test.step('by a step over a number that is typed', async () => {
      await number.fill('-6')
      await setElsewhere(-10)
      await line.getByRole('button', { name: /^Half a point more/ }).click()
      await expect(number).toHaveValue('−6½')
      await set.click()
      await isRefusedOnce()
      await expect(number).toHaveValue('−6½')
    })

    await test.step('by the feed’s number, and what is typed stays then', async () => {
      await page.getByRole('button', { name: 'Refresh spreads' }).click()
      const dialog = page.getByRole('dialog', { name: 'Left as they were' })
      const left = dialog.getByRole('listitem').filter({ hasText: `${game.awayName} at ${game.homeName}` })
      await expect(left).toBeVisible()
      await dialog.getByRole('button', { name: 'Leave them' }).click()
      await number.fill('-7')
      await page.getByRole('button', { name: 'Refresh spreads' }).click()
      await left.getByRole('checkbox').check()
      const changeFirst = (route: Route) => setElsewhere(-11).then(() => route.continue())
      await page.route('**/api/commish/spreads', changeFirst, { times: 1 })
      await dialog.getByRole('button', { name: 'Take 1 from the feed' }).click()
      await expect(left).toContainText(/11 →/)
      await dialog.getByRole('button', { name: 'Leave them' }).click()
      await expect(number).toHaveValue('-7')
    })
  })

  test('a removal without an answer is shown once it was done', { tag: '@long' }, async ({ page }) => {
    await arrive(page, 'commish', '/commish/members')
    const member = page
      .locator('details')
      .filter({ hasText: /^(?!.*commissioner)/ })
      .first()
    await member.locator('summary').click()
    await loseFirstAnswer(page, '**/api/commish/remove-member')
    await removeMember(member)
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('alert')).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(member.getByText('Removed: Asked to leave.')).toBeVisible()
  })
})

test('the chosen week stays on the desk while another commissioner opens the league’s first week', {
  tag: '@long',
}, async ({ page }) => {
  await arrive(page, 'commish', '/commish', await seedEmptyLeague())
  const shown = page.getByLabel('Week to work on')
  await shown.fill('5')
  await shown.press('Enter')
  await expect(page.getByRole('region', { name: 'Games of week 5' })).toBeVisible()
  await send(page, 'POST', '/settings/active-week', { activeWeek: WEEK })
  await expect(page.getByLabel('Active week')).toContainText(`Week ${WEEK}`)
  await expect(shown).toHaveValue('5')
  await expect(page.getByRole('region', { name: 'Games of week 5' })).toBeVisible()
})
