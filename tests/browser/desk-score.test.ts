import { arrive } from './arrive'
import { expect, freshLeague, send, slate, test, WEEK } from './fixture'

freshLeague()

test('once all games are over the desk scores the week where it says so, and home leads to it', {
  tag: '@long',
}, async ({ page }) => {
  await arrive(page, 'commish', '/')
  const over = page.getByText(`Week ${WEEK} is over. See what comes next`)
  await expect(page.getByRole('link', { name: 'Weekly Picks' }).first()).toBeVisible()
  await expect(over).toHaveCount(0)
  for (const { gameId, phase } of await slate(page)) {
    if (phase !== 'final') await send(page, 'PATCH', `/commish/line/${gameId}`, { week: WEEK, void: true })
  }
  await over.click()
  const steps = page.getByRole('navigation', { name: `Steps of week ${WEEK}` })
  await expect(steps.getByText('Every game is over: score the week.')).toBeVisible()
  await steps.getByRole('button', { name: `Score week ${WEEK}` }).click()
  await expect(page.getByText(/^[1-9]\d* picks in [1-9]\d* games scored\./)).toBeVisible()
  await expect(steps.getByRole('button', { name: `On to week ${WEEK + 1}` })).toBeVisible()
})
