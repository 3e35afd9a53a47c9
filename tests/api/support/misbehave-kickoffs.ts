import { DAY, final, HOUR, type Misbehaviour } from './misbehave-step'

/** Games whose kickoff wanders, or that are called off. Every game begins a day ahead, with home giving 3½. */
export const wanderers: Misbehaviour[] = [
  {
    name: 'a kickoff to be announced never locks by itself, and then gets its time',
    steps: [
      {
        misbehave: 'tbd',
        line: { timeTbd: true },
        log: /kickoff moved from .+ to a time to be announced\.$/,
        open: true,
      },
      {
        misbehave: null,
        kickoff: 2 * DAY,
        line: { timeTbd: false, revealedAt: null },
        log: /kickoff set for .+\.$/,
        open: true,
      },
    ],
  },
  {
    name: 'a kickoff moves later before the lock',
    steps: [
      { kickoff: 2 * DAY, line: { revealedAt: null }, log: /kickoff moved from .+ to .+\.$/, open: true, seen: false },
    ],
  },
  {
    name: 'a kickoff moves earlier, past its lock: it is closed and open to all at once',
    steps: [
      {
        kickoff: -30,
        hand: { phase: 'live', homeScore: 0, awayScore: 0, period: 1, clock: '9:00' },
        line: { phase: 'live' },
        log: /kickoff moved from/,
        open: false,
        seen: true,
      },
    ],
  },
  {
    name: 'a kickoff moves later in the grace: open again until the new time',
    steps: [
      { kickoff: -5, confirm: true, open: true, seen: false },
      {
        kickoff: 2 * HOUR,
        line: { revealedAt: null, phase: 'pre' },
        log: /kickoff moved from/,
        open: true,
        seen: false,
      },
    ],
  },
  {
    name: 'a game that has begun is not opened again by a later date',
    steps: [
      {
        kickoff: -5,
        hand: { phase: 'live', homeScore: 7, awayScore: 0, period: 1, clock: '9:00' },
        line: { phase: 'live' },
      },
      { kickoff: DAY, line: { revealedAt: null }, live: { homeScore: 7 } },
    ],
  },
  {
    name: 'a kickoff moves after the reveal: closed and open to all for good',
    steps: [
      { kickoff: -11, confirm: true, open: false, seen: true },
      {
        kickoff: 3 * HOUR,
        hand: { phase: 'pre' },
        log: /moved from .+ open to all and stay as they are\.$/,
        open: false,
        seen: true,
      },
      { kickoff: -HOUR, hand: final, points: [0, 1], open: false, seen: true },
    ],
  },
  {
    name: 'a game moves to another week, stays on its slate, and is played there',
    steps: [
      {
        misbehave: 'moved-week',
        line: { revealedAt: null },
        live: { phase: 'pre' },
        log: /moved to Week 12, from .+\.$/,
        open: true,
      },
      { misbehave: null, kickoff: -4 * HOUR, hand: final, points: [0, 1], seen: true },
    ],
  },
  {
    name: 'a postponed game stays open, and locks at its new time',
    steps: [
      {
        misbehave: 'postponed',
        line: { phase: 'postponed', timeTbd: true },
        log: /was postponed\. Its picks stay open/,
        open: true,
        seen: false,
      },
      { misbehave: null, kickoff: 3 * DAY, line: { phase: 'pre', timeTbd: false }, log: /kickoff set for/, open: true },
      { kickoff: -11, confirm: true, open: false, seen: true },
    ],
  },
  {
    name: 'a game postponed after its reveal stays closed',
    steps: [
      { kickoff: -11, confirm: true, seen: true },
      {
        misbehave: 'postponed',
        line: { phase: 'postponed', timeTbd: false },
        log: /was postponed\. Its picks are open to all/,
        open: false,
        seen: true,
      },
      { misbehave: null, kickoff: -HOUR, hand: final, points: [0, 1] },
    ],
  },
  {
    name: 'a cancelled game is void by itself, and counts again when it is on after all',
    steps: [
      {
        misbehave: 'cancelled',
        line: { void: true, phase: 'canceled' },
        log: /was cancelled and counts for nobody\.$/,
        open: false,
      },
      { misbehave: null, line: { void: false, phase: 'pre' }, log: /is on after all and counts again\.$/, open: true },
      { kickoff: -4 * HOUR, hand: final, points: [0, 1] },
    ],
  },
  {
    name: 'a game called off by one tap stays off, whatever the feed says',
    steps: [
      { void: true, line: { void: true, voidSource: 'commissioner' }, log: /called off/, open: false },
      { misbehave: 'cancelled', line: { void: true, voidSource: 'commissioner' } },
      { misbehave: null, kickoff: -4 * HOUR, hand: final, line: { void: true, phase: 'final' }, points: [0, 0] },
      { void: false, line: { void: false }, points: [0, 1], log: /counts again/ },
    ],
  },
]
