import { HOUR, MINUTE } from '#common/durations'
import { paths } from '#common/paths'
import { seededRandom } from '#common/random'
import { passAndSend } from '#functions/schedule'
import { ASK_EVERY } from '#web/live/clocks'
import { COUNTED_SEASON, COUNTED_WEEK, MemoryLeague } from '../memory-league'
import { costliestPage, PageReads } from '../page-reads'
import { countedRow, limitRow, type Row } from '../row'

/** 11:00 in New York on a Saturday in November, and when the day is over. */
const MORNING = Date.UTC(2026, 10, 28, 16)
const EVENING = MORNING + 14 * HOUR
/** Kickoffs of the twenty games, in hours after the start. */
const KICKOFFS = [1, 1, 1, 1, 1, 1, 4.5, 4.5, 4.5, 4.5, 4.5, 4.5, 5.25, 8, 8, 8, 8.5, 8.5, 11.25, 11.25]
const POLL_EVERY = 15_000
const RELOADS = 10
/** A page that is not open all day is looked at for ten minutes of every forty. */
const [GLANCE, GLANCE_EVERY] = [10 * MINUTE, 40 * MINUTE]
/** What Firestore does not bill, a day. */
const FREE = { reads: 50_000, writes: 20_000 }

/**
 * A Saturday of 14 hours and twenty games, played by the game-day simulator: the scheduled rounds of the referee, every
 * player's picks through the handler, and every player's page, open all day and reloaded ten times. Nobody has
 * notifications on.
 */
export async function measureSaturday(): Promise<Row[]> {
  const [small, large] = [await saturday(30), await saturday(500)]
  for (const day of [small, large]) console.log(JSON.stringify(day))
  const perPlayer = (day: Day) => day.pages[day.costliest] / day.players
  return [
    countedRow('reads of a 30-player Saturday, without notifications', 'reads', [small.reads, FREE.reads], 0.5),
    countedRow('the same, in sight a quarter of the day', 'reads', [small.glanced, FREE.reads], 0.5),
    countedRow('writes of a 30-player Saturday, without notifications', 'writes', [small.writes, FREE.writes], 0.15),
    limitRow('scores behind the feed, at most', 's', small.scoreLag / 1000, 15),
    limitRow('clocks behind the feed, at most', 's', small.clockLag / 1000, 60),
    countedRow('page reads a player at 500, against 30', 'reads', [perPlayer(large), perPlayer(small)], 1.05),
  ]
}

type Day = Awaited<ReturnType<typeof saturday>>

/** One day. Reads are the server's and those of the page that costs most, as if every player had it open. */
async function saturday(players: number) {
  const league = new MemoryLeague(MORNING - 24 * HOUR, players)
  const games = await league.open(KICKOFFS.map((hours) => MORNING + hours * HOUR))
  league.now = MORNING - MINUTE
  await passAndSend()
  const newPages = () => new PageReads(league.uids.length, league.uids[0] ?? '')
  const [pages, glances] = [newPages(), newPages()]
  for (let opened = 0; opened <= RELOADS; opened += 1) for (const each of [pages, glances]) each.open()
  // What is read at a poll is shown until the next.
  const lags = { scoreLag: POLL_EVERY, clockLag: 0 }
  /** When the feed had said what a page in sight shows as clocks (epoch ms). */
  let clocksAt = 0
  const commits = { scores: 0, other: 0 }
  league.onCommit = (written) => {
    for (const each of [pages, glances]) each.change(written)
    const live = written.includes(paths.scores(COUNTED_SEASON, COUNTED_WEEK))
    commits[live ? 'scores' : 'other'] += 1
  }
  const before = { ...league.billed }
  const picks = picksOf(league, games)
  let [passes, calls] = [0, 0]
  for (league.now = MORNING; league.now < EVENING; passes += 1) {
    for (let pick = picks[0]; pick && pick.at <= league.now; pick = picks[0]) {
      await league.pick(pick.uid, pick.gameId, pick.side)
      picks.shift()
    }
    glances.show(league.now % GLANCE_EVERY < GLANCE)
    // As scheduled: a round begins every minute, and while games are near reads the feed thrice more.
    const reports = await passAndSend({ further: league.now % MINUTE > 0 })
    const awake = reports.some((report) => report.awake)
    const behind = league.behind(games)
    if (awake && behind.score) lags.scoreLag = Math.max(lags.scoreLag, league.now + POLL_EVERY - behind.readAt)
    if (behind.isOn) {
      // Half of the pages ask at the half minute, and half of them fifteen seconds later, who get the same answer.
      if (clocksAt > 0) lags.clockLag = Math.max(lags.clockLag, league.now - clocksAt)
      const { at } = await league.clocks()
      calls += players / (ASK_EVERY / POLL_EVERY)
      if (league.now % ASK_EVERY === POLL_EVERY) clocksAt = at
    } else clocksAt = 0
    league.now += awake ? POLL_EVERY : MINUTE
  }
  const server = { reads: league.billed.reads - before.reads, writes: league.billed.writes - before.writes }
  const costliest = costliestPage(pages.reads)
  const reads = server.reads + pages.reads[costliest]
  const glanced = server.reads + glances.reads[costliest]
  const counts = { players, passes, calls, commits, server, pages: pages.reads, glances: glances.reads }
  return { ...counts, costliest, reads, glanced, writes: server.writes, ...lags }
}

/** Everybody picks every game within the hour before the first kickoff, each within five minutes. */
function picksOf({ uids }: MemoryLeague, games: readonly string[]) {
  const random = seededRandom('picks', 1)
  const picks = uids.flatMap((uid) => {
    const begins = MORNING + random() * 55 * MINUTE
    return games.map((gameId) => {
      const side: 'HOME' | 'AWAY' = random() < 0.5 ? 'HOME' : 'AWAY'
      return { at: begins + random() * 5 * MINUTE, uid, gameId, side }
    })
  })
  return picks.sort((a, b) => a.at - b.at)
}
