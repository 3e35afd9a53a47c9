import { expect, it } from 'vitest'
import { easternMidnight } from './eastern'

it.each([
  ['in summer time', '2026-10-31T18:20:30Z', '2026-10-31T04:00Z'],
  ['in winter time', '2026-11-02T18:20:30Z', '2026-11-02T05:00Z'],
  ['late in the evening, when the day in UTC is the next one', '2026-11-03T03:00Z', '2026-11-02T05:00Z'],
  ['after the clocks went back', '2026-11-01T18:00Z', '2026-11-01T04:00Z'],
  ['before the clocks went back', '2026-11-01T05:30Z', '2026-11-01T04:00Z'],
  ['after the clocks went forward', '2027-03-14T18:00Z', '2027-03-14T05:00Z'],
  ['before the clocks went forward', '2027-03-14T06:00Z', '2027-03-14T05:00Z'],
])('the midnight %s', (_, time, midnight) => {
  expect(new Date(easternMidnight(Date.parse(time)))).toEqual(new Date(midnight))
})
