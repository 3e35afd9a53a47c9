import { assert, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { closeWeek, racing } from '../../tests/fixtures/close-week'
import { crown, type Ending, everyEnding } from '../../tests/fixtures/every-ending'
import { type Seen, seenWeek } from '../../tests/fixtures/random-week'
import { MAX_NAMED_TEAMS } from './clinch'
import { type Needs, needsOf, needsText } from './needs'
import { type CoverPick, cellOf, type Race, type Racer, raceOf } from './race'

/** Needs in short: `alone: H0 A2 (all)` is the home side of game 0 and the away side of game 2. */
function inShort(needs: Needs): string {
  if (needs.kind === 'clinched') return needs.alone ? 'clinched' : 'share clinched'
  if (needs.kind === 'eliminated') return 'eliminated'
  const covers = needs.covers.map(({ index, side }) => ` ${side.charAt(0)}${index}`).join('')
  if (needs.kind === 'help') return `help:${covers}${needs.hidden ? ' (and a hidden one)' : ''}`
  return `${needs.alone ? 'alone' : 'share'}:${covers}${needs.all ? ' (all)' : ''}`
}

type Week = Parameters<typeof closeWeek>
test.each<[about: string, week: Week, needs: string]>([
  ['ahead, whatever happens', [{ me: 'H.', you: 'HA' }, { won: { me: 2 } }], 'clinched'],
  ['tied in the worst case', [{ me: 'H.', you: 'HA' }, { won: { me: 1 } }], 'share clinched'],
  ['out of reach', [{ me: 'HH', you: 'AA' }, { won: { you: 3 } }], 'eliminated'],
  ['one cover for a share; no more covers make first alone certain', [{ me: 'HH', you: 'AA' }], 'share: H0'],
  ['two of three', [{ me: 'HHH', you: 'AAA' }], 'alone: H0 H1'],
  ['all of two', [{ me: 'HA', you: 'AH' }, { won: { you: 1 } }], 'alone: H0 A1 (all)'],
  ['a single pick is not called all', [{ me: 'H', you: '.' }], 'alone: H0'],
  [
    'first alone, where that takes no more covers than a share',
    [{ me: 'HH.', you: 'AA.' }, { won: { you: 1 } }],
    'alone: H0 H1 (all)',
  ],
  ['one double instead of two singles', [{ me: 'HHH', you: 'AAA' }, { doubles: [2] }], 'share: H2'],
  [
    'without own picks, the side that the rival did not pick',
    [{ me: '..', you: 'HH' }, { won: { me: 1 } }],
    'share: A0',
  ],
  [
    'an own pick before a rival’s miss, although its game comes later',
    [{ me: '..H', you: 'HH.' }, { won: { me: 1 } }],
    'share: H2',
  ],
  [
    'own picks and a rival’s misses together, in the order of the games',
    [{ me: '.H', you: 'HA' }, { won: { you: 1 } }],
    'share: A0 H1',
  ],
  ['four covers', [{ me: 'HHHH', you: 'AAAA' }, { won: { you: 3 } }], 'alone: H0 H1 H2 H3 (all)'],
  [
    'five covers, more than are named unless they are all',
    [{ me: 'HHHHH', you: 'AAAAA' }, { won: { you: 4 } }],
    'alone: H0 H1 H2 H3 H4 (all)',
  ],
  ['all picks, for a share', [{ me: 'HHHHH', you: 'AAAAA' }, { won: { you: 5 } }], 'share: H0 H1 H2 H3 H4 (all)'],
  ['all own picks and a rival’s miss', [{ me: 'HH.', you: 'AAH' }, { won: { you: 2 } }], 'share: H0 H1 A2'],
  [
    'help in five games, and the only own pick',
    [{ me: 'H.....', you: 'AHHHHH' }, { won: { me: 3, you: 4 } }],
    'help: H0',
  ],
  ['help, with no own pick that is indispensable', [{ me: 'HHH....', you: '...HHHH', she: '...AAAA' }], 'help:'],
  [
    'also a pick that is not made yet, where those that are made leave a rival ahead',
    [
      { me: 'H..', you: 'A..' },
      { won: { you: 2 }, hidden: [1, 2] },
    ],
    'help: H0 (and a hidden one)',
  ],
  [
    'none that is not made yet, where those that are made can do',
    [
      { me: 'H..', you: 'A..' },
      { won: { you: 1 }, hidden: [1, 2] },
    ],
    'help:',
  ],
  ['two of three for a share', [{ me: 'HHA', you: 'AAH' }, { won: { you: 1 } }], 'share: H0 H1'],
])('%s', (_about, week, needs) => expect(inShort(needsOf(...racing(closeWeek(...week), 'me')))).toBe(needs))

test('a side that is assumed to cover is not needed any more', () => {
  const board = closeWeek({ me: 'HHH', you: 'AAA' })
  expect(inShort(needsOf(...racing(board, 'me', { assumed: { g1: 'HOME' } })))).toBe('alone: H0')
})

const kinds = new Set<string>()

describe('what a player needs', () => {
  const isSo = (race: Race, { index, side }: CoverPick, covered: Record<string, unknown>) =>
    covered[race.games[index]?.game.gameId ?? ''] === side

  /** Every set of up to `most` covers in different open games. */
  const choices = ({ games }: Race, most: number): CoverPick[][] =>
    games.reduce<CoverPick[][]>(
      (sets, { outcomes }, index) =>
        outcomes.length === 1
          ? sets
          : sets.flatMap((set) =>
              set.length === most ? [set] : [set, [...set, { index, side: 'HOME' }], [...set, { index, side: 'AWAY' }]],
            ),
      [[]],
    )

  /** A player's points in an ending without those of their hidden picks. */
  const certainPoints = ({ games }: Race, { points, minPoints }: Racer, { covered }: Ending) =>
    games.reduce(
      (sum, { game }, index) => sum + (minPoints[cellOf(index, covered[game.gameId] ?? 'PUSH')] ?? 0),
      points,
    )

  const holds = ({ board, own, assumed }: Seen) => {
    const race = raceOf(board, { own, assumed })
    const endings = [...everyEnding(board, { own, assumed })]
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
        expect(choices(race, Math.min(MAX_NAMED_TEAMS, needs.covers.length - 1)).some(enough)).toBe(false)
        const indices = needs.covers.map(({ index }) => index)
        expect(indices).toEqual([...indices].sort((a, b) => a - b))
      }
      if (needs.kind === 'help') {
        expect(endings.some(wears)).toBe(true)
        expect(choices(race, MAX_NAMED_TEAMS).some(enough)).toBe(false)
        for (const cover of needs.covers)
          expect(endings.filter(wears).every((ending) => isSo(race, cover, ending.covered))).toBe(true)
        const hasHit = (ending: Ending) => (ending.points[racer.userId] ?? 0) > certainPoints(race, racer, ending)
        expect(endings.filter(wears).every(hasHit), 'first only by a hidden pick').toBe(needs.hidden)
        if (needs.hidden) kinds.add('help by a hidden pick')
      }
    }
  }

  test('is enough whatever else happens, and fewer covers are not', () => {
    assert(property(seenWeek(3, 3), holds), { numRuns: 300 })
    assert(property(seenWeek(5, 5, true), holds), { numRuns: 300 })
    expect([...kinds].sort()).toEqual(['clinched', 'covers', 'eliminated', 'help', 'help by a hidden pick'])
  })
})

describe('what a player needs, in words', () => {
  const [race] = racing(closeWeek({ me: 'HAHAH' }), 'me')
  const covers = (count: number) =>
    [...'HAHAH']
      .slice(0, count)
      .map((letter, index) => ({ index, side: letter === 'H' ? ('HOME' as const) : ('AWAY' as const) }))

  test.each<[needs: Needs, text: string]>([
    [{ kind: 'clinched', alone: true }, 'You have clinched the week'],
    [{ kind: 'clinched', alone: false }, 'You have clinched at least a tie for first'],
    [{ kind: 'eliminated' }, 'You cannot win the week any more'],
    [{ kind: 'covers', alone: true, covers: covers(1), all: false }, 'You win if *Home 0* covers'],
    [{ kind: 'covers', alone: false, covers: covers(1), all: false }, 'You win or tie for first if *Home 0* covers'],
    [{ kind: 'covers', alone: true, covers: covers(2), all: true }, 'You win if *Home 0* and *Away 1* cover'],
    [
      { kind: 'covers', alone: true, covers: covers(3), all: false },
      'You win if *Home 0*, *Away 1*, and *Home 2* cover',
    ],
    [{ kind: 'covers', alone: true, covers: covers(3), all: true }, 'You win if all 3 of your open picks cover'],
    [
      { kind: 'covers', alone: false, covers: covers(5), all: true },
      'You win or tie for first if all 5 of your open picks cover',
    ],
    [{ kind: 'help', covers: [], hidden: true }, 'Still alive, but you need others to lose'],
    [{ kind: 'help', covers: covers(1), hidden: false }, 'You need *Home 0* to cover, and others to lose'],
    [{ kind: 'help', covers: covers(2), hidden: false }, 'You need *Home 0* and *Away 1* to cover, and others to lose'],
    [
      { kind: 'help', covers: covers(4), hidden: false },
      'You need *Home 0*, *Away 1*, *Home 2*, and *Away 3* to cover, and others to lose',
    ],
    [{ kind: 'help', covers: covers(5), hidden: false }, 'You need 5 of your open picks to cover, and others to lose'],
  ])('%o', (needs, text) => {
    const parts = needsText(needs, race, 0)
    expect(parts.map(({ text, team }) => (team ? `*${text}*` : text)).join('')).toBe(text)
  })

  test.each<[needs: Needs, missing: number, text: string]>([
    [{ kind: 'help', covers: [], hidden: true }, 12, 'Make 12 more picks to stay in it'],
    [{ kind: 'help', covers: covers(2), hidden: true }, 1, 'Make 1 more pick to stay in it'],
    [{ kind: 'help', covers: [], hidden: false }, 12, 'Still alive, but you need others to lose'],
    [{ kind: 'eliminated' }, 12, 'You cannot win the week any more'],
    [{ kind: 'clinched', alone: true }, 12, 'You have clinched the week'],
  ])('%o with %i picks missing', (needs, missing, text) => {
    expect(needsText(needs, race, missing)).toEqual([{ text }])
  })
})
