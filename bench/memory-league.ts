import { HOUR } from '#common/durations'
import { paths } from '#common/paths'
import { memberOf } from '#common/people/profile'
import type { WeekClocks } from '#common/week/clocks'
import { newScores, type Settings, type WeekScores } from '#common/week/week'
import { gamesOfWeek } from '../scripts/season/season2025'
import { simulatedScoreboard } from '../scripts/simulator/scoreboard'
import { Stage } from '../scripts/simulator/stage'
import { invoke, openWeek } from '../tests/simulation/desk'
import { longUids } from '../tests/simulation/every-pick'
import { createStore } from '../tests/simulation/store/store'
import { takeOver } from '../tests/simulation/take-over'
import { TEAM } from './emulator-league'

export const COUNTED_SEASON = 2026
export const COUNTED_WEEK = 14

/**
 * A league on the database in memory that the simulation uses, with the product's own handlers and referee, a clock of
 * its own, and a count of what Firestore would bill.
 */
export class MemoryLeague {
  readonly billed = { reads: 0, writes: 0 }
  /** Called for every commit with the documents it writes. */
  onCommit: (paths: readonly string[]) => void = () => {}
  readonly stage: Stage
  readonly uids: string[]
  private readonly memory = new Map<object, unknown>()
  readonly store = createStore({
    clock: () => this.now,
    whoIsCalling: () => 'the bench',
    billed: (reads) => {
      this.billed.reads += reads
    },
    turn: async ({ kind, paths: written }) => {
      if (kind === 'commit') {
        this.billed.writes += written.length
        if (written.length) this.onCommit(written)
      }
      return 'ok'
    },
  })

  /** @param now epoch ms. */
  constructor(
    public now: number,
    players: number,
  ) {
    this.stage = new Stage({ start: now, week: COUNTED_WEEK })
    this.uids = longUids(players)
    this.store.load(this.founded())
    takeOver({
      now: () => this.now,
      fetch: async (address) =>
        Response.json(simulatedScoreboard(this.stage, new URL(String(address)).searchParams, this.now)),
      db: this.store.db,
      memory: () => this.memory,
    })
  }

  private founded(): Map<string, object> {
    const settings: Settings = {
      season: COUNTED_SEASON,
      activeWeek: COUNTED_WEEK,
      openWeeks: [],
      weeks: [],
      finishedWeeks: [],
    }
    const users = this.uids.map((uid) => [uid, { username: uid.slice(-20), about: '', avatar: '', ...TEAM }] as const)
    const members = Object.fromEntries(users.map(([uid, user]) => [uid, memberOf(user, uid)]))
    return new Map<string, object>([
      [paths.settings(), settings],
      [paths.directory(), { members }],
      ...users.map(([uid, user]): [string, object] => [paths.user(uid), user]),
    ])
  }

  /** Opens the week with a game for each of these kickoffs (epoch ms). @returns the games' ids */
  async open(kickoffs: readonly number[]): Promise<string[]> {
    const games = gamesOfWeek(COUNTED_WEEK)
      .slice(0, kickoffs.length)
      .map(({ id }) => id)
    for (const [index, id] of games.entries()) this.stage.orders.overrides.set(id, { kickoff: kickoffs[index] ?? 0 })
    await openWeek('commish', COUNTED_WEEK, games)
    return games
  }

  /** Opens the week with so many games, all kicking off a day from now. */
  openTomorrow(games: number): Promise<string[]> {
    return this.open(Array.from({ length: games }, () => this.now + 24 * HOUR))
  }

  pick(uid: string, gameId: string, pickTeam: 'HOME' | 'AWAY'): Promise<unknown> {
    return invoke('POST /picks', uid, { body: { week: COUNTED_WEEK, gameId, pickTeam } })
  }

  /**
   * Whether a stored score differs from what the feed says now, and the reading that it is from; whether a game is on.
   */
  behind(games: readonly string[]): { score: boolean; readAt: number; isOn: boolean } {
    const { feedAt, games: stored } = this.scores()
    const score = games.some((id) => {
      const scheduled = this.stage.schedule.get(id)
      const known = stored[id]
      const moment = scheduled && this.stage.show(scheduled, this.now)[0]?.moment
      if (!moment || !known || moment.phase !== 'live') return false
      return moment.homeScore !== known.homeScore || moment.awayScore !== known.awayScore
    })
    return { score, readAt: feedAt, isOn: Object.values(stored).some(({ phase }) => phase === 'live') }
  }

  /** What the API answers a page that asks for the clocks. */
  clocks(): Promise<WeekClocks> {
    return invoke('GET /clocks', this.uids[0] ?? '', { query: { week: COUNTED_WEEK } }) as Promise<WeekClocks>
  }

  private scores(): WeekScores {
    return { ...newScores(COUNTED_WEEK), ...this.store.peek(paths.scores(COUNTED_SEASON, COUNTED_WEEK)) }
  }

  /** What some work is billed. */
  async costOf(work: () => Promise<unknown>): Promise<{ reads: number; writes: number }> {
    const before = { ...this.billed }
    await work()
    return { reads: this.billed.reads - before.reads, writes: this.billed.writes - before.writes }
  }
}
