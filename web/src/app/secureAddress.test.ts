import { expect, it } from 'vitest'
import { secureAddress } from './secureAddress'

const HOST = 'cfbpicks.example'

it.each([
  ['http://cfbpicks.example/', 'https://cfbpicks.example/'],
  ['http://www.cfbpicks.example/', 'https://www.cfbpicks.example/'],
  ['http://a.b.cfbpicks.example/live-scores', 'https://a.b.cfbpicks.example/live-scores'],
  ['http://CFBPicks.example/leaderboard?view=overall#top', 'https://cfbpicks.example/leaderboard?view=overall#top'],
  [
    'http://cfbpicks.example/reset-password?token=a%2Bb&uid=1',
    'https://cfbpicks.example/reset-password?token=a%2Bb&uid=1',
  ],
  ['http://cfbpicks.example:8080/', 'https://cfbpicks.example/'],
])('%s goes to %s', (from, to) => expect(secureAddress(from, HOST)).toBe(to))

it.each([
  ['https already', 'https://cfbpicks.example/', HOST],
  ['another host', 'http://127.0.0.1:5002/', HOST],
  ['a host that only ends alike', 'http://notcfbpicks.example/', HOST],
  ['a host that only begins alike', 'http://cfbpicks.example.org/', HOST],
  ['no host of its own', 'http://cfbpicks.example/', undefined],
  ['an empty host', 'http://cfbpicks.example/', ''],
])('%s stays', (_, address, host) => expect(secureAddress(address, host)).toBeNull())

it('knows its host however that is spelt', () =>
  expect(secureAddress('http://cfbpicks.example/', 'CFBPicks.Example')).toBe('https://cfbpicks.example/'))
