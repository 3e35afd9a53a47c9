import { expect, it } from 'vitest'
import type { OverallBoardDoc } from '#common/boards/overall-board'
import { DAY, HOUR, MINUTE } from '#common/durations'
import type { Directory } from '#common/people/profile'
import { final, SEASON } from './games'
import { scene, useScene } from './stage-scene'

useScene()

it('who joins weeks later is not in a week for a game that was put off and has no result when the season closes', async () => {
  const [off = '', ...others] = await scene.open(9)
  await scene.pass()
  scene.trouble(off, 'postponed')
  for (const id of others) scene.game(id, { kickoff: scene.now - 4 * HOUR, ...final(31, 10) })
  await scene.passAfter(MINUTE)
  scene.now += 21 * DAY
  const { members } = scene.store.peek('directory/members') as unknown as Directory
  const late = { name: 'Late', color: '', team: '', picture: '', joinedAt: scene.now }
  await scene.store.db.doc('directory/members').set({ members: { ...members, late } })
  await scene.passAfter(MINUTE, { whole: true, poll: true })
  await scene.desk('POST /commish/season/close', { season: SEASON, confirmed: true })
  expect(scene.doc<OverallBoardDoc>('leaderboards/overall').rows.late?.byWeek).toBe('-')
})
