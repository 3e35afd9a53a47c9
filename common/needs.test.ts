import { assert, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { crown, everyEnding } from '../tests/fixtures/every-ending'
import { type Seen, seenWeek } from '../tests/fixtures/random-week'
import { needsOf } from './needs'
import { type Cover, type Race, raceOf } from './race'

const kinds = new Set<string>()

describe('what a player needs', () => {
  const holds = ({ board, own, supposed }: Seen) => {
    const race = raceOf(board, own, supposed)
    const endings = [...everyEnding(board, own, supposed)]
    for (const racer of race.racers) {
      const needs = needsOf(race, racer)
      kinds.add(needs.kind)
      const after = endings.filter(({ covered }) =>
        'covers' in needs ? needs.covers.every((each) => isSo(race, each, covered)) : true,
      )
      const crowns = after.map((ending) => crown(ending, racer.userId))
      expect(after.length).toBeGreaterThan(0)
      if (needs.kind === 'eliminated') expect(crowns.some(({ wears }) => wears)).toBe(false)
      if (needs.kind === 'clinched' || needs.kind === 'covers')
        expect(crowns.every(({ wears, alone }) => (needs.alone ? alone : wears))).toBe(true)
      if (needs.kind === 'help') {
        expect(crowns.some(({ wears }) => wears)).toBe(true)
        expect(crowns.every(({ wears }) => wears)).toBe(false)
        const winning = endings.filter((ending) => crown(ending, racer.userId).wears)
        expect(winning.every(({ covered }) => needs.covers.every((each) => isSo(race, each, covered)))).toBe(true)
      }
      if (needs.kind === 'covers')
        for (const spared of needs.covers) {
          const rest = needs.covers.filter((each) => each !== spared)
          const fewer = endings.filter(({ covered }) => rest.every((each) => isSo(race, each, covered)))
          expect(
            fewer.every((ending) =>
              needs.alone ? crown(ending, racer.userId).alone : crown(ending, racer.userId).wears,
            ),
          ).toBe(false)
        }
    }
  }
  const isSo = (race: Race, { at, side }: Cover, covered: Record<string, unknown>) =>
    covered[race.games[at]?.game.gameId ?? ''] === side

  test('is enough whatever else happens, and no less is', () => {
    assert(property(seenWeek(3, 3), holds), { numRuns: 300 })
    assert(property(seenWeek(5, 5, true), holds), { numRuns: 300 })
    expect([...kinds].sort()).toEqual(['clinched', 'covers', 'eliminated', 'help'])
  })
})
