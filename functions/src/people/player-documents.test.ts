import { expect, test } from 'vitest'
import { paths } from '#common/paths'
import { PLAYER_DOCUMENTS } from './player-documents'

/** The paths of documents that hold nothing of a single player. */
const LEAGUE: (keyof typeof paths)[] = [
  ...(['settings', 'invite', 'season', 'weeks', 'week', 'lines', 'line', 'setAside', 'scores'] as const),
]

test('of every path it is said what the export and the deletion of an account do with its documents', () => {
  const ofPlayers = Object.values(PLAYER_DOCUMENTS).flatMap((each) => each.paths)
  expect([...ofPlayers, ...LEAGUE].sort()).toEqual(Object.keys(paths).sort())
})
