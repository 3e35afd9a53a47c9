import { expect, test, vi } from 'vitest'
import { paths } from '../../../common/paths'
import type { Call } from '../../../functions/src/call'
import { db } from '../../../functions/src/firebase'
import { latest, newSlips } from '../../../functions/src/referee/gather'
import { savePick } from '../../../functions/src/routes/save-pick'
import { ironBowl } from '../../fixtures/line'

vi.mock('../../../functions/src/firebase', async () => {
  const { testStore } = await import('./testing')
  const { db } = testStore({ clock: Date.now })
  const read = async (path: string) => (await db.doc(path).get()).data() ?? null
  return { db, read, transact: db.runTransaction }
})

test('the product’s own code saves and gathers picks on the store', async () => {
  const line = ironBowl({ kickoff: Date.now() + 60_000 })
  await db.doc(paths.settings()).set({ season: 2025, activeWeek: 14, openWeeks: [14], weeks: [] })
  await db.doc(paths.line(2025, 14, line.gameId)).set(line)
  const save = (uid: string, pickTeam: 'HOME' | 'AWAY') =>
    savePick({ body: { gameId: line.gameId, week: 14, pickTeam }, caller: { uid } } as Call<'POST /picks'>)

  await save('ray', 'HOME')
  await save('ray', 'AWAY')
  const first = await newSlips(2025, 14, null)
  const until = latest(first.values(), null)
  await new Promise((resolve) => setTimeout(resolve, 2))
  await save('dee', 'HOME')

  expect([...first].map(([uid, { picks }]) => [uid, picks[line.gameId]?.pickTeam])).toEqual([['ray', 'AWAY']])
  expect([...(await newSlips(2025, 14, until)).keys()]).toEqual(['dee'])
  expect((await db.doc(paths.pick(2025, 14, line.gameId, 'dee')).get()).get('pickTeam')).toBe('HOME')
})
