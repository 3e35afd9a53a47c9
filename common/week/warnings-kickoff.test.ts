import { describe, expect, it } from 'vitest'
import { DAY, HOUR } from '#common/durations'
import type { GameLine } from '#common/game/line'
import { liveGame } from '../../tests/fixtures/games'
import { ironBowl } from '../../tests/fixtures/line'
import { scoresOf } from '../../tests/fixtures/week-state'
import { eastern } from './eastern'
import { warningsOf } from './warnings'
import type { LiveGame } from './week'

const { kickoff } = ironBowl()
const GAME = 'Alabama at Auburn '

it('a game that began before its kickoff is put before the commissioner, while the feed says so', () => {
  const says =
    'began before its kickoff by the score feed: nobody can pick it while the feed says so. If it has begun, give its kickoff.'
  const warned = warningsOf([ironBowl({ begunEarly: true, phase: 'live' })], null, kickoff - HOUR, true)
  expect(warned).toEqual([{ gameId: ironBowl().gameId, text: GAME + says, canCallOff: false }])
  expect(warningsOf([ironBowl({ begunEarly: false })], null, kickoff - HOUR, true)).toEqual([])
})

it('a final before the kickoff is put before the commissioner, with the way to take it back', () => {
  const says =
    'is over before its kickoff by the score feed: nobody can pick it while the feed says so. If it has not begun, press “Edit game” and choose “Not begun”; if it has, give its kickoff.'
  const final = ironBowl({ phase: 'final', homeScore: 20, awayScore: 27, begunEarly: true })
  const warned = warningsOf([final], null, kickoff - 2 * DAY, true)
  expect(warned).toEqual([{ gameId: ironBowl().gameId, text: GAME + says, canCallOff: false }])
})

it('a kickoff in doubt of a game under way is said to be of one', () => {
  const doubt = { kickoff: kickoff - DAY, since: 0, readings: 1, last: 0 }
  const [warning] = warningsOf([ironBowl({ begunEarly: true, doubt })], null, kickoff - HOUR, true)
  expect(warning?.text).toMatch(/7:30 PM EST and is under way\. Nobody can pick it until the feed has said so for two/)
})

it('a kickoff by hand in doubt is said to be replaced if the feed goes on', () => {
  const doubt = { kickoff: kickoff - DAY, since: 0, readings: 1, last: 0 }
  const line = ironBowl({ begunEarly: true, kickoffSource: 'commissioner', doubt })
  const [warning] = warningsOf([line], null, kickoff - HOUR, true)
  expect(warning?.text).toMatch(
    /under way\. If the feed goes on saying so, its kickoff replaces yours: if it is wrong, /,
  )
})

it('a kickoff in doubt of a game that is over is put before the commissioner, until it has revealed', () => {
  const doubt = { kickoff: kickoff - DAY, since: 0, readings: 1, last: 0 }
  const final = ironBowl({ phase: 'final', homeScore: 20, awayScore: 27, begunEarly: true, doubt })
  const [warning, ...more] = warningsOf([final], null, kickoff - HOUR, true)
  expect(warning?.text).toMatch(/7:30 PM EST and is over\. Nobody can pick it until the feed has said so for two/)
  expect(warning?.kickoffs).toEqual({ game: 'Alabama at Auburn', believed: kickoff, given: kickoff - DAY })
  expect(more).toEqual([])
  const revealed = { ...final, doubt: null, begunEarly: false, revealedAt: kickoff }
  expect(warningsOf([revealed], null, kickoff - HOUR, true)).toEqual([])
})

it.each([
  ['announced', false, kickoff],
  ['to be announced', true, null],
])(
  'a kickoff in doubt is put before the commissioner with both dates, the believed one %s',
  (_about, timeTbd, believed) => {
    const doubt = { kickoff: kickoff - DAY, since: 0, readings: 1, last: 0 }
    const says =
      'is being checked: the score feed says it kicked off Fri, Nov 28, 7:30 PM EST, but it has not begun. Nobody can pick it until the feed has said so for two minutes, or you say which kickoff holds.'
    expect(warningsOf([ironBowl({ timeTbd, doubt })], null, kickoff - HOUR, true)).toEqual([
      {
        gameId: ironBowl().gameId,
        text: GAME + says,
        canCallOff: false,
        kickoffs: { game: 'Alabama at Auburn', believed, given: doubt.kickoff },
      },
    ])
  },
)

it('a kickoff in doubt that is still ahead is said to be at short notice', () => {
  const doubt = { kickoff: kickoff - 2 * HOUR, since: 0, readings: 1, last: 0 }
  const [warning] = warningsOf([ironBowl({ doubt })], null, kickoff - 3 * HOUR, true)
  expect(warning?.text).toContain('the score feed says it kicks off Sat, Nov 29, 5:30 PM EST, at short notice. Nobody')
})

describe('a kickoff by hand while the feed has another', () => {
  const LATER = kickoff + 4 * HOUR
  const warned = (line: Partial<GameLine>, live: Partial<LiveGame> = { feedKickoff: LATER }) =>
    warningsOf(
      [ironBowl({ kickoffSource: 'commissioner', ...line })],
      scoresOf(liveGame({ phase: 'pre', ...live })),
      kickoff - DAY,
      true,
    ).map(({ text }) => text)
  const end = `${eastern(LATER)}: leave it, or press “Edit game” and “Back to the feed”.`

  it('is put before the commissioner with both', () =>
    expect(warned({})).toEqual([
      `${GAME}has another kickoff by hand, ${eastern(kickoff)}, than the score feed, which says ${end}`,
    ]))

  it('is put before them also after “Postponed”', () =>
    expect(warned({ timeTbd: true, phase: 'postponed' }, { phase: 'postponed', feedKickoff: LATER })).toContain(
      `${GAME}has no kickoff by hand yet, and the score feed says ${end}`,
    ))

  it('is no question once they agree', () => expect(warned({}, {})).toEqual([]))

  it('is none once the game has revealed', () => expect(warned({ revealedAt: kickoff })).toEqual([]))

  it('is none beside the question whether the feed’s is right', () => {
    const doubt = { kickoff: kickoff - 2 * DAY, since: 0, readings: 1, last: 0 }
    expect(warned({ doubt, begunEarly: true })).toEqual([expect.stringContaining(' is being checked: ')])
  })
})

describe('a game without a time whose day has passed', () => {
  const said = (after: number) => warningsOf([ironBowl({ timeTbd: true })], null, kickoff + after, true)

  it('is put before the commissioner with the way out', () => {
    const text = (ago: string) =>
      `${GAME}has no kickoff time, and its day was ${ago} ago: give its kickoff, or call it off.`
    expect(said(DAY)).toEqual([{ gameId: ironBowl().gameId, text: text('1 day'), canCallOff: true }])
    expect(said(3.5 * DAY)[0]?.text).toBe(text('3 days'))
    expect(said(DAY - 1)[0]).toMatchObject({ text: expect.stringContaining('on its day'), canCallOff: false })
  })
})

describe('a game that the feed stops before its kickoff', () => {
  const stopped = { phase: 'suspended', homeScore: 0, awayScore: 0, period: 0, clock: '' } as const
  const said = (line: Partial<GameLine>, live: Partial<LiveGame>, now = kickoff - DAY) =>
    warningsOf(
      [ironBowl({ phase: 'suspended', begunEarly: true, ...line })],
      scoresOf(liveGame({ ...stopped, ...live })),
      now,
      true,
    )
  const text = `${GAME}has ended or is off by the score feed, before its kickoff: call it off if it will not be played.`

  it('unplayed, as by a forfeit, is to be called off, and gets no advice that would reveal its picks', () => {
    expect(said({}, {})).toEqual([{ gameId: ironBowl().gameId, text, canCallOff: true }])
    expect(said({}, { homeScore: 2 })[0]?.text).toBe(text)
    const beneath = { phase: 'pre', feed: liveGame(stopped) } as const
    expect(said({ phase: 'pre', byHand: { phase: 'pre', homeScore: 0, awayScore: 0 } }, beneath)[0]?.text).toBe(text)
  })

  it.each<[about: string, line: Partial<GameLine>, live: Partial<LiveGame>, now?: number]>([
    ['has run', {}, { period: 2 }],
    ['has kicked off since', {}, {}, kickoff],
    ['has revealed', { revealedAt: kickoff, begunEarly: false }, {}],
  ])('is none of that once it %s', (_about, line, live, now) =>
    expect(said(line, live, now).map((warning) => warning.text)).not.toContain(text),
  )
})
