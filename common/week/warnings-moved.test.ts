import { expect, it } from 'vitest'
import { DAY, HOUR } from '#common/durations'
import type { GameLine } from '#common/game/line'
import { liveGame } from '../../tests/fixtures/games'
import { ironBowl } from '../../tests/fixtures/line'
import { scoresOf } from '../../tests/fixtures/week-state'
import { warningsOf } from './warnings'

const { kickoff } = ironBowl()
const movedBy = (days: number) => `was moved by ${days} days: the week stays open until then.`

it.each([2, 3])('a game that was moved away and back is among the others again (%d days from one)', (days) => {
  const other = ironBowl({ gameId: 'other', kickoff: kickoff + days * DAY })
  expect(warningsOf([ironBowl({ kickoffWas: kickoff + 8 * DAY }), other], null, kickoff - HOUR, true)).toEqual([])
})

it('two games that were moved away together are both off their weekend', () => {
  const moved = ['one', 'two'].map((gameId) => ironBowl({ gameId, kickoffWas: kickoff - 7 * DAY }))
  const texts = warningsOf(moved, null, kickoff - HOUR, true).map(({ text }) => text)
  expect(texts).toEqual(moved.map(() => `Alabama at Auburn ${movedBy(7)}`))
})

it('a game moved by more than three days is off its weekend', () => {
  const [warning] = warningsOf([ironBowl({ kickoffWas: kickoff - 3.5 * DAY })], null, kickoff - HOUR, true)
  expect(warning?.text).toBe(`Alabama at Auburn ${movedBy(4)}`)
})

it('a game that was moved twice is as far off as from the games that have stayed', () => {
  const final = { phase: 'final', homeScore: 20, awayScore: 30, revealedAt: 1 } as const
  const stayed = ironBowl({ gameId: 'stayed', kickoff: kickoff - 20 * DAY, ...final })
  const texts = (kickoffWas: number) =>
    warningsOf([ironBowl({ kickoffWas }), stayed], null, kickoff - HOUR, true).map(({ text }) => text)
  expect(texts(kickoff - DAY), 'the last time by a day').toEqual([`Alabama at Auburn ${movedBy(20)}`])
  expect(texts(kickoff - 21 * DAY)).toEqual([`Alabama at Auburn ${movedBy(21)}`])
  const begins = ironBowl({ kickoffWas: kickoff - DAY, revealedAt: kickoff })
  expect(warningsOf([begins, stayed], null, kickoff + HOUR, true), 'once it kicks off').toEqual([])
})

it('a bowl that is moved by minutes is not off its weekend: the bowls are days apart', () => {
  const [other, later] = [-4, -12].map((days) => ironBowl({ gameId: `${days}`, kickoff: kickoff + days * DAY }))
  const bowl = ironBowl({ kickoffWas: kickoff - HOUR / 4 })
  expect(warningsOf([bowl, other, later] as GameLine[], null, kickoff - 13 * DAY, true)).toEqual([])
})

it('a game moved up by days keeps no week open', () => {
  const [warning] = warningsOf([ironBowl({ kickoffWas: kickoff + 8 * DAY })], null, kickoff - HOUR, true)
  expect(warning?.text).toBe('Alabama at Auburn was moved up by 8 days.')
})

it('whether its time is known goes by the feed, as long as that lists the game', () => {
  const said = (lineTbd: boolean, feedTbd: boolean) => {
    const scores = scoresOf(liveGame({ phase: 'pre', timeTbd: feedTbd }))
    return warningsOf([ironBowl({ timeTbd: lineTbd })], scores, kickoff - HOUR, true).map(({ text }) => text)
  }
  expect(said(false, true)).toEqual([expect.stringContaining('has no kickoff time yet')])
  expect(said(true, false)).toEqual([])
})
