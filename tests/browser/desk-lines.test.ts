import { counted } from '#common/counted'
import { arrive } from './arrive'
import { expect, freshLeague, send, slate, test, WEEK } from './fixture'
import { lastAhead } from './game-day'

freshLeague()

test('before the kickoff a box changes a game at once and says what it is now; after it, a change of points asks', async ({
  page,
}) => {
  await arrive(page, 'commish', '/commish')
  const ahead = await lastAhead(page, (line) => line.multiplier === 1)
  const over = (await slate(page)).find((line) => line.phase === 'final' && line.multiplier === 1)
  if (!over) throw new Error('the demo has no game that is over')
  const box = (name: string, game: typeof ahead) =>
    page.getByRole('checkbox', { name: `${name}: ${game.awayName} at ${game.homeName}` })
  const calls: string[] = []
  page.on('request', (request) => request.method() === 'PATCH' && calls.push(request.url()))

  await box('×2', ahead).click()
  await expect(page.getByText(`${ahead.awayName} at ${ahead.homeName} counts double.`, { exact: true })).toBeVisible()
  expect(calls).toHaveLength(1)

  await test.step('what has locked by itself has no box to lock it', async () => {
    await expect(box('Locked', ahead)).toBeVisible()
    await expect(box('Locked', over)).toHaveCount(0)
    const line = page.getByRole('listitem').filter({ has: box('×2', over) })
    await expect(line.getByText('Locked by kickoff')).toBeVisible()
  })

  const called = `${over.awayName} at ${over.homeName}`
  await box('×2', over).click()
  await page
    .getByRole('dialog', { name: `Count ${called} double?` })
    .getByRole('button', { name: 'Cancel' })
    .click()
  await expect(box('×2', over)).not.toBeChecked()
  await box('Called off', over).click()
  const dialog = page.getByRole('dialog', { name: `Call off ${called}?` })
  await expect(dialog).toContainText('Its picks then count for nobody.')
  expect(calls, 'nothing before the answer').toHaveLength(1)
  await dialog.getByRole('button', { name: 'Call it off' }).click()
  await expect(page.getByText(`${called} is called off and counts for nobody.`, { exact: true })).toBeVisible()
  await expect(box('Called off', over)).toBeChecked()
  expect(calls, 'asked once').toHaveLength(2)

  await test.step('so does another number, once it is set and not before', async () => {
    const field = page.getByRole('textbox', { name: `Spread: ${over.awayName} at ${over.homeName}` })
    const before = await field.inputValue()
    const ofGame = (name: string) =>
      page
        .getByRole('button', { name: `: ${over.awayName} at ${over.homeName}` })
        .and(page.getByText(name, { exact: true }))
    const question = page.getByRole('dialog', { name: `Change the spread of ${called}?` })
    await ofGame('−').click()
    await expect(field).not.toHaveValue(before)
    await ofGame('+').click()
    await expect(field).toHaveValue(before)
    await expect(ofGame('Set')).toBeDisabled()
    await ofGame('−').click()
    const stepped = await field.inputValue()
    await expect(question).toHaveCount(0)
    // What is typed stays while another screen is looked at.
    await page.getByRole('link', { name: 'Members and invite link' }).click()
    await page.goBack()
    await expect(field).toHaveValue(stepped)
    await ofGame('Set').click()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(field).toHaveValue(stepped)
    expect(calls).toHaveLength(2)
    await ofGame('Set').click()
    await question.getByRole('button', { name: 'Change the spread' }).click()
    await expect(question).toHaveCount(0)
    await expect.poll(() => calls.length).toBe(3)
    await expect(field).toHaveValue(stepped)
    await expect(ofGame('Set')).toBeDisabled()
    await expect(page.getByRole('status').filter({ hasText: / is set\.$/ })).toHaveCount(1)

    await field.fill('-29.5')
    await send(page, 'PATCH', `/commish/line/${over.gameId}`, { week: WEEK, spread: -28.5 })
    await expect(page.getByRole('listitem').filter({ has: field })).toContainText('−28½')
    await ofGame('Set').click()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await ofGame('Set').click()
    await question.getByRole('button', { name: 'Change the spread' }).click()
    const refusal = page.getByText(/^Error updating spread: .*−28½/)
    await expect(refusal, 'another commissioner’s change is not overwritten unseen').toBeVisible()
  })
})

test('half points take the whole numbers from the games ahead, and a week is scored by a press', {
  tag: '@long',
}, async ({ page }) => {
  await arrive(page, 'commish', '/commish')
  const isWhole = (spread: number | null) => spread !== null && Number.isInteger(spread)
  const ahead = (await slate(page)).filter((line) => line.phase === 'pre' && !line.isLocked && isWhole(line.spread))
  expect(ahead.length).toBeGreaterThan(0)
  const add = page.getByRole('button', { name: 'Add half points' })
  await add.click()
  await expect(
    page.getByText(`Half a point added to ${counted(ahead.length, 'spread')}.`, { exact: true }),
  ).toBeVisible()
  for (const { awayName, homeName } of ahead)
    await expect(page.getByRole('textbox', { name: `Spread: ${awayName} at ${homeName}` })).toHaveValue(/½$/)
  await add.click()
  await expect(page.getByText('No open game has a whole-number spread.')).toBeVisible()

  await page.getByRole('button', { name: `Score week ${WEEK}`, exact: true }).click()
  await expect(page.getByText(/^[1-9]\d* picks in [1-9]\d* games? scored\./)).toBeVisible()
})
