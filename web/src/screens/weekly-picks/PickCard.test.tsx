import { describe, expect, it, vi } from 'vitest'
import { CARD_GRACE, CLOSED_TEXT, LOCK_AFTER_KICKOFF, NEWER_PICK_TEXT } from '#common/game/lock'
import { thirdQuarter } from '../../../../tests/fixtures/games'
import { ironBowl } from '../../../../tests/fixtures/line'
import { type CardState as State, shownCard as shown } from '../../../../tests/fixtures/pick-card'
import { refusal } from '../../../../tests/fixtures/pick-states'

vi.stubEnv('TZ', 'America/New_York')
vi.stubGlobal('navigator', { onLine: true })

const KICKOFF = ironBowl().kickoff
const LOCK = KICKOFF + LOCK_AFTER_KICKOFF
const HOUR = 3_600_000
const LATER = LOCK + HOUR
const alabama = { pickTeam: 'AWAY', spread: -7, savedAt: KICKOFF - HOUR } as const
const locked = { sentence: CLOSED_TEXT.kickoff, isClosed: true, before: LOCK }
const tap = { week: 14, side: 'HOME', at: KICKOFF - HOUR } as const

const CALLED_OFF = { void: true, kickoffWas: 0, multiplier: 2, phase: 'live' } as const
const MOVED = { spread: 6.5, spreadWas: 7 }
const underWay: State = { live: thirdQuarter(), now: LATER }
const NONE = [false, false]
const AWAY = [true, false]
const HOME = [false, true]
const final = (awayScore: number, homeScore: number, spread: number | null = 7): State => ({
  line: { phase: 'final', awayScore, homeScore, spread },
  now: KICKOFF + 4 * HOUR,
})

type Words = (string | RegExp)[]
const states: [name: string, state: State, pressed: boolean[], says: Words, never: Words][] = [
  ['open, not picked', {}, NONE, ['No pick yet', /Locks .*\d:40/, '−7', '+7', 'O/U 48½'], ['Saved', 'locked']],
  ['open, picked', { pick: alabama }, AWAY, ['7:30 PM · ABC', /Saved .*\d:30/], ['No pick', 'Not saved']],
  ['missing when saving', { isMarkedMissing: true }, NONE, ['No pick yet'], []],
  ['saving', { pick: alabama, receipt: { tap, sending: 'here' } }, HOME, ['Saving…'], ['Saved', 'Retry']],
  [
    'waiting',
    { pick: alabama, receipt: { tap } },
    HOME,
    ["No answer yet. We'll keep trying to save this.", 'Retry', 'Not saved yet'],
    ['Saving'],
  ],
  [
    'refused',
    { pick: alabama, receipt: { refusal: refusal('HOME', { before: LOCK }) } },
    AWAY,
    ['Not saved. No.', 'Retry', /Earlier pick saved .*\d:30/],
    ['Waiting'],
  ],
  [
    'refused since a newer one was saved',
    { pick: alabama, receipt: { refusal: refusal('HOME', { sentence: NEWER_PICK_TEXT, before: LOCK }) } },
    AWAY,
    [`Not saved. ${NEWER_PICK_TEXT}`, /Saved .*\d:30/],
    ['Retry', 'Earlier'],
  ],
  [
    'refused by the lock',
    { receipt: { refusal: refusal('HOME', locked) }, now: LOCK },
    NONE,
    ['Not saved. This game is locked (kickoff has passed).', 'Locked'],
    ['Retry'],
  ],
  [
    'refused by the lock, but saved by a try whose answer got lost',
    { pick: alabama, receipt: { refusal: refusal('AWAY', locked) }, now: LATER },
    AWAY,
    [/Saved .*\d:30/, 'Locked'],
    ['Not saved'],
  ],
  ['kicked off, before the lock', { now: KICKOFF + 60_000 }, NONE, ['No pick yet', 'Locks in 9:00'], ['Locked']],
  ['in the last two minutes', { now: LOCK - 65_000 }, NONE, ['Locks in 1:05'], []],
  ['in the card’s grace', { now: LOCK + CARD_GRACE - 1 }, NONE, ['No pick yet', 'Locking…'], ['Locked', 'locked']],
  ['locked, not picked', { now: LOCK + CARD_GRACE }, NONE, ['No pick', /(Locked.*){3}/], ['No pick yet']],
  ['locked, picked', { pick: alabama, now: LOCK + CARD_GRACE }, AWAY, [/Saved/, 'Locked'], []],
  ['locked by hand', { line: { isLocked: true } }, NONE, [/(Locked by the commissioner.*){3}/], []],
  ['to be announced', { line: { timeTbd: true } }, NONE, ['Time TBD', 'Locks 10 min after kickoff'], ['7:30 PM']],
  ['moved', { line: { kickoffWas: KICKOFF - HOUR } }, NONE, [/Kickoff moved from \w{3}, Nov \d+, \d+:30 [AP]M\./], []],
  ['moved, but under way', { line: { kickoffWas: 0 }, now: LATER }, NONE, ['Locked'], ['moved']],
  ['called off', { line: CALLED_OFF, pick: alabama }, AWAY, ['off.', /(for nobody.*){3}/], ['moved', 'locked', '×2']],
  [
    'without a result when its season ended',
    { line: { ...CALLED_OFF, noResult: true }, pick: alabama },
    AWAY,
    ['No result · ABC', 'No result when the season ended.', 'Counts for nobody'],
    ['called off'],
  ],
  [
    'postponed, with the kickoff that it had',
    { line: { phase: 'postponed', timeTbd: true, kickoffWas: KICKOFF - HOUR } },
    NONE,
    [/It was set for \w{3}, Nov \d+, \d+:30 [AP]M\./],
    [/moved from/],
  ],
  ['postponed', { line: { phase: 'postponed', timeTbd: true } }, NONE, [/Postponed · ABC .*Picks stand, and/], []],
  ['suspended', { line: { phase: 'suspended' } }, NONE, ['Suspended.'], []],
  ['without a line', { line: { spread: null } }, NONE, [/(No line yet.*){3}/], ['No pick', '+7', 'locked']],
  ['a double', { line: { multiplier: 2 } }, NONE, ['×2', 'Double points'], []],
  ['not a double', {}, NONE, [], ['×2', 'Double']],
  ['ranked', {}, NONE, ['Number 10'], []],
  ['unranked', { line: { awayRank: null } }, NONE, ['Alabama'], ['Number']],
  ['an even line', { line: { spread: 0 } }, NONE, ['EVEN'], ['+0', 'PK']],
  ['line moved', { line: MOVED }, NONE, ['The line moved from Auburn +7 to +6½.'], ['picked']],
  [
    'the line moved after the pick',
    { line: MOVED, pick: alabama },
    AWAY,
    ['You picked Alabama −7. The line moved to −6½, and your pick with it.'],
    [],
  ],
  ['the line moved before the pick', { line: { spreadWas: 6.5 }, pick: alabama }, AWAY, ['Saved'], ['moved']],
  ['entered by hand', { pick: { ...alabama, fixedBy: 'commish' } }, AWAY, ['Entered by commish.'], []],
  [
    'entered by hand with a worth',
    { pick: { ...alabama, fixedBy: 'commish', points: 2 } },
    AWAY,
    ['Entered by commish, worth 2 points by hand.'],
    [],
  ],
  [
    'under way',
    { pick: alabama, ...underWay },
    AWAY,
    ['Q3 7:21', / −7 17 points .* \+7 13 points /, /Alabama .* needs 4 to win \(3 ties\)/, /Saved .*\d:30/, 'Locked'],
    ['Final'],
  ],
  ['under way, not picked', underWay, NONE, ['Auburn covering by 3', 'No pick', 'Locked'], ['Saved']],
  ['under way, before the lock', { live: thirdQuarter() }, NONE, ['O/U 48½', /Locks .*\d:40/], ['Q3', '17', 'needs']],
  ['won', { ...final(28, 20), pick: alabama }, AWAY, [/Final .* ABC .* 28 .* 20 .* by 8.* WIN \+1/], ['Saved']],
  ['won for two', { ...final(28, 20), pick: { ...alabama, points: 2 } }, AWAY, ['WIN +2'], []],
  ['lost', { ...final(26, 20), pick: alabama }, AWAY, ['LOSS'], ['WIN', '+1']],
  ['pushed (the Iron Bowl of 2025)', { ...final(27, 20), pick: alabama }, AWAY, ['Alabama won by 7', 'PUSH'], []],
  ['final, not picked', final(27, 20), NONE, [/Final .* ABC .* 27 .* 20 /, 'Alabama won by 7', 'No pick'], ['PUSH']],
  ['locked without a line', { line: { spread: null }, now: LATER }, NONE, ['It had no line and counts'], ['No pick']],
  ['final, without a line', final(27, 20, null), NONE, ['ALA 27, AUB 20', 'Counts for nobody'], ['No pick']],
]

describe('the card of a game', () => {
  it.each(states)('%s', (_, state, pressed, says, never) => {
    const card = shown(state)
    expect(card.pressed).toEqual(pressed)
    for (const words of says) expect(card.words).toMatch(words)
    for (const words of never) expect(card.words).not.toMatch(words)
  })

  it('says that the device is offline only when it is', () => {
    const waits = () => shown({ pick: alabama, receipt: { tap } }).words
    expect(waits()).not.toContain('offline')
    vi.stubGlobal('navigator', { onLine: false })
    expect(waits()).toContain("You're offline. We'll save this when you're back.")
    vi.stubGlobal('navigator', { onLine: true })
  })

  it('is highlighted when it was missed', () => {
    expect(shown({ isMarkedMissing: true }).html).toMatch(/<article[^>]*highlighted/)
    expect(shown({}).html).not.toMatch(/<article[^>]*highlighted/)
  })

  it('names both teams as buttons, and its game', () => {
    expect(shown({}).html).toContain('aria-label="Alabama at Auburn"')
    expect(shown({}).html.match(/<button/g)).toHaveLength(2)
  })
})

it('marks the pick with a check while it can change, and with a star beside the score', () => {
  const tickOf = (state: State) => /aria-pressed="true".*?<path d="(\w+)/s.exec(shown(state).html)?.[1]
  expect(tickOf({ pick: alabama })).toBe('M4')
  expect(tickOf({ ...underWay, pick: alabama })).toBe('M12')
  expect(tickOf({ ...final(20, 27), pick: alabama }), 'also of a lost game').toBe('M12')
})
