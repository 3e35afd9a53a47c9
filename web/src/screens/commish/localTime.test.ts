import { afterEach, expect, test, vi } from 'vitest'
import { HOUR, MINUTE } from '#common/durations'
import { fromLocalInput, toLocalInput } from './localTime'

const ZONES = ['America/New_York', 'America/Halifax', 'America/Los_Angeles', 'Asia/Kolkata', 'UTC']

afterEach(() => void vi.unstubAllEnvs())

test.each(ZONES)('every half hour of a year comes back from an input in %s, but for a repeated hour', (zone) => {
  vi.stubEnv('TZ', zone)
  const start = Date.UTC(2026, 6, 1)
  const halfHours = Array.from({ length: 2 * 24 * 365 }, (_, index) => start + index * 30 * MINUTE)
  const moved = halfHours.filter((at) => fromLocalInput(toLocalInput(at)) !== at)
  // Where clocks go back in fall they show two half hours twice.
  expect(moved).toHaveLength(zone.startsWith('America') ? 2 : 0)
})

test('of the hour that the clocks show twice in fall, an input means the first', () => {
  vi.stubEnv('TZ', 'America/New_York')
  const first = Date.UTC(2026, 10, 1, 5, 30)
  expect([toLocalInput(first), toLocalInput(first + HOUR)]).toEqual(['2026-11-01T01:30', '2026-11-01T01:30'])
  expect(fromLocalInput('2026-11-01T01:30')).toBe(first)
})

test('an input shows the viewer’s own time of day', () => {
  const at = Date.UTC(2026, 7, 29, 16)
  const shown = ZONES.map((zone) => {
    vi.stubEnv('TZ', zone)
    return toLocalInput(at).slice(11)
  })
  expect(shown).toEqual(['12:00', '13:00', '09:00', '21:30', '16:00'])
})

test('an empty input holds no time', () => expect(fromLocalInput('')).toBeUndefined())
