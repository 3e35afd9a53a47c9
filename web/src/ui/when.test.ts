import { describe, expect, it, vi } from 'vitest'
import { DAY } from '#common/durations'
import { useCorrection } from '#web/session/serverTime'
import { countdown, dateText, dayTimeText, kickoffText, timeText } from './when'

const EAST = 'America/New_York'
const MOUNTAIN = 'America/Denver'
const PACIFIC = 'America/Los_Angeles'
const HAWAII = 'Pacific/Honolulu'
const at = (text: string) => Date.parse(text)

/** What a viewer in this zone reads. */
function seenIn<Text>(zone: string, read: () => Text): Text {
  vi.stubEnv('TZ', zone)
  return read()
}

/** What is read of this time on its day. */
function onItsDay<Text>(moment: number, zone: string, read: () => Text): Text {
  vi.setSystemTime(moment)
  return seenIn(zone, read)
}

describe('a kickoff', () => {
  it.each([
    ['Saturday afternoon', '2025-11-15T20:30:00Z', EAST, '3:30 PM'],
    ['Friday night', '2025-11-15T02:00:00Z', EAST, 'Fri 9:00 PM'],
    ['the same Friday night seen from Berlin', '2025-11-15T02:00:00Z', 'Europe/Berlin', '3:00 AM'],
    ['Sunday noon', '2025-11-16T17:00:00Z', EAST, 'Sun 12:00 PM'],
  ])('%s', (_, kickoff, zone, text) => {
    const seen = () => [kickoffText({ kickoff: at(kickoff), timeTbd: false }), timeText(at(kickoff))]
    expect(onItsDay(at(kickoff), zone, seen)).toEqual([text, text])
  })

  // Clocks go back on Sunday 2026-11-01 at 2 in the morning; Hawaii's never do.
  it.each([
    ['the last Saturday of summer time, late', '2026-11-01T02:30:00Z', ['10:30 PM', '8:30 PM', '7:30 PM', '4:30 PM']],
    ['Sunday in the East alone', '2026-11-01T04:15:00Z', ['Sun 12:15 AM', '10:15 PM', '9:15 PM', '6:15 PM']],
    ['the hour before the change', '2026-11-01T05:30:00Z', ['Sun 1:30 AM', '11:30 PM', '10:30 PM', '7:30 PM']],
    ['the same hour again', '2026-11-01T06:30:00Z', ['Sun 1:30 AM', 'Sun 12:30 AM', '11:30 PM', '8:30 PM']],
    ['the noon after', '2026-11-01T17:00:00Z', ['Sun 12:00 PM', 'Sun 10:00 AM', 'Sun 9:00 AM', 'Sun 7:00 AM']],
    ['a noon a week later', '2026-11-07T17:00:00Z', ['12:00 PM', '10:00 AM', '9:00 AM', '7:00 AM']],
    [
      'a Friday night that is Saturday in the East',
      '2026-11-07T05:30:00Z',
      ['12:30 AM', 'Fri 10:30 PM', 'Fri 9:30 PM', 'Fri 7:30 PM'],
    ],
  ])('of %s is read in the viewer’s zone', (_, kickoff, [east, mountain, pacific, hawaii]) => {
    const seen = [EAST, MOUNTAIN, PACIFIC, HAWAII].map((zone) =>
      onItsDay(at(kickoff), zone, () => timeText(at(kickoff))),
    )
    expect(seen).toEqual([east, mountain, pacific, hawaii])
  })

  it.each([EAST, MOUNTAIN, PACIFIC, HAWAII])('to be announced stays on its Eastern day in %s', (zone) => {
    const day = (midnight: string) => {
      vi.setSystemTime(at(midnight) - DAY)
      return seenIn(zone, () => kickoffText({ kickoff: at(midnight), timeTbd: true }))
    }
    expect(day('2026-10-31T04:00:00Z')).toBe('Time TBD')
    expect(day('2026-11-01T04:00:00Z')).toBe('Sun, time TBD')
    expect(day('2026-11-07T05:00:00Z')).toBe('Time TBD')
    vi.setSystemTime(at('2026-11-21T19:00:00Z'))
    const nextSaturday = { kickoff: at('2026-11-28T05:00:00Z'), timeTbd: true }
    expect(seenIn(zone, () => kickoffText(nextSaturday))).toBe('Sat, Nov 28, time TBD')
  })

  it('of another week, as a bowl’s is, has its date, before and after', () => {
    const bowl = at('2027-01-02T21:00:00Z')
    const seen = (now: string) => {
      vi.setSystemTime(at(now))
      return seenIn(EAST, () => kickoffText({ kickoff: bowl, timeTbd: false }))
    }
    const days = ['2026-12-19T17:00:00Z', '2026-12-26T23:00:00Z', '2026-12-27T17:00:00Z', '2027-01-10T17:00:00Z']
    expect(days.map(seen)).toEqual(['Sat, Jan 2, 4:00 PM', 'Sat, Jan 2, 4:00 PM', '4:00 PM', 'Sat, Jan 2, 4:00 PM'])
    vi.setSystemTime(at('2026-12-10T17:00:00Z'))
    expect(kickoffText({ kickoff: at('2026-12-28T05:00:00Z'), timeTbd: true })).toBe('Mon, Dec 28, time TBD')
    expect(kickoffText({ kickoff: at('2027-01-02T05:00:00Z'), timeTbd: true })).toBe('Sat, Jan 2, time TBD')
    vi.setSystemTime(at('2027-09-10T17:00:00Z'))
    const newYear = { kickoff: at('2027-01-01T05:00:00Z'), timeTbd: true }
    expect(seenIn(HAWAII, () => kickoffText(newYear))).toBe('Fri, Jan 1, 2027, time TBD')
  })

  it('of next Saturday is written like every other of that day, whatever the hour', () => {
    vi.setSystemTime(at('2026-11-29T10:20:00Z'))
    const kickoffs = ['2026-12-05T17:00:00Z', '2026-12-06T00:30:00Z', '2026-12-06T03:15:00Z']
    const seen = () => kickoffs.map((kickoff) => kickoffText({ kickoff: at(kickoff), timeTbd: false }))
    expect(seenIn(EAST, seen)).toEqual(['12:00 PM', '7:30 PM', '10:15 PM'])
  })

  it('has its date where others of its list have theirs', () => {
    vi.setSystemTime(at('2026-10-08T17:00:00Z'))
    const seen = (timeTbd: boolean) => kickoffText({ kickoff: at('2026-10-10T04:00:00Z'), timeTbd }, true)
    expect(seenIn(EAST, () => [seen(false), seen(true)])).toEqual(['Sat, Oct 10, 12:00 AM', 'Sat, Oct 10, time TBD'])
  })

  it('has no hour while it is to be announced', () => {
    vi.setSystemTime(at('2026-10-08T17:00:00Z'))
    expect(kickoffText({ kickoff: at('2026-10-10T04:00:00Z'), timeTbd: true })).toBe('Time TBD')
    expect(kickoffText({ kickoff: at('2026-10-11T04:00:00Z'), timeTbd: true })).toBe('Sun, time TBD')
  })
})

it.each([
  ['noon', '2026-10-10T16:00:00Z', EAST, 'Sat, Oct 10, 12:00 PM'],
  ['midnight', '2026-01-01T05:00:00Z', EAST, 'Thu, Jan 1, 12:00 AM'],
  ['the evening before in the West', '2026-01-01T07:59:00Z', PACIFIC, 'Wed, Dec 31, 11:59 PM'],
])('a date at %s', (_, moment, zone, text) => {
  const seen = () => dateText(at(moment))
  expect(onItsDay(at(moment), zone, seen)).toBe(text)
  vi.setSystemTime(at(moment) + 181 * DAY)
  const year = zone === PACIFIC ? 2025 : 2026
  expect(seen(), 'half a year later').toBe(text.replace(/(?<=\d), /, `, ${year}, `))
})

it.each([
  ['today', '2026-10-09T13:55:00Z', '2026-10-09T23:00:00Z', '9:55 AM'],
  ['of the day before', '2026-10-09T03:55:00Z', '2026-10-09T04:05:00Z', 'Thu 11:55 PM'],
  ['of Saturday, read on Sunday', '2026-10-11T01:01:00Z', '2026-10-11T17:00:00Z', 'Sat 9:01 PM'],
  ['of Saturday, read then', '2026-10-11T01:01:00Z', '2026-10-11T02:00:00Z', '9:01 PM'],
  ['of tomorrow, a Saturday', '2026-10-10T18:35:00Z', '2026-10-09T17:00:00Z', 'Sat 2:35 PM'],
  ['of a week from now', '2026-10-17T18:35:00Z', '2026-10-09T17:00:00Z', 'Sat, Oct 17, 2:35 PM'],
  ['of a week ago', '2026-10-03T17:00:00Z', '2026-10-10T17:00:00Z', 'Sat, Oct 3, 1:00 PM'],
])('a time %s', (_, moment, now, text) => {
  vi.setSystemTime(at(now))
  expect(seenIn(EAST, () => dayTimeText(at(moment)))).toBe(text)
})

it('a time of today is known by the server’s clock where the device’s clock is a day ahead', () => {
  vi.setSystemTime(at('2026-10-10T13:55:00Z'))
  useCorrection.setState(-86_400_000)
  expect(seenIn(EAST, () => dayTimeText(at('2026-10-09T13:50:00Z')))).toBe('9:50 AM')
  useCorrection.setState(0)
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
    [48 * 3_600_000, '2 d 0 h'],
    [52 * 3_600_000, '2 d 4 h'],
  ])('of %d ms', (ms, text) => expect(countdown(ms)).toBe(text))

  it('counts the hour that the clock change repeats', () => {
    const eve = at('2026-10-31T23:00:00-04:00')
    expect(countdown(at('2026-11-01T12:00:00-05:00') - eve)).toBe('14:00:00')
  })
})
