import { describe, expect, it } from 'vitest'
import type { WeeklyRowDoc } from '#common/boards/weekly-board'
import { KICKOFF, upcoming } from '../../../tests/fixtures/games'
import { ironBowl } from '../../../tests/fixtures/line'
import { lineOf, pick, readOf, weekState } from '../../../tests/fixtures/week-state'
import { assertPublishable, Unpublishable } from './assert-publishable'
import { decideWeek, type WeekDecision } from './decide-week'
import type { WeekState } from './week-state'

const ID = ironBowl().gameId
const FINAL = { phase: 'final', homeScore: 19, awayScore: 27 } as const
const final = ironBowl({ ...FINAL, revealedAt: KICKOFF + 600_000 })
const NOW = KICKOFF + 3_600_000
/** A game that nobody has picked. */
const first = { ...final, gameId: 'first' }
const secret = lineOf('secret', { kickoff: KICKOFF + 86_400_000, awayName: 'LSU', homeName: 'Texas A&M' })

/** A week of two finals and a secret game, a good decision of it, and the picks that were read. */
interface Published {
  state: WeekState
  next: WeekDecision
  read: ReturnType<typeof readOf>
}

function published(): Published {
  const state = weekState({ lines: [first, final, secret] })
  const read = readOf([pick('ann', 'AWAY'), pick('gone', 'HOME')]).set('first', [])
  return { state, read, next: decideWeek(state, read, null, NOW) }
}

const judge = ({ state, next, read }: Published) => assertPublishable(state, next, read, NOW)
const row = ({ next }: Published, uid: string): WeeklyRowDoc => next.board.rows[uid] as WeeklyRowDoc

it('a decision of a pass may be published', () => expect(() => judge(published())).not.toThrow())

it('the order of the slate may change, and a game may be added', () => {
  const all = published()
  all.next.lines.reverse()
  all.next.lines.push(lineOf('new'))
  expect(() => judge(all)).not.toThrow()
})

it('a week that is prepared ahead is not on the overall board', () => {
  const state = weekState({ lines: [secret], settings: { ...weekState().settings, activeWeek: 13 } })
  const next = decideWeek(state, new Map(), null, KICKOFF)
  expect(next.overall.weeks).toEqual([])
  expect(() => judge({ state, next, read: new Map() })).not.toThrow()
})

it.each([
  ['may be gone', null, false],
  ['may not be gone once the game has revealed', KICKOFF + 600_000, true],
])('a final of a game whose kickoff is ahead %s', (_about, revealedAt, isRefused) => {
  const all = published()
  all.state.lines = all.state.lines.map((each) => (each.gameId === 'secret' ? { ...each, ...FINAL, revealedAt } : each))
  all.next.lines = all.next.lines.map((each) => (each.gameId === 'secret' ? { ...each, revealedAt } : each))
  all.next.scores.games.secret = { ...upcoming, kickoff: secret.kickoff }
  if (isRefused) expect(() => judge(all)).toThrow('The final of LSU at Texas A&M would be gone.')
  else expect(() => judge(all)).not.toThrow()
})

type Case = [about: string, spoil: (all: Published) => unknown, says: string]
const GAME = 'Alabama at Auburn'
const NO_FINAL = `The final of ${GAME} would be gone.`
const NOT_REVEALED = (uid: string) => `The row of ${uid} would show a pick that is not revealed.`
const POINTS = 'The points of ann are not those of the picks.'
const PICKS = `The picks of game ${ID} are not those that were saved.`
const SEASON = (uid: string) => `The season of ${uid} does not count this week.`

const line = ({ next }: Published, change: object) => {
  next.lines[1] = { ...final, ...change }
}
const season = ({ next }: Published, uid: string, byWeek: string) => {
  next.overall.rows[uid] = { byWeek, correct: 0, picks: 0, possible: 0 }
}

const cases: Case[] = [
  ['a game that leaves the slate', ({ next }) => next.lines.pop(), 'LSU at Texas A&M would leave the slate.'],
  ['a reveal that is taken back', (all) => line(all, { revealedAt: null }), `${GAME} would change its reveal.`],
  ['a reveal at another time', (all) => line(all, { revealedAt: 1 }), `${GAME} would change its reveal.`],
  ['a final that is live again', (all) => line(all, { phase: 'live' }), NO_FINAL],
  ['a final without the home side’s score', (all) => line(all, { homeScore: null }), NO_FINAL],
  ['a final without the away team’s score', (all) => line(all, { awayScore: null }), NO_FINAL],
  [
    'a secret game among the revealed',
    ({ next }) => next.board.revealed.push('secret'),
    'The picks of game secret would be shown before its reveal.',
  ],
  ['a side on a secret game', (all) => Object.assign(row(all, 'bob'), { sides: '--H' }), NOT_REVEALED('bob')],
  ['a row with a letter too many', (all) => Object.assign(row(all, 'bob'), { sides: '----' }), NOT_REVEALED('bob')],
  ['points that were not won', (all) => Object.assign(row(all, 'ann'), { points: 2 }), POINTS],
  ['a win that was not one', (all) => Object.assign(row(all, 'ann'), { correct: 2 }), POINTS],
  ['a pick that is not decided', (all) => Object.assign(row(all, 'ann'), { picks: 2 }), POINTS],
  ['a side that nobody saved', (all) => Object.assign(row(all, 'bob'), { sides: '-H-', picks: 1 }), PICKS],
  [
    'a pick on somebody else’s row',
    ({ next: { board } }) =>
      ([board.rows.ann, board.rows.bob] = [board.rows.bob, board.rows.ann] as [WeeklyRowDoc, WeeklyRowDoc]),
    PICKS,
  ],
  ['a pick that is lost', ({ read }) => read.get(ID)?.push(pick('bob', 'AWAY')), PICKS],
  ['the other side of a pick', ({ read }) => read.set(ID, [pick('ann', 'HOME')]), PICKS],
  [
    'picks of a game that is not on the board',
    ({ read }) => read.set('elsewhere', []),
    'The picks of game elsewhere are not those that were saved.',
  ],
  [
    'a season without the week',
    ({ next }) => next.overall.weeks.pop(),
    'The season of 2025 would leave this week out.',
  ],
  ['a season with other points', (all) => season(all, 'ann', '2'), SEASON('ann')],
  ['a season in which the week is missing for somebody', (all) => season(all, 'bob', '-'), SEASON('bob')],
  ['a season without one of the players', ({ next }) => delete next.overall.rows.bob, SEASON('bob')],
]

describe('it refuses', () => {
  it.each(cases)('%s', (_about, spoil, says) => {
    const all = published()
    spoil(all)
    expect(() => judge(all)).toThrow(new Unpublishable(says))
  })
})
