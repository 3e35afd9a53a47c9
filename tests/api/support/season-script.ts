/** Games of each week's slate, in the order of their kickoffs. */
export const SLATE = 6
export const WEEKS = 15
const DAY_MINUTES = 24 * 60

/** Something that happens to one game, so many minutes after its scheduled kickoff. */
export interface Beat {
  /** Place of the game on the slate, from 0. */
  game: number
  at: number
  /** The feed misbehaves with the game; null ends it. */
  feed?: string | null
  minutes?: number
  /** The whole answer of the feed misbehaves. */
  answer?: string | null
  /** A player changes sides: whether that must be let. */
  pick?: 'let' | 'refused'
  /** A commissioner calls the game off, locks its week or scores it. */
  desk?: 'void' | 'lock-week' | 'score-week'
}

const during = (game: number, feed: string, from: number, to: number, minutes?: number): Beat[] => [
  { game, at: from, feed, ...(minutes !== undefined && { minutes }) },
  { game, at: to, feed: null },
]
const watch = (game: number, ...moments: number[]): Beat[] => moments.map((at) => ({ game, at }))

/** What goes wrong in which week of the season; every misbehaviour of the feed at least once. */
export const script: Readonly<Record<number, readonly Beat[]>> = {
  1: [
    { game: 2, at: 11, pick: 'refused' },
    { game: 5, at: 400, desk: 'score-week' },
    { game: 5, at: 401, desk: 'score-week' },
  ],
  // To be announced until the day before.
  2: during(3, 'tbd', -3 * DAY_MINUTES, -20 * 60),
  // Later, known before the lock: open at the old time, closed at the new.
  3: [
    { game: 1, at: -300, feed: 'moved-kickoff', minutes: 120 },
    { game: 1, at: 20, pick: 'let' },
    { game: 1, at: 135, pick: 'refused' },
    ...watch(1, 131, 370),
  ],
  // Earlier, and its lock is over when the referee learns it: what was saved meanwhile stands.
  4: [
    { game: 4, at: -170, pick: 'let' },
    { game: 4, at: -160, feed: 'moved-kickoff', minutes: -180 },
    { game: 4, at: -159, pick: 'refused' },
  ],
  // Later, in the grace; and a week locked by hand before that.
  5: [
    { game: 3, at: 5, feed: 'moved-kickoff', minutes: 180 },
    { game: 3, at: 30, pick: 'let' },
    { game: 3, at: 60, desk: 'lock-week' },
    { game: 3, at: 61, pick: 'refused' },
    ...watch(3, 191, 430),
  ],
  // After the reveal: closed and open to all for good.
  6: [
    { game: 0, at: 30, feed: 'moved-kickoff', minutes: 300 },
    { game: 0, at: 40, pick: 'refused' },
    ...watch(0, 311, 560),
  ],
  // To the next week.
  7: [
    { game: 2, at: -DAY_MINUTES, feed: 'moved-week' },
    { game: 2, at: 60, pick: 'let' },
    ...watch(2, 7 * DAY_MINUTES + 11, 7 * DAY_MINUTES + 240),
  ],
  // Postponed before its lock and never played; postponed after its reveal and played the next day.
  8: [
    { game: 1, at: -60, feed: 'postponed' },
    { game: 1, at: 60, pick: 'let' },
    { game: 1, at: 2 * DAY_MINUTES, desk: 'void' },
    { game: 4, at: 20, feed: 'postponed' },
    { game: 4, at: 30, pick: 'refused' },
    { game: 4, at: 600, feed: 'moved-kickoff', minutes: DAY_MINUTES },
    ...watch(4, DAY_MINUTES + 11, DAY_MINUTES + 240),
  ],
  // Called off by the feed, by a commissioner, and by the feed for a while.
  9: [
    { game: 0, at: -120, feed: 'cancelled' },
    { game: 0, at: -100, pick: 'refused' },
    { game: 2, at: -60, desk: 'void' },
    ...during(3, 'cancelled', -200, -100),
    { game: 3, at: -90, pick: 'let' },
  ],
  // Suspended in the third quarter and ended the next day.
  10: during(2, 'suspended', 120, DAY_MINUTES),
  11: during(1, 'swapped-home', -60, 3 * DAY_MINUTES),
  12: [...during(1, 'duplicate-game', 60, 130, 30), ...during(4, 'dropped-game', 60, 200)],
  13: [...during(1, 'final-to-live', 300, 340), ...during(3, 'blank-scores', 60, 260), ...watch(3, 300)],
  14: [
    { game: 2, at: 420, feed: 'corrected-final' },
    { game: 2, at: 440, desk: 'score-week' },
  ],
  // The spread and its favorite disagree; the feed is down while a game reveals, and cut off while another does.
  15: [
    ...during(5, 'flipped-favourite', -3 * DAY_MINUTES, -2 * DAY_MINUTES),
    { game: 1, at: -20, answer: '500' },
    { game: 1, at: 15, answer: null },
    { game: 4, at: 5, answer: 'half-json' },
    { game: 4, at: 30, answer: null },
  ],
}
