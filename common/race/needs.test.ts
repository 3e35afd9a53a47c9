import { assert, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { closeWeek, racing } from '../../tests/fixtures/close-week'
import { crown, type Ending, everyEnding } from '../../tests/fixtures/every-ending'
import { type Seen, seenWeek } from '../../tests/fixtures/random-week'
import { MOST_NAMED } from './fewest-covers'
import { type Needs, needsOf } from './needs'
import { type CoverPick, type Race, raceOf } from './race'

/** What is needed, in short: `alone: H0 A2 (all)`. */
function inShort(needs: Needs): string {
  if (needs.kind === 'clinched') return needs.alone ? 'clinched' : 'share clinched'
  if (needs.kind === 'eliminated') return 'eliminated'
  const covers = needs.covers.map(({ at, side }) => ` ${side.charAt(0)}${at}`).join('')
  if (needs.kind === 'help') return `help:${covers}`
  return `${needs.alone ? 'alone' : 'share'}:${covers}${needs.all ? ' (all)' : ''}`
}

type Week = Parameters<typeof closeWeek>
test.each<[about: string, week: Week, needs: string]>([
  ['ahead of all that may come', [{ me: 'H.', you: 'HA' }, { won: { me: 2 } }], 'clinched'],
  ['level after all that may come', [{ me: 'H.', you: 'HA' }, { won: { me: 1 } }], 'share clinched'],
  ['out of reach', [{ me: 'HH', you: 'AA' }, { won: { you: 3 } }], 'eliminated'],
  ['one side for a share, where more would be no surer', [{ me: 'HH', you: 'AA' }], 'share: H0'],
  ['two of three', [{ me: 'HHH', you: 'AAA' }], 'alone: H0 H1'],
  ['all of two', [{ me: 'HA', you: 'AH' }, { won: { you: 1 } }], 'alone: H0 A1 (all)'],
  ['the only one there is, which is not called all', [{ me: 'H', you: '.' }], 'alone: H0'],
  ['alone with no more than a share takes', [{ me: 'HH.', you: 'AA.' }, { won: { you: 1 } }], 'alone: H0 H1 (all)'],
  ['a double before two singles', [{ me: 'HHH', you: 'AAA' }, { doubles: [2] }], 'share: H2'],
  ['somebody else’s misses, having picked nothing', [{ me: '..', you: 'HH' }, { won: { me: 1 } }], 'share: A0'],
  [
    'one’s own side before another’s miss, though it comes later',
    [{ me: '..H', you: 'HH.' }, { won: { me: 1 } }],
    'share: H2',
  ],
  [
    'own sides and misses together, in the order of the games',
    [{ me: '.H', you: 'HA' }, { won: { you: 1 } }],
    'share: A0 H1',
  ],
  ['four', [{ me: 'HHHH', you: 'AAAA' }, { won: { you: 3 } }], 'alone: H0 H1 H2 H3 (all)'],
  [
    'five, which are named only because they are all',
    [{ me: 'HHHHH', you: 'AAAAA' }, { won: { you: 4 } }],
    'alone: H0 H1 H2 H3 H4 (all)',
  ],
  ['all for a share', [{ me: 'HHHHH', you: 'AAAAA' }, { won: { you: 5 } }], 'share: H0 H1 H2 H3 H4 (all)'],
  ['more than all one’s sides', [{ me: 'HH.', you: 'AAH' }, { won: { you: 2 } }], 'share: H0 H1 A2'],
  [
    'help in five games, and one’s only side',
    [{ me: 'H.....', you: 'AHHHHH' }, { won: { me: 3, you: 4 } }],
    'help: H0',
  ],
  ['help, and none of one’s sides for sure', [{ me: 'HHH....', you: '...HHHH', she: '...AAAA' }], 'help:'],
  ['two of three for a share', [{ me: 'HHA', you: 'AAH' }, { won: { you: 1 } }], 'share: H0 H1'],
])('%s', (_about, week, needs) => expect(inShort(needsOf(...racing(closeWeek(...week), 'me')))).toBe(needs))

test('a side that is supposed to cover is not needed any more', () => {
  const board = closeWeek({ me: 'HHH', you: 'AAA' })
  expect(inShort(needsOf(...racing(board, 'me', undefined, { g1: 'HOME' })))).toBe('alone: H0')
})

const kinds = new Set<string>()

describe('what a player needs', () => {
  const isSo = (race: Race, { at, side }: CoverPick, covered: Record<string, unknown>) =>
    covered[race.games[at]?.game.gameId ?? ''] === side

  /** Every choice of up to so many sides, each of another game that is open. */
  const choices = ({ games }: Race, most: number): CoverPick[][] =>
    games.reduce<CoverPick[][]>(
      (sets, { outcomes }, at) =>
        outcomes.length === 1
          ? sets
          : sets.flatMap((set) =>
              set.length === most ? [set] : [set, [...set, { at, side: 'HOME' }], [...set, { at, side: 'AWAY' }]],
            ),
      [[]],
    )

  const holds = ({ board, own, supposed }: Seen) => {
    const race = raceOf(board, own, supposed)
    const endings = [...everyEnding(board, own, supposed)]
    const after = (covers: readonly CoverPick[]) =>
      endings.filter(({ covered }) => covers.every((each) => isSo(race, each, covered)))
    for (const racer of race.racers) {
      const needs = needsOf(race, racer)
      kinds.add(needs.kind)
      const wears = (ending: Ending) => crown(ending, racer.userId).wears
      const alone = (ending: Ending) => crown(ending, racer.userId).alone
      const enough = (covers: readonly CoverPick[]) => after(covers).every(wears)
      if (needs.kind === 'eliminated') expect(endings.some(wears)).toBe(false)
      if (needs.kind === 'clinched') expect(endings.every(needs.alone ? alone : wears)).toBe(true)
      if (needs.kind === 'covers') {
        expect(after(needs.covers).length).toBeGreaterThan(0)
        expect(after(needs.covers).every(needs.alone ? alone : wears)).toBe(true)
        expect(choices(race, Math.min(MOST_NAMED, needs.covers.length - 1)).some(enough)).toBe(false)
        expect(needs.covers.map(({ at }) => at)).toEqual(needs.covers.map(({ at }) => at).sort((a, b) => a - b))
      }
      if (needs.kind === 'help') {
        expect(endings.some(wears)).toBe(true)
        expect(choices(race, MOST_NAMED).some(enough)).toBe(false)
        for (const cover of needs.covers)
          expect(endings.filter(wears).every((ending) => isSo(race, cover, ending.covered))).toBe(true)
      }
    }
  }

  test('is enough whatever else happens, and nothing shorter is', () => {
    assert(property(seenWeek(3, 3), holds), { numRuns: 300 })
    assert(property(seenWeek(5, 5, true), holds), { numRuns: 300 })
    expect([...kinds].sort()).toEqual(['clinched', 'covers', 'eliminated', 'help'])
  })
})
