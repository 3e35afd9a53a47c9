import { ApiError, noSuchPlayer } from '#common/api/api-error'
import { headToHead } from '#common/boards/head-to-head'
import { joinLifetime } from '#common/boards/lifetime'
import { boardOfFinishedSeason } from '#common/boards/weekly-board'
import { paths } from '#common/paths'
import { entryOf } from '#common/people/profile'
import { isSeasonInPlay, seasonsOf } from '#common/week/season'
import { readWeeklyBoards } from '../db/boards'
import { read } from '../db/firebase'
import { readSeason } from '../db/settings'
import { beginSeason, finishSeason } from '../desk/season'
import { parseUid } from '../people/identity'
import { limitTries } from '../people/rate-limit'
import type { Handlers } from './handler'

export const seasonHandlers = {
  /** Begins a season, and finishes the one before it. The only way in which a season begins. */
  'POST /commish/season': async ({ body, caller }) => {
    await beginSeason(body, caller.uid)
    return { season: body.season }
  },

  /** Finishes the present season: nothing in it changes any more. */
  'POST /commish/season/close': ({ body, caller }) => finishSeason(body, caller.uid),

  /** What everybody has done in the finished seasons, best first. */
  'GET /leaderboard/lifetime': async () => {
    const stored = await read(paths.lifetime())
    return stored ? joinLifetime(stored, await read(paths.directory())) : { seasons: [], rows: [] }
  },

  /**
   * How two players compare: in one season, or in all that were played. It reads the two rows of every weekly board of
   * these seasons, about seventeen each; only revealed picks stand on them.
   */
  'GET /leaderboard/head-to-head': async ({ query, caller: { uid } }) => {
    const [first, second] = [parseUid(query.first), parseUid(query.second)]
    if (first === second) throw new ApiError('bad-input', 'Please name two different players.')
    await limitTries({ what: 'compare', whom: uid })
    const { settings, season } = await readSeason(query.season)
    const seasons = query.season === 'all' ? seasonsOf(settings) : [season]
    const boards = await Promise.all(
      seasons.map(async (each) => {
        const played = await readWeeklyBoards(each, [first, second])
        return isSeasonInPlay(settings, each) ? played : played.map(boardOfFinishedSeason)
      }),
    )
    const hasRow = (uid: string) => boards.flat().some(({ rows }) => entryOf(rows, uid))
    const strangers = [first, second].filter((uid) => !hasRow(uid))
    if (strangers.length > 0) {
      const directory = await read(paths.directory())
      if (strangers.some((uid) => !entryOf(directory?.members, uid))) throw noSuchPlayer()
    }
    return { seasons, ...headToHead(boards.flat(), first, second) }
  },
} satisfies Partial<Handlers>
