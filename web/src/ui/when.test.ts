import { describe, expect, it } from 'vitest'
import { countdown, kickoffText, timeText } from './when'

const EAST = 'America/New_York'
const at = (text: string) => Date.parse(text)

describe('a kickoff', () => {
  it.each([
    ['Saturday afternoon', '2025-11-15T20:30:00Z', EAST, '3:30 PM'],
    ['Friday night', '2025-11-15T02:00:00Z', EAST, 'Fri 9:00 PM'],
    ['the same Friday night seen from Berlin', '2025-11-15T02:00:00Z', 'Europe/Berlin', '3:00 AM'],
    ['Sunday noon', '2025-11-16T17:00:00Z', EAST, 'Sun 12:00 PM'],
  ])('%s', (_, kickoff, zone, text) => {
    expect(kickoffText({ kickoff: at(kickoff), timeTbd: false }, zone)).toBe(text)
    expect(timeText(at(kickoff), zone)).toBe(text)
  })

  it('has no hour while it is to be announced', () => {
    expect(kickoffText({ kickoff: at('2026-10-10T04:00:00Z'), timeTbd: true })).toBe('Time TBD')
    expect(kickoffText({ kickoff: at('2026-10-11T04:00:00Z'), timeTbd: true })).toBe('Sun, time TBD')
  })
})

describe('a countdown', () => {
  it.each([
    [4_360_000, '1:12:40'],
    [600_000, '10:00'],
    [65_000, '1:05'],
    [500, '0:01'],
    [0, '0:00'],
    [-9, '0:00'],
    [47.5 * 3_600_000, '47:30:00'],
    [52 * 3_600_000, '2 d 4 h'],
  ])('of %d ms', (ms, text) => expect(countdown(ms)).toBe(text))
})
