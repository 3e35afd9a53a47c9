import { describe, expect, test } from 'vitest'
import { paths } from '#common/paths'
import { type Verb, verdictOf, type Who } from './cases'
import { SEASON, WEEK, world } from './world'

const everybody: readonly Who[] = ['stranger', 'ann', 'bob', 'commish']

/** Documents that do not exist yet, each readable by the player who would create it. */
const missing = [
  paths.pick(SEASON, WEEK, 'tonight', 'bob'),
  paths.slip(SEASON, WEEK, 'bob'),
  paths.account('bob'),
  paths.user('commish'),
  paths.week(SEASON, 12),
  paths.line(SEASON, WEEK, 'new'),
  paths.scores(SEASON, 12),
  paths.weeklyBoard(SEASON, 12),
  paths.status(SEASON, 12),
  paths.change(SEASON, 'new'),
  paths.username('new'),
  'anything/new',
]

const writes = (verb: Verb, documents: readonly string[]) =>
  describe(`nobody may ${verb}`, () => {
    test.each(documents)('%s', async (path) => {
      const verdicts = everybody.map(async (who) => [who, await verdictOf(who, verb, path)])
      expect(await Promise.all(verdicts)).toEqual(everybody.map((who) => [who, 'denied']))
    })
  })

writes('create', missing)
writes('update', [...world(0).keys()])
writes('delete', [...world(0).keys()])
