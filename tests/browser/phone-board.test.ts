import { arrive } from './arrive'
import { expect, freshLeague, test } from './stadium'

freshLeague()
test.use({ viewport: { width: 390, height: 844 } })

test('each row of a phone’s board says its record, the viewer’s own, too', async ({ page }) => {
  await arrive(page, 'dee', '/leaderboard')
  const records = page.getByRole('table', { name: 'Standings' }).locator('tbody small[aria-hidden]')
  await expect(records).toHaveCount(12)
  const shown = await records.evaluateAll((all) =>
    all.map((record) => {
      const box = record.getBoundingClientRect()
      const parts = [...record.children].map((part) => ({ text: part.textContent, of: part.getBoundingClientRect() }))
      const isSeen = ({ of }: (typeof parts)[number]) =>
        of.width > 0 && of.top < box.bottom && of.right <= box.right + 1
      return parts.filter((part) => part.text && isSeen(part)).map(({ text }) => text)
    }),
  )
  // Who has no pick of a finished game has no record yet.
  const said = shown.filter((parts) => parts.length > 0)
  expect(said.length).toBeGreaterThan(10)
  for (const parts of said) expect(parts).toEqual([expect.stringMatching(/^\d+–\d+(–\d+)?$/)])
})
