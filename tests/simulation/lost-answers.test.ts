import { describe, expect, it } from 'vitest'
import { MINUTE } from '#common/durations'
import { letBack, removeMember } from '#functions/desk/members'
import { invoke } from './desk'
import { type LineEdit, play, useScene } from './stage-scene'

useScene()

const seed = (accept?: { gameId: string; spread: number | null; seen: number }[]) =>
  play.desk('POST /commish/spreads', { week: 9, accept })

it('spreads taken from the feed are counted, also if the answer to the commit is lost', async () => {
  await play.open(9)
  const { offers } = await seed()
  play.losesAnswer('commish', 'lines/')
  const accept = offers.map(({ gameId, spread }) => ({ gameId, spread, seen: -3.5 }))
  const others = offers.filter(({ spread }) => spread !== -3.5)
  expect(others.length).toBeGreaterThan(1)
  expect(await seed(accept)).toMatchObject({ seeded: others.length })
  expect(offers.map(({ gameId }) => play.line(9, gameId).spread)).toEqual(offers.map(({ spread }) => spread))
})

it('a kickoff whose answer is lost, and whose game reveals before the retry, is answered as saved', async () => {
  const [id = ''] = await play.open(9)
  const kickoff = play.now - 10 * MINUTE + 500
  play.tick = 100
  play.losesAnswer('commish', `lines/${id}`)
  await expect(play.edit(9, id, { kickoff })).resolves.toMatchObject({ kickoff })
  expect(play.line(9, id)).toMatchObject({ kickoff, revealedAt: kickoff + 10 * MINUTE })
})

it('a pick entered for a member is logged and mailed once, though the other commissioner changes something meanwhile', async () => {
  const [gameId = '', other = ''] = await play.open(9)
  await play.edit(9, gameId, { isLocked: true })
  play.losesAnswer('commish', 'undo/', () => play.edit(9, other, { spread: 7.5 }, 'deputy'))
  await play.enterPick(gameId, 'HOME', 'Was at sea.')
  expect(play.line(9, other).spread).toBe(7.5)
  expect(play.log().filter((text) => text.endsWith('Was at sea.'))).toHaveLength(1)
  expect(play.mails()).toHaveLength(1)
})

it('a week that is locked stays as the other commissioner unlocks it meanwhile', async () => {
  const [id = ''] = await play.open(9)
  const lock = (who: string, locked: boolean) => play.ask(who, 'POST /commish/lock-week', { body: { week: 9, locked } })
  play.losesAnswer('commish', 'lines/', () => lock('deputy', false))
  expect(await lock('commish', true)).toEqual({ modified: 3 })
  expect(play.line(9, id)).toMatchObject({ isLocked: false })
  expect(play.log().filter((text) => /^Week 9 (un)?locked/.test(text))).toHaveLength(2)
})

it('the active week stays as the other commissioner sets it meanwhile', async () => {
  for (const week of [9, 10, 11]) await play.open(week)
  const activate = (who: string, activeWeek: number) =>
    play.ask(who, 'POST /settings/active-week', { body: { activeWeek } })
  await activate('commish', 9)
  play.losesAnswer('commish', 'settings/app', () => activate('deputy', 11))
  expect(await activate('commish', 10)).toEqual({ activeWeek: 10 })
  expect(play.store.dump().get('settings/app')).toMatchObject({ activeWeek: 11 })
  expect(play.log()).not.toContain('Week 10 is the active week now, instead of Week 11.')
})

it('a pick that revealed before its player was removed is answered as saved', async () => {
  const [id = ''] = await play.open(9)
  await play.edit(9, id, { kickoff: play.now - 9 * MINUTE })
  play.losesAnswer('player-1', `picks/player-1`, async () => {
    play.now += 2 * MINUTE
    await play.as('deputy', () => removeMember({ uid: 'player-1', by: 'deputy' }, 'Asked to leave'))
  })
  expect(await play.pick('player-1', 9, id, 'HOME')).toMatchObject({ pickTeam: 'HOME' })
})

it('a pick whose answer is lost is not taken for one of the same millisecond from another device', async () => {
  const [id = ''] = await play.open(9)
  play.losesAnswer('player-1', 'picks/player-1', () =>
    play.as('another device', () =>
      invoke('POST /picks', 'player-1', { body: { week: 9, gameId: id, pickTeam: 'AWAY' } }),
    ),
  )
  expect(await play.pick('player-1', 9, id, 'HOME')).toMatchObject({ pickTeam: 'HOME' })
})

it('a pick whose answer is lost does not replace one that was saved after it from another device', async () => {
  const [id = ''] = await play.open(9)
  play.tick = 5
  play.losesAnswer('player-1', 'picks/player-1', () =>
    play.as('another device', () =>
      invoke('POST /picks', 'player-1', { body: { week: 9, gameId: id, pickTeam: 'AWAY' } }),
    ),
  )
  await expect(play.pick('player-1', 9, id, 'HOME')).rejects.toThrow('A newer pick was saved meanwhile.')
  expect(play.doc(`weeks/9/lines/${id}/picks/player-1`)).toMatchObject({ pickTeam: 'AWAY' })
})

describe('what the other commissioner has taken back meanwhile is not done again:', () => {
  /** The other commissioner's edit of a game. */
  const deputyEdits = (id: string, edit: LineEdit) => () => play.edit(9, id, edit, 'deputy')

  it('a double', async () => {
    const [id = ''] = await play.open(9)
    play.losesAnswer('commish', `lines/${id}`, deputyEdits(id, { isDouble: false }))
    expect(await play.edit(9, id, { isDouble: true })).toMatchObject({ isDouble: true })
    expect(play.log().filter((text) => /double/.test(text))).toHaveLength(2)
    expect(play.line(9, id)).toMatchObject({ multiplier: 1 })
  })

  it('half a point', async () => {
    const [id = ''] = await play.open(9)
    await play.edit(9, id, { spread: -3 })
    play.losesAnswer('commish', `lines/${id}`, deputyEdits(id, { spread: -3 }))
    const added = play.desk('POST /commish/add-half-points', { week: 9 })
    expect(await added).toEqual({ modified: 1 })
    expect(play.line(9, id)).toMatchObject({ spread: -3 })
  })

  it('a game taken off', async () => {
    const [id = '', ...others] = await play.open(9)
    play.losesAnswer('commish', `lines/${id}`, () => play.ask('deputy', 'POST /commish/undo', { body: { week: 9 } }))
    await play.saveSlate(others)
    expect(play.doc('weeks/9')).toMatchObject({ slate: expect.arrayContaining([id]) })
  })

  it('the name of a week', async () => {
    const name = (who: string, label: string) => {
      const body = { week: 18, label, firstDay: '2026-12-01', lastDay: '2026-12-07' }
      return play.ask(who, 'POST /commish/weeks', { body })
    }
    play.losesAnswer('commish', 'weeks/18', () => name('deputy', 'Second'))
    await name('commish', 'First')
    expect(play.doc('weeks/18')).toMatchObject({ label: 'Second' })
  })

  it('a removal', async () => {
    await play.open(9)
    play.losesAnswer('commish', 'users/player-1', () =>
      play.as('deputy', () => letBack({ uid: 'player-1', by: 'deputy' })),
    )
    await play.as('commish', () => removeMember({ uid: 'player-1', by: 'commish' }, 'Asked to leave'))
    expect(play.log().filter((text) => /removed/.test(text))).toHaveLength(1)
  })

  it('a return', async () => {
    await play.open(9)
    const remove = (by: string, reason: string) => play.as(by, () => removeMember({ uid: 'player-1', by }, reason))
    await remove('commish', 'Asked to leave')
    play.losesAnswer('commish', 'users/player-1', () => remove('deputy', 'Left for good'))
    await play.as('commish', () => letBack({ uid: 'player-1', by: 'commish' }))
    expect(play.log().at(-1)).toMatch(/Left for good/)
  })
})
