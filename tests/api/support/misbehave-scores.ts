import { final, HOUR, type Misbehaviour } from './misbehave-step'

const played = {
  hand: { phase: 'live', homeScore: 10, awayScore: 7, period: 2, clock: '3:00' },
  kickoff: -HOUR,
} as const

/** Games that are under way or over. */
export const stumblers: Misbehaviour[] = [
  {
    name: 'a suspended game keeps its score, is resumed and ends',
    steps: [
      { ...played, line: { phase: 'live' }, seen: true },
      {
        misbehave: 'suspended',
        line: { phase: 'suspended' },
        live: { phase: 'suspended', homeScore: 10, awayScore: 7 },
        points: [0, 0],
      },
      { misbehave: null, hand: { homeScore: 17 }, live: { phase: 'live', homeScore: 17 } },
      { hand: final, line: { phase: 'final', homeScore: 24, awayScore: 21 }, points: [0, 1] },
    ],
  },
  {
    name: 'a neutral site turned round keeps its sides',
    steps: [
      { ...played, live: { homeScore: 10, awayScore: 7 } },
      { misbehave: 'swapped-home', live: { homeScore: 10, awayScore: 7, clock: '3:00' } },
      { hand: { ...final, homeScore: 25 }, line: { homeScore: 25, awayScore: 21 }, points: [1, 0] },
    ],
  },
  {
    name: 'a game listed twice and differently stands still',
    steps: [
      { ...played, live: { homeScore: 10 } },
      {
        misbehave: 'duplicate-game',
        minutes: 20,
        hand: { homeScore: 13 },
        live: { homeScore: 10 },
        trouble: /lists a game twice and differently: .+ at .+\.$/,
      },
      { misbehave: null, live: { homeScore: 13 } },
    ],
  },
  {
    name: 'a game listed twice alike goes on',
    steps: [{ ...played, misbehave: 'duplicate-game', live: { homeScore: 10, awayScore: 7 } }, { misbehave: null }],
  },
  {
    name: 'a game dropped from the feed keeps what is known, and says so',
    steps: [
      { ...played, live: { homeScore: 10 } },
      { misbehave: 'dropped-game', live: { phase: 'live', homeScore: 10, unlisted: true } },
      { misbehave: null, live: { phase: 'live', homeScore: 10 } },
    ],
  },
  {
    name: 'a final does not go back to live',
    steps: [
      { kickoff: -4 * HOUR, hand: final, points: [0, 1] },
      {
        misbehave: 'final-to-live',
        line: { phase: 'final', homeScore: 24 },
        live: { phase: 'final', homeScore: 24 },
        points: [0, 1],
      },
      { misbehave: null },
    ],
  },
  {
    name: 'a blank never overwrites a score, and no game ends on one',
    steps: [
      { ...played },
      { misbehave: 'blank-scores', live: { homeScore: 10, awayScore: 7 } },
      { hand: final, line: { phase: 'live', homeScore: null }, live: { phase: 'live', homeScore: 10 }, points: [0, 0] },
      { misbehave: null, line: { phase: 'final', homeScore: 24 }, points: [0, 1] },
    ],
  },
  {
    name: 'a corrected final is graded again, and the log counts the picks it changed',
    steps: [
      { kickoff: -4 * HOUR, hand: final, points: [0, 1] },
      { misbehave: 'corrected-final', points: [1, 0], log: /: final corrected, 21–24 → 20–24: 3 picks changed\.$/ },
      {
        misbehave: null,
        hand: { homeScore: 25 },
        line: { awayScore: 21 },
        points: [1, 0],
        log: /: final corrected, 20–24 → 21–25: 0 picks changed\.$/,
      },
    ],
  },
]
