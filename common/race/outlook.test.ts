import { assert, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { crown, everyEnding } from '../../tests/fixtures/every-ending'
import { type Seen, seenWeek } from '../../tests/fixtures/random-week'
import { type Fate, outlooks } from './outlook'
import { raceOf } from './race'

describe('outlooks are exact', () => {
  const agree = ({ board, own, supposed }: Seen) => {
    const endings = [...everyEnding(board, own, supposed)]
    const worked = outlooks(raceOf(board, own, supposed))
    for (const { userId } of board.rows) {
      const crowns = endings.map((ending) => crown(ending, userId))
      const fate: Fate = crowns.every(({ alone }) => alone)
        ? 'clinched'
        : crowns.every(({ wears }) => wears)
          ? 'share clinched'
          : crowns.some(({ wears }) => wears)
            ? 'open'
            : 'eliminated'
      const most = Math.max(...endings.map(({ points }) => points[userId] ?? 0))
      expect(worked.get(userId)).toEqual({ fate, most })
    }
  }

  test('with hidden picks, counted out ending by ending', () => {
    assert(property(seenWeek(3, 3), agree), { numRuns: 300 })
  })
  test('with everything revealed, counted out ending by ending', () => {
    assert(property(seenWeek(5, 6, true), agree), { numRuns: 300 })
  })
})
