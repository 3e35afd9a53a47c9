import { expect, it } from 'vitest'
import type { OverallBoardDoc } from '#common/boards/overall-board'
import { DAY, HOUR, MINUTE } from '#common/durations'
import type { Directory } from '#common/people/profile'
import { final, SEASON } from './games'
import { play, useScene } from './stage-scene'

useScene()

it('who joins weeks later is not in a week for a game that was put off and has no result when the season closes', async () => {
  const [off = '', ...others] = await play.open(9)
  await play.pass()
  play.trouble(off, 'postponed')
  for (const id of others) play.game(id, { kickoff: play.now - 4 * HOUR, ...final(31, 10) })
  await play.passAfter(MINUTE)
  play.now += 21 * DAY
  const { members } = play.store.peek('directory/members') as unknown as Directory
  const late = { name: 'Late', color: '', team: '', picture: '', joinedAt: play.now }
  await play.store.db.doc('directory/members').set({ members: { ...members, late } })
  await play.passAfter(MINUTE, { whole: true, poll: true })
  await play.desk('POST /commish/season/close', { season: SEASON, confirmed: true })
  expect(play.doc<OverallBoardDoc>('leaderboards/overall').rows.late?.byWeek).toBe('-')
})
