import { describe, expect, it } from 'vitest'
import { channelsOf } from './broadcasters'

const hostsOf = (broadcast: string) =>
  channelsOf(broadcast).map(({ name, broadcaster }) => [name, broadcaster && new URL(broadcaster.web).hostname])

describe('the channels of a game', () => {
  it.each<[string, [string, string | null][]]>([
    ['ABC', [['ABC', 'www.espn.com']]],
    [
      'BIG12|ESPN+',
      [
        ['BIG12', null],
        ['ESPN+', 'www.espn.com'],
      ],
    ],
    [
      'ABC, ESPN+',
      [
        ['ABC', 'www.espn.com'],
        ['ESPN+', 'www.espn.com'],
      ],
    ],
    [
      'CBS/Paramount+',
      [
        ['CBS', 'www.paramountplus.com'],
        ['Paramount+', 'www.paramountplus.com'],
      ],
    ],
    ['NBC, NBC', [['NBC', 'www.nbcsports.com']]],
    ['The CW Network', [['The CW Network', 'www.cwtv.com']]],
    ['MW Network', [['MW Network', null]]],
    ['constructor', [['constructor', null]]],
    ['', []],
  ])('%s', (broadcast, channels) => expect(hostsOf(broadcast)).toEqual(channels))

  it.each([
    ...['ESPN', 'ESPN2', 'ESPNU', 'SEC Network', 'SECN+', 'ACC Network', 'ACCN', 'CBSSN', 'CBS Sports Network'],
    ...['FOX', 'FS1', 'FS2', 'BTN', 'Big Ten Network', 'Peacock', 'TNT', 'truTV', 'NFL Network', 'Pac-12', 'USA Net'],
    ...['ACC Extra', 'NFL Net'],
  ])('%s has an app and a page', (name) => {
    const [channel] = channelsOf(name)
    expect(channel?.broadcaster?.app).toMatch(/^[a-z]+:\/\//)
    expect(channel?.broadcaster?.web).toMatch(/^https:\/\//)
  })
})
