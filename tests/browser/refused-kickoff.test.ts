import { arrive } from './arrive'
import { expect, feed, freshLeague, test } from './fixture'
import { gameAhead, lockIn } from './game-day'
import { TYPING_ZONE, typedTime } from './typed-time'

freshLeague()
test.use({ complaints: 'expected', timezoneId: TYPING_ZONE })

test('a kickoff that is refused does not make a change of a score that nobody has typed', { tag: '@long' }, async ({
  page,
}) => {
  await arrive(page, 'commish', '/commish')
  const game = await gameAhead(page)
  const row = page.getByRole('region', { name: 'Lines' }).getByRole('listitem').filter({ hasText: game.homeName })
  await lockIn(page, game, 480)
  await expect(row.getByText('Live', { exact: true }).first()).toBeVisible()
  await row.getByRole('button', { name: /^Edit game/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Status')).toHaveValue('live')
  await feed({ game: { id: game.gameId, homeScore: 7 } })
  await expect(row.getByText(/ 7/).first()).toBeAttached({ timeout: 30_000 })
  const save = dialog.getByRole('button', { name: 'Save by hand' })
  await dialog.getByLabel('Kickoff').fill(typedTime(Date.now() + 30 * 60_000))
  await save.click()
  await expect(dialog.getByRole('alert')).toContainText('is being played')
  await dialog.getByLabel('Kickoff').fill(typedTime(Date.now() - 4 * 60_000))
  const saving = page.waitForRequest((request) => request.method() === 'PATCH')
  await save.click()
  expect(Object.keys((await saving).postDataJSON())).not.toContain('seenResult')
  await expect(dialog).toHaveCount(0)
})
