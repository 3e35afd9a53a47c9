import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { type LifetimeRow, NO_RECORD } from '#common/boards/lifetime'
import { defaultWeekName, type Settings } from '#common/week/week'
import { wordsOf } from '../../../../../tests/fixtures/words'
import { Career } from './Lifetime'

/** A league in whose last season the third week had a name of its own. */
const settings: Settings = {
  ...{ season: 2026, activeWeek: 1, openWeeks: [], finishedWeeks: [], weeks: [] },
  finishedSeasons: [
    { season: 2025, closedAt: 0, weeks: [{ ...defaultWeekName(3), label: 'Rivals' }] },
    { season: 2024, closedAt: 0, weeks: [defaultWeekName(3)] },
  ],
}

const career = (row: Partial<LifetimeRow>) => {
  const profile = { name: 'Uncle Ray', avatar: '', favoriteColor: '#cc0000', favoriteTeam: '' }
  const whole = { ...NO_RECORD, ...profile, userId: 'ray', rank: 1, ...row }
  return renderToStaticMarkup(<Career row={whole} tied={false} you={false} settings={settings} />)
}

it('marks who has left, as the other boards do', () => {
  expect(career({ left: true })).toContain('>left<')
  expect(career({})).not.toContain('>left<')
})

it('says what a player has done, and in which week of which season', () => {
  const counts = { titles: 1, weeksWon: 3, weeks: 12, seasons: 2, wins: 30, losses: 20, pushes: 2, points: 33 }
  const best = { points: 9, season: 2025, week: 3 }
  const shown = career({ ...counts, winStreak: 7, lossStreak: 4, best, worst: { points: 0, season: 2024, week: 3 } })
  expect(wordsOf(shown)).toMatch(/Uncle Ray 1 title Weeks won 3 of 12 Record 30–20–2 · 57\.7% /)
  expect(wordsOf(shown)).toMatch(/Best week 9 \(Rivals, 2025\) Worst week 0 \(Week 3, 2024\) /)
  expect(wordsOf(shown)).toMatch(/Longest streaks 7 right, 4 wrong Points 33 in 2 seasons$/)
})

it('says that a player has won no pick as plainly as that there was none', () => {
  expect(wordsOf(career({ losses: 2 }))).toMatch(/Record 0–2 · 0\.0% Best week – Worst week – /)
  expect(wordsOf(career({ titles: 2 }))).toMatch(/2 titles .*Record – /)
  expect(wordsOf(career({}))).not.toContain('title')
})
