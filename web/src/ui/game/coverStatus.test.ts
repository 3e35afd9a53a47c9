import { describe, expect, it } from 'vitest'
import type { Side } from '#common/game/sides'
import { ironBowl } from '../../../../tests/fixtures/line'
import { coverStatus } from './coverStatus'

const line = (spread: number | null, isVoid = false) =>
  ironBowl({ homeName: 'Alabama', awayName: 'Oklahoma', spread, void: isVoid })
const score = (awayScore: number, homeScore: number) => ({ awayScore, homeScore })

type Case = [spread: number, picked: Side | undefined, away: number, home: number, text: string, verdict: string]

describe('under way', () => {
  it.each<Case>([
    // The favorite gives half a point: ahead, behind, and behind by half a point.
    [-6.5, 'HOME', 17, 27, 'Alabama covering', 'by 3½'],
    [-6.5, 'HOME', 17, 20, 'Alabama behind the spread', 'needs 4 to win'],
    [-6.5, 'HOME', 24, 16, 'Alabama behind the spread', 'needs 15 to win'],
    [-6.5, 'HOME', 17, 23, 'Alabama behind the spread', 'needs 1 to win'],
    // The underdog gets it.
    [-6.5, 'AWAY', 17, 20, 'Oklahoma covering', 'by 3½'],
    [-6.5, 'AWAY', 17, 23, 'Oklahoma covering', 'by ½'],
    [-6.5, 'AWAY', 17, 27, 'Oklahoma behind the spread', 'needs 4 to win'],
    [-6.5, 'AWAY', 17, 24, 'Oklahoma behind the spread', 'needs 1 to win'],
    // Without a pick it is the side that covers.
    [-6.5, undefined, 24, 16, 'Oklahoma covering', 'by 14½'],
    [6.5, undefined, 17, 27, 'Alabama covering', 'by 16½'],
    [6.5, undefined, 27, 17, 'Oklahoma covering', 'by 3½'],
    [-7, undefined, 20, 27, 'Dead even with the spread', 'push'],
    // Whole numbers can end in a push.
    [-7, 'HOME', 20, 30, 'Alabama covering', 'by 3'],
    [-7, 'HOME', 20, 26, 'Alabama behind the spread', 'needs 2 to win (1 ties)'],
    [-7, 'HOME', 20, 27, 'Dead even with the spread', 'push'],
    [-7, 'AWAY', 20, 26, 'Oklahoma covering', 'by 1'],
    [-7, 'AWAY', 20, 30, 'Oklahoma behind the spread', 'needs 4 to win (3 ties)'],
    [-7, 'AWAY', 20, 27, 'Dead even with the spread', 'push'],
    // A pick'em: who leads covers.
    [0, undefined, 3, 10, 'Alabama covering', 'by 7'],
    [0, 'AWAY', 3, 10, 'Oklahoma behind the spread', 'needs 8 to win (7 ties)'],
    [0, 'AWAY', 10, 10, 'Dead even with the spread', 'push'],
  ])('%d, picked %s, %d–%d', (spread, picked, away, home, text, verdict) => {
    expect(coverStatus(line(spread), picked, score(away, home))).toMatchObject({ text, verdict })
  })

  it('has the color of the player’s own pick, and none without one', () => {
    const result = (picked?: Side) => coverStatus(line(-6.5), picked, score(24, 16))?.result
    expect([result('HOME'), result('AWAY'), result()]).toEqual(['LOSS', 'WIN', 'VOID'])
  })

  it('asks for points that are enough, and says rightly what one fewer does', () => {
    for (const spread of [-14.5, -7, -0.5, 0, 3, 9.5])
      for (const picked of ['HOME', 'AWAY'] as const)
        for (let home = 0; home <= 40; home += 1) {
          const verdict = coverStatus(line(spread), picked, score(20, home))?.verdict ?? ''
          const [, needed, ties] = /^needs (\d+) to win( \(\d+ ties\))?$/.exec(verdict) ?? []
          if (!needed) continue
          const after = (points: number) =>
            coverStatus(
              line(spread),
              picked,
              picked === 'HOME' ? score(20, home + points) : score(20 + points, home),
              true,
            )
          expect(after(Number(needed))?.result).toBe('WIN')
          expect(after(Number(needed) - 1)?.result).toBe(ties ? 'PUSH' : 'LOSS')
        }
  })
})

describe('over', () => {
  it.each<Case>([
    [-7, 'HOME', 24, 31, 'Alabama won by 7, needed more than 7', 'PUSH'],
    [-7, 'HOME', 24, 24, 'Alabama tied, needed to win by more than 7', 'LOSS'],
    [-6.5, 'HOME', 24, 31, 'Alabama won by 7, needed 7', 'WIN'],
    [-6.5, 'HOME', 24, 30, 'Alabama won by 6, needed 7', 'LOSS'],
    [-6.5, undefined, 31, 24, 'Alabama lost by 7, needed to win by 7', 'No pick'],
    [-6.5, 'AWAY', 24, 31, 'Oklahoma lost by 7 with a 6½ head start', 'LOSS'],
    [-1.5, 'AWAY', 31, 28, 'Oklahoma won by 3 with a 1½ head start', 'WIN'],
    [-7, 'AWAY', 24, 31, 'Oklahoma lost by 7 with a 7 head start', 'PUSH'],
    [-8.5, 'AWAY', 24, 31, 'Oklahoma lost by 7 with an 8½ head start', 'WIN'],
    [-11, 'AWAY', 24, 31, 'Oklahoma lost by 7 with an 11 head start', 'WIN'],
    [-1, 'AWAY', 24, 31, 'Oklahoma lost by 7 with a 1 head start', 'LOSS'],
    [0, 'AWAY', 31, 24, 'Oklahoma won by 7', 'WIN'],
  ])('%d, picked %s, %d–%d', (spread, picked, away, home, text, verdict) => {
    expect(coverStatus(line(spread), picked, score(away, home), true)).toMatchObject({ text, verdict })
  })
})

it.each([
  [-6.5, 'needs 20 to win'],
  [-7, 'needs 21 to win (20 ties)'],
] as const)('keeps room for the longest words that a pick at %d may get while the game is on', (spread, verdict) => {
  const longest = { text: 'Alabama behind the spread', verdict }
  for (const [away, home] of [
    [0, 30],
    [20, 27],
    [30, 0],
  ] as const)
    expect(coverStatus(line(spread), 'HOME', score(away, home))).toMatchObject({ longest })
  expect(coverStatus(line(spread), undefined, score(0, 30)), 'the side that covers').not.toHaveProperty('longest')
  expect(coverStatus(line(spread), 'HOME', score(0, 30), true), 'over').not.toHaveProperty('longest')
})

it('says nothing without a number, or of a game called off', () => {
  expect(coverStatus(line(null), 'HOME', score(0, 3))).toBeNull()
  expect(coverStatus(line(-3, true), 'HOME', score(0, 3), true)).toBeNull()
})
