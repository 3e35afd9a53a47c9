import type { CDPSession } from '@playwright/test'
import { arrive } from './arrive'
import { expect, freshLeague, test } from './fixture'

freshLeague()

/** All that the page's scripts hold, as text. */
async function memoryOf(devtools: CDPSession): Promise<string> {
  const chunks: string[] = []
  const onChunk = ({ chunk }: { chunk: string }) => void chunks.push(chunk)
  devtools.on('HeapProfiler.addHeapSnapshotChunk', onChunk)
  await devtools.send('HeapProfiler.collectGarbage')
  await devtools.send('HeapProfiler.takeHeapSnapshot')
  devtools.off('HeapProfiler.addHeapSnapshotChunk', onChunk)
  return chunks.join('')
}

test('after a logout the page no longer holds the picks', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(120_000)
  const slip = /slips\/demo-maggie/
  await arrive(page, 'maggie', '/weekly-picks')
  await expect(page.getByRole('article').first()).toBeVisible()
  const devtools = await page.context().newCDPSession(page)
  expect(await memoryOf(devtools)).toMatch(slip)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => memoryOf(devtools), { timeout: 80_000, intervals: [10_000] }).not.toMatch(slip)
})
