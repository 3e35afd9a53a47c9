import { describe, expect, it } from 'vitest'
import { DAY, HOUR, MINUTE } from '#common/durations'
import type { GameLine, KickoffDoubt } from '#common/game/line'
import type { LiveGame } from '#common/week/week'
import { feedGame, KICKOFF, liveGame, REVEAL, UNLISTED, upcoming } from '../../../tests/fixtures/games'
import { ironBowl } from '../../../tests/fixtures/line'
import type { FeedGame } from '../feed/feed-game'
import { mergeLine } from './merge-line'
import { replaceResult, withKickoff } from './next-line'

const byHand = { kickoffSource: 'commissioner' } as const
const merge = (was: Partial<GameLine>, given: Partial<FeedGame>, now: number, game: Partial<LiveGame> = {}) =>
  mergeLine(
    ironBowl(was),
    { ...UNLISTED, before: upcoming, after: { ...upcoming, ...game }, listed: { game: feedGame(given), readAt: now } },
    now,
  )

describe('a later kickoff by a feed that has taken one back', () => {
  const NOW = KICKOFF - 60 * MINUTE
  const LATER = KICKOFF + DAY
  const takenBack: KickoffDoubt = { kickoff: LATER, since: NOW - HOUR, readings: 0, last: NOW - HOUR }
  const said = { kickoff: LATER, since: NOW, readings: 1, last: NOW }

  it('waits until it is repeated, and the earlier one holds', () => {
    const { line, entries } = merge({ lockWas: REVEAL, wavering: takenBack }, { kickoff: LATER }, NOW)
    expect(line).toMatchObject({ kickoff: KICKOFF, wavering: said })
    expect(entries).toEqual([])
  })

  it('then holds, and nothing waits any more', () => {
    const repeated = { lockWas: REVEAL, wavering: { ...said, readings: 2 } }
    expect(merge(repeated, { kickoff: LATER }, NOW + 2 * MINUTE).line).toMatchObject({ kickoff: LATER, wavering: null })
  })

  it('is forgotten once a commissioner gives the kickoff', () => {
    expect(merge({ ...byHand, wavering: said }, { kickoff: LATER }, NOW).line).toMatchObject({ wavering: null })
  })

  it('is noted from the moment it is taken back', () => {
    const { line } = merge({ kickoff: LATER, lockWas: REVEAL }, {}, NOW)
    expect(line).toMatchObject({ kickoff: KICKOFF, wavering: { ...takenBack, since: NOW, last: NOW } })
  })

  it('is no matter of a line whose kickoff never went back and forth', () => {
    expect(merge({}, {}, NOW).line).not.toHaveProperty('wavering')
    expect(merge(byHand, {}, NOW).line).not.toHaveProperty('wavering')
  })
})

describe('a kickoff that a commissioner set', () => {
  const live = { phase: 'live', homeScore: 7 } as const

  it('stays by hand while the feed shows play and has the kickoff ahead', () => {
    const was = { ...byHand, kickoff: KICKOFF + HOUR }
    expect(merge(was, { phase: 'live', kickoff: KICKOFF + 2 * HOUR }, KICKOFF, live).line).toMatchObject(was)
  })

  it('stays by hand while the feed’s is in doubt', () => {
    const was = { ...byHand, kickoff: KICKOFF + DAY }
    const { line } = merge(was, { phase: 'live', kickoff: KICKOFF - HOUR }, KICKOFF, live)
    expect(line).toMatchObject({ ...was, doubt: { kickoff: KICKOFF - HOUR, readings: 1 } })
  })
})

it('a postponed game that gets its new time at once has an entry of both', () => {
  const postponed = { phase: 'postponed', kickoff: KICKOFF + DAY } as const
  const { entries } = merge({}, postponed, KICKOFF - HOUR, postponed)
  expect(entries.map(({ text }) => text)).toEqual([
    expect.stringContaining('kickoff moved from'),
    expect.stringContaining('was postponed'),
  ])
})

it('the kickoff before is the one that was announced, not a placeholder', () => {
  const tbd = ironBowl({ timeTbd: true, kickoff: KICKOFF - HOUR, kickoffWas: null })
  const to = { kickoff: KICKOFF, timeTbd: false }
  expect(withKickoff(tbd, to)).toMatchObject({ ...to, kickoffWas: null })
  expect(withKickoff({ ...tbd, kickoffWas: KICKOFF - DAY }, to).kickoffWas).toBe(KICKOFF - DAY)
  expect(withKickoff({ ...tbd, kickoffWas: KICKOFF }, to).kickoffWas, 'back where it was').toBeNull()
})

describe('a revealed game', () => {
  const says = (line: Partial<GameLine>, before: Partial<LiveGame>, game: Partial<LiveGame>) =>
    mergeLine(
      ironBowl({ revealedAt: REVEAL, ...line }),
      {
        ...UNLISTED,
        before: liveGame({ ...upcoming, ...before }),
        after: { ...upcoming, ...game },
        listed: { game: feedGame(), readAt: 0 },
      },
      REVEAL + HOUR,
    ).entries.map(({ text }) => text)
  const LATER = { kickoff: KICKOFF + DAY }
  const replaced = { kickoffWas: LATER.kickoff }

  it.each<[about: string, line: Partial<GameLine>, before: Partial<LiveGame>, entries: number]>([
    ['when it had another date before', {}, {}, 1],
    ['not when it had it at the last reading, too', {}, LATER, 0],
    ['not when that was logged before', { dateLogged: LATER.kickoff }, {}, 0],
    ['not when it is the one that a commissioner replaced', { ...byHand, ...replaced }, {}, 0],
    ['when it is another than the one that a commissioner replaced', { ...byHand, kickoffWas: KICKOFF - DAY }, {}, 1],
    ['when it is the one before the feed’s own move', replaced, {}, 1],
  ])('has its new date logged %s', (_about, line, before, entries) =>
    expect(says(line, before, LATER)).toHaveLength(entries),
  )

  const ON = 'Alabama at Auburn is on after all.'
  it.each<[about: string, line: Partial<GameLine>, game: Partial<LiveGame>, entries: string[]]>([
    ['to come at its old kickoff', {}, {}, [ON]],
    ['under way since its old kickoff', {}, { phase: 'live' }, [ON]],
    ['still postponed', {}, { phase: 'postponed' }, []],
    ['to come at another', {}, { kickoff: KICKOFF - HOUR }, []],
    ['to come, and had not revealed', { revealedAt: null }, {}, []],
    ['to come, and was not postponed', { phase: 'pre' }, {}, []],
  ])('that was postponed is %s: what is logged', (_about, line, game, entries) =>
    expect(says({ phase: 'postponed', ...line }, {}, game)).toEqual(entries),
  )
})

it('a game that counts by a commissioner’s word stays on when the feed cancels it', () => {
  const { line, entries } = merge({ voidSource: 'commissioner' }, {}, KICKOFF - HOUR, { phase: 'canceled' })
  expect(line).toMatchObject({ void: false, voidSource: 'commissioner', phase: 'canceled' })
  expect(entries).toEqual([])
})

it('a result that is replaced calls a game off, and puts it on again', () => {
  const off = replaceResult(ironBowl(), liveGame({ phase: 'canceled' }))
  expect(off).toMatchObject({ void: true, voidSource: 'feed', phase: 'canceled', homeScore: null })
  expect(replaceResult(off, upcoming)).toMatchObject({ void: false, voidSource: null, phase: 'pre' })
  const kept = { void: true, voidSource: 'commissioner' } as const
  expect(replaceResult(ironBowl(kept), upcoming)).toMatchObject(kept)
})
