import { describe, expect, it } from 'vitest'
import { MINUTE } from '#common/durations'
import { letBack, removeMember } from '#functions/desk/members'
import { invoke } from './desk'
import { type LineEdit, scene, useScene } from './stage-scene'

useScene()

const seed = (accept?: { gameId: string; spread: number | null; seen: number }[]) =>
  scene.desk('POST /commish/spreads', { week: 9, accept })

it('spreads taken from the feed are counted, also if the answer to the commit is lost', async () => {
  await scene.open(9)
  const { offers } = await seed()
  scene.losesAnswer('commish', 'lines/')
  const accept = offers.map(({ gameId, spread }) => ({ gameId, spread, seen: -3.5 }))
  const others = offers.filter(({ spread }) => spread !== -3.5)
  expect(others.length).toBeGreaterThan(1)
  expect(await seed(accept)).toMatchObject({ seeded: others.length })
  expect(offers.map(({ gameId }) => scene.line(9, gameId).spread)).toEqual(offers.map(({ spread }) => spread))
})

it('a kickoff whose answer is lost, and whose game reveals before the retry, is answered as saved', async () => {
  const [id = ''] = await scene.open(9)
  const kickoff = scene.now - 10 * MINUTE + 500
  scene.tick = 100
  scene.losesAnswer('commish', `lines/${id}`)
  await expect(scene.edit(9, id, { kickoff })).resolves.toMatchObject({ kickoff })
  expect(scene.line(9, id)).toMatchObject({ kickoff, revealedAt: kickoff + 10 * MINUTE })
})

it('a pick entered for a member is logged and mailed once, though the other commissioner changes something meanwhile', async () => {
  const [gameId = '', other = ''] = await scene.open(9)
  await scene.edit(9, gameId, { isLocked: true })
  scene.losesAnswer('commish', 'undo/', () => scene.edit(9, other, { spread: 7.5 }, 'deputy'))
  await scene.enterPick(gameId, 'HOME', 'Was at sea.')
  expect(scene.line(9, other).spread).toBe(7.5)
  expect(scene.log().filter((text) => text.endsWith('Was at sea.'))).toHaveLength(1)
  expect(scene.mails()).toHaveLength(1)
})

it('a week that is locked stays as the other commissioner unlocks it meanwhile', async () => {
  const [id = ''] = await scene.open(9)
  const lock = (who: string, locked: boolean) =>
    scene.ask(who, 'POST /commish/lock-week', { body: { week: 9, locked } })
  scene.losesAnswer('commish', 'lines/', () => lock('deputy', false))
  expect(await lock('commish', true)).toEqual({ modified: 3 })
  expect(scene.line(9, id)).toMatchObject({ isLocked: false })
  expect(scene.log().filter((text) => /^Week 9 (un)?locked/.test(text))).toHaveLength(2)
})

it('the active week stays as the other commissioner sets it meanwhile', async () => {
  for (const week of [9, 10, 11]) await scene.open(week)
  const activate = (who: string, activeWeek: number) =>
    scene.ask(who, 'POST /settings/active-week', { body: { activeWeek } })
  await activate('commish', 9)
  scene.losesAnswer('commish', 'settings/app', () => activate('deputy', 11))
  expect(await activate('commish', 10)).toEqual({ activeWeek: 10 })
  expect(scene.store.dump().get('settings/app')).toMatchObject({ activeWeek: 11 })
  expect(scene.log()).not.toContain('Week 10 is the active week now, instead of Week 11.')
})

it('a pick that revealed before its player was removed is answered as saved', async () => {
  const [id = ''] = await scene.open(9)
  await scene.edit(9, id, { kickoff: scene.now - 9 * MINUTE })
  scene.losesAnswer('player-1', `picks/player-1`, async () => {
    scene.now += 2 * MINUTE
    await scene.as('deputy', () => removeMember({ uid: 'player-1', by: 'deputy' }, 'Asked to leave'))
  })
  expect(await scene.pick('player-1', 9, id, 'HOME')).toMatchObject({ pickTeam: 'HOME' })
})

it('a pick whose answer is lost is not taken for one of the same millisecond from another device', async () => {
  const [id = ''] = await scene.open(9)
  scene.losesAnswer('player-1', 'picks/player-1', () =>
    scene.as('another device', () =>
      invoke('POST /picks', 'player-1', { body: { week: 9, gameId: id, pickTeam: 'AWAY' } }),
    ),
  )
  expect(await scene.pick('player-1', 9, id, 'HOME')).toMatchObject({ pickTeam: 'HOME' })
})

it('a pick whose answer is lost does not replace one that was saved after it from another device', async () => {
  const [id = ''] = await scene.open(9)
  scene.tick = 5
  scene.losesAnswer('player-1', 'picks/player-1', () =>
    scene.as('another device', () =>
      invoke('POST /picks', 'player-1', { body: { week: 9, gameId: id, pickTeam: 'AWAY' } }),
    ),
  )
  await expect(scene.pick('player-1', 9, id, 'HOME')).rejects.toThrow('A newer pick was saved meanwhile.')
  expect(scene.doc(`weeks/9/lines/${id}/picks/player-1`)).toMatchObject({ pickTeam: 'AWAY' })
})

describe('what the other commissioner has taken back meanwhile is not done again:', () => {
  /** The other commissioner's edit of a game. */
  const deputyEdits = (id: string, edit: LineEdit) => () => scene.edit(9, id, edit, 'deputy')

  it('a double', async () => {
    const [id = ''] = await scene.open(9)
    scene.losesAnswer('commish', `lines/${id}`, deputyEdits(id, { isDouble: false }))
    expect(await scene.edit(9, id, { isDouble: true })).toMatchObject({ isDouble: true })
    expect(scene.log().filter((text) => /double/.test(text))).toHaveLength(2)
    expect(scene.line(9, id)).toMatchObject({ multiplier: 1 })
  })

  it('half a point', async () => {
    const [id = ''] = await scene.open(9)
    await scene.edit(9, id, { spread: -3 })
    scene.losesAnswer('commish', `lines/${id}`, deputyEdits(id, { spread: -3 }))
    const added = scene.desk('POST /commish/add-half-points', { week: 9 })
    expect(await added).toEqual({ modified: 1 })
    expect(scene.line(9, id)).toMatchObject({ spread: -3 })
  })

  it('a game taken off', async () => {
    const [id = '', ...others] = await scene.open(9)
    scene.losesAnswer('commish', `lines/${id}`, () => scene.ask('deputy', 'POST /commish/undo', { body: { week: 9 } }))
    await scene.saveSlate(others)
    expect(scene.doc('weeks/9')).toMatchObject({ slate: expect.arrayContaining([id]) })
  })

  it('the name of a week', async () => {
    const name = (who: string, label: string) => {
      const body = { week: 18, label, firstDay: '2026-12-01', lastDay: '2026-12-07' }
      return scene.ask(who, 'POST /commish/weeks', { body })
    }
    scene.losesAnswer('commish', 'weeks/18', () => name('deputy', 'Second'))
    await name('commish', 'First')
    expect(scene.doc('weeks/18')).toMatchObject({ label: 'Second' })
  })

  it('a removal', async () => {
    await scene.open(9)
    scene.losesAnswer('commish', 'users/player-1', () =>
      scene.as('deputy', () => letBack({ uid: 'player-1', by: 'deputy' })),
    )
    await scene.as('commish', () => removeMember({ uid: 'player-1', by: 'commish' }, 'Asked to leave'))
    expect(scene.log().filter((text) => /removed/.test(text))).toHaveLength(1)
  })

  it('a return', async () => {
    await scene.open(9)
    const remove = (by: string, reason: string) => scene.as(by, () => removeMember({ uid: 'player-1', by }, reason))
    await remove('commish', 'Asked to leave')
    scene.losesAnswer('commish', 'users/player-1', () => remove('deputy', 'Left for good'))
    await scene.as('commish', () => letBack({ uid: 'player-1', by: 'commish' }))
    expect(scene.log().at(-1)).toMatch(/Left for good/)
  })
})
