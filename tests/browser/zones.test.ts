import { arrive } from './arrive'
import { cardOf, expect, feed, freshLeague, slate, test } from './stadium'

freshLeague()

const zones = {
  'America/New_York': 'Sun 1:30 AM',
  'America/Denver': '11:30 PM',
  'America/Los_Angeles': '10:30 PM',
  'Pacific/Honolulu': '8:30 PM',
}

/** The first Sunday of next January, 06:30 UTC: winter time in every zone, and still Saturday in the West. */
function lateOnSaturday(): number {
  const january = Date.UTC(new Date().getUTCFullYear() + 1, 0, 1, 6, 30, 30)
  return january + ((7 - new Date(january).getUTCDay()) % 7) * 86_400_000
}

test('a kickoff is shown in the viewer’s own time, with the weekday unless that is Saturday', async ({
  page,
  browser,
}) => {
  await arrive(page, 'coach')
  const game = (await slate(page)).findLast((line) => line.phase === 'pre' && !line.timeTbd)
  if (!game) throw new Error('the demo has no game ahead')
  await feed({ game: { id: game.gameId, phase: 'pre', kickoffInSeconds: (lateOnSaturday() - Date.now()) / 1000 } })
  const kickoff = async () => (await slate(page)).find(({ gameId }) => gameId === game.gameId)?.kickoff ?? 0
  // The simulator rounds to its second.
  await expect.poll(async () => Math.abs((await kickoff()) - lateOnSaturday())).toBeLessThan(1_001)

  for (const [timezoneId, shown] of Object.entries(zones)) {
    const viewer = await browser.newPage({ timezoneId })
    await arrive(viewer, 'coach', '/weekly-picks')
    await expect(cardOf(viewer, game).getByText(new RegExp(`^${shown}\\b`)), timezoneId).toBeVisible()
    await viewer.close()
  }
})
