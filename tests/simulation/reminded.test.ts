import { expect, it } from 'vitest'
import { DAY, HOUR, MINUTE } from '#common/durations'
import { removeMember } from '#functions/desk/members'
import { queueDueReminders } from '#functions/mail/reminders'
import { final } from './games'
import { scene, useScene } from './stage-scene'

useScene()

const mailsTo = (name: string) => scene.mails().filter(({ uid }) => uid === name)
const subjectsTo = (name: string) => mailsTo(name).map(({ subject }) => subject)
const textsTo = (name: string) => mailsTo(name).map(({ text }) => text)

it('who has just been removed is not reminded, and the others are', async () => {
  await scene.opened(DAY)
  const reports = await scene.passAfter(HOUR, {})
  await scene.as('commish', () => removeMember({ uid: 'player-1', by: 'commish' }, 'Asked to leave'))
  await scene.as('referee', () => queueDueReminders(reports))
  expect(subjectsTo('player-1')).toEqual(['You are no longer in the league'])
  expect(subjectsTo('player-2')).toEqual([expect.stringMatching(/missing/)])
})

it('a season that is closed while players are reminded ends the reminders, and is no failure', async () => {
  await scene.opened(DAY)
  const reports = await scene.passAfter(HOUR, {})
  scene.before('referee', 'read', 'users/player-1', () => scene.store.db.doc('settings/app').update({ season: 2027 }))
  await scene.as('referee', () => queueDueReminders(reports))
  expect(subjectsTo('player-1')).toEqual([])
})

it('whoever has made the last pick since the picks were counted is not reminded of it', async () => {
  const games = await scene.open(9, { ahead: DAY })
  await scene.pass()
  for (const id of games.slice(1)) await scene.pick('player-1', 9, id, 'HOME')
  const reports = await scene.passAfter(HOUR, { poll: true, whole: true })
  await scene.pick('player-1', 9, games[0] ?? '', 'HOME')
  await scene.as('referee', () => queueDueReminders(reports))
  expect([subjectsTo('player-1'), subjectsTo('player-2').length]).toEqual([[], 1])
})

it('nobody is reminded before every bowl of one that is played weeks later', async () => {
  const [first = '', second = '', title = ''] = await scene.open(9, { ahead: DAY })
  scene.game(title, { kickoff: scene.now + 30 * 24 * HOUR })
  await scene.pass()
  for (const id of [first, second]) await scene.pick('player-1', 9, id, 'HOME')
  await scene.pick('player-2', 9, first, 'HOME')
  const reports = await scene.passAfter(HOUR, { poll: true, whole: true })
  await scene.as('referee', () => queueDueReminders(reports))
  expect(subjectsTo('player-1')).toEqual([])
  expect(subjectsTo('player-2')).toEqual([expect.stringMatching(/2 picks are still missing$/)])
})

it('nobody is reminded in the last hour before a game that is picked, of one that locks later', async () => {
  const games = await scene.open(9, { ahead: 90 * MINUTE })
  const [noon = '', night = ''] = games
  scene.game(night, { kickoff: scene.now + 8 * HOUR })
  await scene.pass()
  for (const id of games) if (id !== night) await scene.pick('player-1', 9, id, 'HOME')
  scene.now += 40 * MINUTE
  const remind = async () => {
    const reports = await scene.pass('referee', { poll: true, whole: true })
    await scene.as('referee', () => queueDueReminders(reports))
  }
  await remind()
  expect(textsTo('player-1')).toEqual([])
  expect(textsTo('player-2')).toEqual([expect.stringMatching(/The first locks /)])
  scene.game(noon, { phase: 'live' })
  scene.now += 6.7 * HOUR
  await remind()
  expect(textsTo('player-1')).toEqual([
    expect.stringMatching(/^Hello .+1 pick is still missing for Week 9\. It locks /s),
  ])
})

it('a lock that comes before the one of a reminder minutes ago is reminded of, too', async () => {
  const [early = '', ...others] = await scene.open(9, { ahead: DAY })
  await scene.edit(9, early, { kickoff: scene.now + 40 * MINUTE, spread: null })
  scene.now += HOUR / 2
  const remind = async () => scene.as('referee', async () => queueDueReminders(await scene.pass('referee', {})))
  await remind()
  expect(textsTo('player-1')).toEqual([expect.stringContaining(`${others.length} picks`)])
  scene.now += 5 * MINUTE
  await scene.edit(9, early, { spread: -3 })
  await remind()
  expect(textsTo('player-1')).toHaveLength(2)
})

it('nobody is reminded an hour and a day before a lock within minutes, as when it moves', async () => {
  const games = await scene.open(9, { ahead: 45 * MINUTE })
  const remind = async () => scene.as('referee', async () => queueDueReminders(await scene.pass('referee', {})))
  await remind()
  expect(subjectsTo('player-1')).toHaveLength(1)
  scene.now += MINUTE
  for (const id of games) await scene.edit(9, id, { kickoff: scene.now + 20 * HOUR })
  await remind()
  expect(subjectsTo('player-1')).toHaveLength(1)
  expect(scene.doc('weeks/9/reminded/player-1')).toMatchObject({ day: expect.any(Number), hour: expect.any(Number) })
})

it('who is left when reminding has taken too long is reminded by the next round', async () => {
  await scene.opened()
  await scene.open(10)
  await scene.pass()
  const nextLock = scene.now + 20 * HOUR
  const remind = () => scene.as('referee', () => queueDueReminders([9, 10].map((week) => ({ week, nextLock }))))
  scene.before('referee', 'commit', 'reminded/player-1', async () => {
    scene.now += MINUTE
  })
  await remind()
  expect(subjectsTo('player-2')).toEqual([expect.stringMatching(/Week 9/)])
  await remind()
  expect(subjectsTo('player-2')).toEqual([expect.stringMatching(/Week 9/), expect.stringMatching(/Week 10/)])
})

it('only those whose reminder failed are looked at again', async () => {
  await scene.opened()
  const nextLock = scene.now + 20 * HOUR
  const remind = () => scene.as('referee', () => queueDueReminders([{ week: 9, nextLock }]))
  scene.before('referee', 'commit', 'reminded/player-1', () => Promise.reject(new Error('the line is dead')))
  await expect(remind()).rejects.toThrow('the line is dead')
  const before = scene.operations.length
  await remind()
  const looks = scene.operations.slice(before).flatMap(({ paths }) => paths.filter((path) => /reminded/.test(path)))
  expect(new Set(looks.map((path) => path.split('/').at(-1)))).toEqual(new Set(['player-1']))
  expect([subjectsTo('player-1').length, subjectsTo('player-2').length]).toEqual([1, 1])
})

it('a game of an earlier week that was put off is reminded of, too, with the address where it can be picked', async () => {
  const [off = '', ...others] = await scene.open(9)
  for (const id of others) await scene.pick('player-1', 9, id, 'HOME')
  for (const id of others) scene.game(id, { kickoff: scene.now - 4 * HOUR, ...final(31, 10) })
  scene.game(off, { kickoff: scene.now + DAY })
  await scene.pass()
  await scene.open(10, { ahead: 7 * DAY })
  await scene.pass()
  const reports = await scene.passAfter(HOUR, { poll: true, whole: true })
  await scene.as('referee', () => queueDueReminders(reports))
  expect(subjectsTo('player-1')).toEqual(['Week 9: 1 pick is still missing'])
  const texts = scene.mails().map(({ text }) => text)
  expect(texts).toContainEqual(expect.stringContaining('/weekly-picks?week=9\n'))
})

it('who cannot be reminded keeps nobody else from it, and is by the next round', async () => {
  await scene.opened(DAY)
  const reports = await scene.passAfter(HOUR, {})
  const remind = () => scene.as('referee', () => queueDueReminders(reports))
  scene.before('referee', 'commit', 'reminded/player-1', () => Promise.reject(new Error('the line is dead')))
  await expect(remind()).rejects.toThrow('the line is dead')
  expect([subjectsTo('player-1').length, subjectsTo('player-2').length]).toEqual([0, 1])
  await remind()
  expect([subjectsTo('player-1').length, subjectsTo('player-2').length]).toEqual([1, 1])
})

it.each([
  ['at a quarter to, an hour before the lock of the next one', 9, [0, 45, 60], [-50, 10]],
  ['every half hour, and not at each lock', 10, [0, 30, 60, 90], [-50, 10, 70]],
])('reminders of games that kick off %s', async (_when, week, kickoffs, expected) => {
  const ids = await scene.open(week, { ahead: 2 * HOUR })
  const noon = scene.now + 2 * HOUR
  for (const [index, id] of ids.entries()) scene.game(id, { kickoff: noon + (kickoffs[index] ?? 0) * MINUTE })
  await scene.pass()
  const mailed: number[] = []
  while (scene.now < noon + 90 * MINUTE) {
    scene.now += MINUTE
    const before = subjectsTo('player-1').length
    const reports = await scene.pass('referee', { poll: true, whole: true })
    await scene.as('referee', () => queueDueReminders(reports))
    if (subjectsTo('player-1').length > before) mailed.push((scene.now - noon) / MINUTE)
  }
  expect(mailed).toEqual(expected)
})
