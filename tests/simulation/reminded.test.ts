import { expect, it } from 'vitest'
import { DAY, HOUR, MINUTE } from '#common/durations'
import { removeMember } from '#functions/desk/members'
import { queueDueReminders } from '#functions/mail/reminders'
import { final } from './games'
import { play, useScene } from './stage-scene'

useScene()

const mailsTo = (name: string) => play.mails().filter(({ uid }) => uid === name)
const subjectsTo = (name: string) => mailsTo(name).map(({ subject }) => subject)
const textsTo = (name: string) => mailsTo(name).map(({ text }) => text)

it('who has just been removed is not reminded, and the others are', async () => {
  await play.opened(DAY)
  const reports = await play.passAfter(HOUR, {})
  await play.as('commish', () => removeMember({ uid: 'player-1', by: 'commish' }, 'Asked to leave'))
  await play.as('referee', () => queueDueReminders(reports))
  expect(subjectsTo('player-1')).toEqual(['You are no longer in the league'])
  expect(subjectsTo('player-2')).toEqual([expect.stringMatching(/missing/)])
})

it('a season that is closed while players are reminded ends the reminders, and is no failure', async () => {
  await play.opened(DAY)
  const reports = await play.passAfter(HOUR, {})
  play.before('referee', 'read', 'users/player-1', () => play.store.db.doc('settings/app').update({ season: 2027 }))
  await play.as('referee', () => queueDueReminders(reports))
  expect(subjectsTo('player-1')).toEqual([])
})

it('whoever has made the last pick since the picks were counted is not reminded of it', async () => {
  const games = await play.open(9, { ahead: DAY })
  await play.pass()
  for (const id of games.slice(1)) await play.pick('player-1', 9, id, 'HOME')
  const reports = await play.passAfter(HOUR, { poll: true, whole: true })
  await play.pick('player-1', 9, games[0] ?? '', 'HOME')
  await play.as('referee', () => queueDueReminders(reports))
  expect([subjectsTo('player-1'), subjectsTo('player-2').length]).toEqual([[], 1])
})

it('nobody is reminded before every bowl of one that is played weeks later', async () => {
  const [first = '', second = '', title = ''] = await play.open(9, { ahead: DAY })
  play.game(title, { kickoff: play.now + 30 * 24 * HOUR })
  await play.pass()
  for (const id of [first, second]) await play.pick('player-1', 9, id, 'HOME')
  await play.pick('player-2', 9, first, 'HOME')
  const reports = await play.passAfter(HOUR, { poll: true, whole: true })
  await play.as('referee', () => queueDueReminders(reports))
  expect(subjectsTo('player-1')).toEqual([])
  expect(subjectsTo('player-2')).toEqual([expect.stringMatching(/2 picks are still missing$/)])
})

it('nobody is reminded in the last hour before a game that is picked, of one that locks later', async () => {
  const games = await play.open(9, { ahead: 90 * MINUTE })
  const [noon = '', night = ''] = games
  play.game(night, { kickoff: play.now + 8 * HOUR })
  await play.pass()
  for (const id of games) if (id !== night) await play.pick('player-1', 9, id, 'HOME')
  play.now += 40 * MINUTE
  const remind = async () => {
    const reports = await play.pass('referee', { poll: true, whole: true })
    await play.as('referee', () => queueDueReminders(reports))
  }
  await remind()
  expect(textsTo('player-1')).toEqual([])
  expect(textsTo('player-2')).toEqual([expect.stringMatching(/The first locks /)])
  play.game(noon, { phase: 'live' })
  play.now += 6.7 * HOUR
  await remind()
  expect(textsTo('player-1')).toEqual([
    expect.stringMatching(/^Hello .+1 pick is still missing for Week 9\. It locks /s),
  ])
})

it('a lock that comes before the one of a reminder minutes ago is reminded of, too', async () => {
  const [early = '', ...others] = await play.open(9, { ahead: DAY })
  await play.edit(9, early, { kickoff: play.now + 40 * MINUTE, spread: null })
  play.now += HOUR / 2
  const remind = async () => play.as('referee', async () => queueDueReminders(await play.pass('referee', {})))
  await remind()
  expect(textsTo('player-1')).toEqual([expect.stringContaining(`${others.length} picks`)])
  play.now += 5 * MINUTE
  await play.edit(9, early, { spread: -3 })
  await remind()
  expect(textsTo('player-1')).toHaveLength(2)
})

it('nobody is reminded an hour and a day before a lock within minutes, as when it moves', async () => {
  const games = await play.open(9, { ahead: 45 * MINUTE })
  const remind = async () => play.as('referee', async () => queueDueReminders(await play.pass('referee', {})))
  await remind()
  expect(subjectsTo('player-1')).toHaveLength(1)
  play.now += MINUTE
  for (const id of games) await play.edit(9, id, { kickoff: play.now + 20 * HOUR })
  await remind()
  expect(subjectsTo('player-1')).toHaveLength(1)
  expect(play.doc('weeks/9/reminded/player-1')).toMatchObject({ day: expect.any(Number), hour: expect.any(Number) })
})

it('who is left when reminding has taken too long is reminded by the next round', async () => {
  await play.opened()
  await play.open(10)
  await play.pass()
  const nextLock = play.now + 20 * HOUR
  const remind = () => play.as('referee', () => queueDueReminders([9, 10].map((week) => ({ week, nextLock }))))
  play.before('referee', 'commit', 'reminded/player-1', async () => {
    play.now += MINUTE
  })
  await remind()
  expect(subjectsTo('player-2')).toEqual([expect.stringMatching(/Week 9/)])
  await remind()
  expect(subjectsTo('player-2')).toEqual([expect.stringMatching(/Week 9/), expect.stringMatching(/Week 10/)])
})

it('only those whose reminder failed are looked at again', async () => {
  await play.opened()
  const nextLock = play.now + 20 * HOUR
  const remind = () => play.as('referee', () => queueDueReminders([{ week: 9, nextLock }]))
  play.before('referee', 'commit', 'reminded/player-1', () => Promise.reject(new Error('the line is dead')))
  await expect(remind()).rejects.toThrow('the line is dead')
  const before = play.operations.length
  await remind()
  const looks = play.operations.slice(before).flatMap(({ paths }) => paths.filter((path) => /reminded/.test(path)))
  expect(new Set(looks.map((path) => path.split('/').at(-1)))).toEqual(new Set(['player-1']))
  expect([subjectsTo('player-1').length, subjectsTo('player-2').length]).toEqual([1, 1])
})

it('a game of an earlier week that was put off is reminded of, too, with the address where it can be picked', async () => {
  const [off = '', ...others] = await play.open(9)
  for (const id of others) await play.pick('player-1', 9, id, 'HOME')
  for (const id of others) play.game(id, { kickoff: play.now - 4 * HOUR, ...final(31, 10) })
  play.game(off, { kickoff: play.now + DAY })
  await play.pass()
  await play.open(10, { ahead: 7 * DAY })
  await play.pass()
  const reports = await play.passAfter(HOUR, { poll: true, whole: true })
  await play.as('referee', () => queueDueReminders(reports))
  expect(subjectsTo('player-1')).toEqual(['Week 9: 1 pick is still missing'])
  const texts = play.mails().map(({ text }) => text)
  expect(texts).toContainEqual(expect.stringContaining('/weekly-picks?week=9\n'))
})

it('who cannot be reminded keeps nobody else from it, and is by the next round', async () => {
  await play.opened(DAY)
  const reports = await play.passAfter(HOUR, {})
  const remind = () => play.as('referee', () => queueDueReminders(reports))
  play.before('referee', 'commit', 'reminded/player-1', () => Promise.reject(new Error('the line is dead')))
  await expect(remind()).rejects.toThrow('the line is dead')
  expect([subjectsTo('player-1').length, subjectsTo('player-2').length]).toEqual([0, 1])
  await remind()
  expect([subjectsTo('player-1').length, subjectsTo('player-2').length]).toEqual([1, 1])
})

it.each([
  ['at a quarter to, an hour before the lock of the next one', 9, [0, 45, 60], [-50, 10]],
  ['every half hour, and not at each lock', 10, [0, 30, 60, 90], [-50, 10, 70]],
])('reminders of games that kick off %s', async (_when, week, kickoffs, expected) => {
  const ids = await play.open(week, { ahead: 2 * HOUR })
  const noon = play.now + 2 * HOUR
  for (const [index, id] of ids.entries()) play.game(id, { kickoff: noon + (kickoffs[index] ?? 0) * MINUTE })
  await play.pass()
  const mailed: number[] = []
  while (play.now < noon + 90 * MINUTE) {
    play.now += MINUTE
    const before = subjectsTo('player-1').length
    const reports = await play.pass('referee', { poll: true, whole: true })
    await play.as('referee', () => queueDueReminders(reports))
    if (subjectsTo('player-1').length > before) mailed.push((play.now - noon) / MINUTE)
  }
  expect(mailed).toEqual(expected)
})
