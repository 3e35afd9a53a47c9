import type { Side } from '#common/game/sides'
import { paths } from '#common/paths'
import { db } from '#functions/db/firebase'
import { runPasses } from '#functions/referee/pass'
import { call, feed } from './client'
import { gameIds } from './games'
import { commissioner, emptyLeague, type Member, openWeek, pastLock, pick, player, SEASON } from './league'
import { stamps } from './stamps'

/** The week of the short season: the home team wins the first game, the away team the second, the third is to come. */
export const WEEK = 11
export const [WON = '', LOST = '', OPEN = ''] = gameIds(WEEK, 3)

/** When each document under the season was last written. */
export const seasonStamps = async () =>
  Object.fromEntries(Object.entries(await stamps()).filter(([path]) => path.startsWith(`seasons/${SEASON}/`)))

/** Plays a season of one week: Ann is right twice, Bob once. */
export async function shortSeason() {
  await emptyLeague()
  await Promise.all([paths.lifetime(), paths.minigameBoard()].map((path) => db.doc(path).delete()))
  for (const id of [WON, LOST, OPEN]) await feed({ game: { id, phase: 'pre', kickoffInSeconds: 20_000 } })
  const desk = await commissioner()
  const [ann, bob] = [await player(), await player()]
  await openWeek(WEEK, [WON, LOST, OPEN], desk, 3.5)
  const { token } = desk
  const league = {
    desk,
    ann,
    bob,
    pick: (fan: Member, gameId: string, side: Side) => pick(fan, WEEK, gameId, side),
    begin: (season: number, more: { confirmed?: boolean } = {}) =>
      call('POST /commish/season', { token, body: { season, ...more } }),
    close: (body: { season?: number; confirmed?: boolean } = {}) => call('POST /commish/season/close', { token, body }),
    activate: (activeWeek: number) => call('POST /settings/active-week', { token, body: { activeWeek } }),
    /** Posts a round of one question that was right, after a rest. */
    async round({ uid, token }: Member) {
      await db.doc(paths.minigameBoard()).set({ rows: { [uid]: { playedAt: 0 } } }, { merge: true })
      return call('POST /minigames/nickname/submit', { token, body: { round: 1, correct: 1, total: 1 } })
    },
    /** Ann's right answers in the mini game, by default as the page shows them first. */
    async correct(season?: number | 'all') {
      const query = { ...(season !== undefined && { season }) }
      const { body } = await call('GET /minigames/leaderboard', { token: ann.token, query })
      return body.find(({ userId }) => userId === ann.uid)?.totalCorrect
    },
  }
  await Promise.all([
    league.pick(ann, WON, 'HOME'),
    league.pick(bob, WON, 'HOME'),
    league.pick(ann, LOST, 'AWAY'),
    league.pick(bob, LOST, 'HOME'),
  ])
  await feed({ game: { id: WON, ...pastLock(7_200), phase: 'final', homeScore: 30, awayScore: 0 } })
  await feed({ game: { id: LOST, ...pastLock(7_200), phase: 'final', homeScore: 0, awayScore: 30 } })
  for (let pass = 0; pass < 2; pass += 1) await runPasses({ week: WEEK, poll: true, whole: true })
  return { ...league, season: SEASON, next: SEASON + 1 }
}
