import { describe, expect, it } from 'vitest'
import type { BoardGame } from '#common/boards/leaderboard'
import type { SideStory } from '#common/boards/recap'
import { recapLines, wonText } from './RecapCard'

const egg = {
  ...{ awayTeamId: '145', awayName: 'Ole Miss', homeTeamId: '344', homeName: 'Mississippi State' },
  ...{ spread: 7.5, awayScore: 38, homeScore: 19 },
} as BoardGame
const story = (more: Partial<SideStory>): SideStory => ({
  game: egg,
  side: 'AWAY',
  margin: 11.5,
  names: ['Cy'],
  against: 9,
  ...more,
})
const none = { best: null, loneWolf: null, badBeat: null, movers: [] }

describe('the recap in words', () => {
  it('has one line for each story', () => {
    const lines = recapLines({
      best: { names: ['Ann', 'Bob'], wins: 9, losses: 3, pushes: 0 },
      loneWolf: story({}),
      badBeat: story({ side: 'HOME', margin: -0.5, names: ['Ann'] }),
      movers: [{ name: 'Dee', from: 9, to: 4 }],
    })
    expect(lines.map(({ title, who, story }) => [title, who, story])).toEqual([
      ['Best record', 'Ann and Bob', '9–3 against the spread'],
      ['Lone wolf', 'Cy', 'alone on Ole Miss −7½ (Ole Miss vs. Mississippi State 38–19), 9 on the other side'],
      ['Bad beat', 'Ann', 'Mississippi State +7½ (Ole Miss vs. Mississippi State 38–19) missed by half a point'],
      ['Biggest mover', 'Dee', 'up from 9 to 4 in the season'],
    ])
    expect(lines.map(({ teamId }) => teamId)).toEqual([undefined, '145', '344', undefined])
  })
  it('counts pushes only where there are some, and says by how much a bad beat missed', () => {
    expect(recapLines({ ...none, best: { names: ['Ann'], wins: 9, losses: 2, pushes: 1 } })[0]?.story).toBe(
      '9–2–1 against the spread',
    )
    expect(recapLines({ ...none, badBeat: story({ margin: -1.5 }) })[0]?.story).toMatch(/missed by 1½$/)
    expect(recapLines(none)).toEqual([])
  })
  it.each([
    ['who go from one place to one', [9, 9], 'Ann and Bob', 'up from 9 to 4 in the season'],
    ['who climb as far elsewhere', [9, 10], 'Ann and Bob', 'up 5 places in the season'],
    ['of whom there are many', [9, 9, 9, 9, 9], 'Ann, Bob, Cy, and 2 more', 'up from 9 to 4 in the season'],
  ])('names all biggest movers %s', (_about, from, who, story) => {
    const movers = from.map((each, index) => ({
      name: ['Ann', 'Bob', 'Cy', 'Dee', 'Eve'][index] ?? '',
      from: each,
      to: each - 5,
    }))
    expect(recapLines({ ...none, movers })).toEqual([{ title: 'Biggest movers', who, story }])
  })
})

it.each([
  [1, 9, false, 'won the week with 9 points'],
  [2, 1, false, 'share the week with 1 point each'],
  [1, 9, true, 'leads with 9 points'],
  [2, 9, true, 'lead with 9 points each'],
])('says what the most points won: %d with %d, %s', (players, points, mayGrow, text) =>
  expect(wonText({ players, points, mayGrow })).toBe(text),
)
