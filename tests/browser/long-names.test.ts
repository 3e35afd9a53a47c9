import { DAY, MINUTE } from '#common/durations'
import { arrive } from './arrive'
import { expect, fitsSideways, freshLeague, send, test, WEEK } from './fixture'
import { overflowing } from './overflow'

freshLeague()

/** A name of one word that is as long as may be typed, in the widest letters. */
const long = (word: string) => word.padEnd(39, 'WMWWM')

test('long names of teams, of a channel and of a week stay inside their cards on a phone', { tag: '@long' }, async ({
  page,
}) => {
  await arrive(page, 'commish', '/weekly-picks')
  const day = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10)
  const teams = { awayTeam: long('Wombat'), homeTeam: long('Mammoth') }
  // The next game to lock is named above the cards.
  const kickoff = Date.now() - 8.5 * MINUTE
  await send(page, 'POST', '/commish/games', {
    week: WEEK,
    ...teams,
    broadcast: long('Television'),
    kickoff,
    spread: -3.5,
  })
  const label = 'Conference championship weekend'
  await send(page, 'POST', '/commish/weeks', { week: 15, label, firstDay: day(21), lastDay: day(27) })

  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    for (const path of ['/weekly-picks', '/live-scores', '/commish']) {
      await page.goto(path)
      await expect(page.getByText(teams.homeTeam).filter({ visible: true }).first()).toBeVisible()
      await fitsSideways(page)
      expect.soft(await overflowing(page), `sticks out on ${path} at ${width} px`).toEqual([])
    }
    await page.getByLabel('Week to work on').fill('15')
    await expect(page.getByRole('navigation', { name: `Steps of ${label}` })).toBeVisible()
    await fitsSideways(page)
    expect.soft(await overflowing(page), `sticks out in week 15 at ${width} px`).toEqual([])
    // The desk opens the week that was worked on last.
    await page.getByLabel('Week to work on').fill(String(WEEK))
  }
})
