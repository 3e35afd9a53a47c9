import { afterEach, beforeEach, expect, vi } from 'vitest'
import type { RouteBodyInput, RouteName } from '#common/api/routes'
import { HOUR, MINUTE } from '#common/durations'
import type { Side } from '#common/game/sides'
import { auth } from '#functions/db/firebase'
import { setLog } from '#functions/log'
import { runPasses } from '#functions/referee/pass'
import type { PassOptions, PassReport } from '#functions/referee/week-pass'
import type { GameTrouble } from '../../scripts/simulator/orders'
import { simulatedScoreboard } from '../../scripts/simulator/scoreboard'
import { Stage } from '../../scripts/simulator/stage'
import { type Asked, invoke, openWeek } from './desk'
import { final, GAMES, SEASON, START } from './games'
import { Processes } from './processes'
import { newLeague, type RawBoard, type RawChange, type RawLine, type RawScores } from './raw'
import type { Operation } from './store/store'
import { takeOver } from './take-over'

export type LineEdit = Omit<RouteBodyInput<'PATCH /commish/line/:id'>, 'week'>

/** A league in memory whose clock and feed are set by a test. */
export class Scene extends Processes {
  /** The games that the feed lists. With the whole season its answers would take most of a test's time. */
  private readonly listed = new Set(GAMES.map(({ id }) => id))
  readonly stage = new Stage({ start: START, week: 10 }, { only: this.listed })
  /** The addresses of all requests to the feed. */
  readonly asked: URL[] = []
  constructor() {
    super()
    this.store.load(newLeague())
  }

  pass(who = 'referee', options: PassOptions & { week?: number } = { poll: true }) {
    return this.as(who, () => runPasses(options))
  }

  /** A pass of the referee so much later (ms). */
  passAfter(ms: number, options?: PassOptions & { week?: number }) {
    this.now += ms
    return this.pass('referee', options)
  }

  /** The paths that a pass reads and commits, without the season, and the number of its requests to the feed. */
  async cost(pass: () => Promise<PassReport[]>) {
    const [operations, asked] = [this.operations.length, this.asked.length]
    const [report] = await pass()
    const of = (wanted: Operation['kind']) =>
      this.operations.slice(operations).flatMap(({ kind, paths }) => (kind === wanted ? [paths.map(belowSeason)] : []))
    const writes = of('commit').map((paths) => paths.join(' '))
    return { reads: of('read').flat(), writes, asked: this.asked.length - asked, wrote: report?.wrote }
  }

  /** Opens a week with its games of the plan, or with these, at home −3½, each kicking off in so long (ms). */
  async open(
    week: number,
    {
      games = GAMES.filter((game) => game.week === week).map(({ id }) => id),
      ahead = 6 * HOUR,
    }: { games?: string[]; ahead?: number | undefined } = {},
  ): Promise<string[]> {
    for (const id of games) this.game(id, { kickoff: this.now + ahead, phase: 'pre' })
    await this.as('commish', () => openWeek('commish', week, games))
    return games
  }

  /** Week 9 after its first pass. @returns its first game. */
  async opened(ahead?: number): Promise<string> {
    const [id = ''] = await this.open(9, { ahead })
    await this.pass()
    return id
  }

  /** Plays a week to its end, with a win for player-1 in every game. @returns its games. */
  async play(week: number): Promise<string[]> {
    const games = await this.open(week)
    for (const id of games) await this.pick('player-1', week, id, 'HOME')
    for (const id of games) this.game(id, { kickoff: this.now - 240 * MINUTE, ...final(31, 10) })
    await this.pass()
    this.now += MINUTE
    return games
  }

  /**
   * Week 9 after a pass with its first game under way, in the first quarter, and the others to come.
   * @param picker has picked the home side of the first game.
   */
  async underWay(picker?: string): Promise<string> {
    const [id = ''] = await this.open(9)
    if (picker) await this.pick(picker, 9, id, 'HOME')
    const [score, clock] = [
      { homeScore: 3, awayScore: 0 },
      { period: 1, clock: '9:00' },
    ]
    this.game(id, { kickoff: this.now - 30 * 60_000, phase: 'live', ...score, ...clock })
    await this.pass()
    return id
  }

  /** What the feed says of a game from now on. */
  game(id: string, hand: Parameters<Stage['orders']['overrides']['set']>[1]): void {
    this.listed.add(id)
    this.stage.orders.overrides.set(id, { ...this.stage.orders.overrides.get(id), ...hand })
  }

  /** Lets the feed have a trouble with a game from now on. */
  trouble(id: string, kind: GameTrouble, minutes: number | null = null): void {
    this.stage.orders.games.set(id, { kind, minutes })
  }

  /** Somebody's call of the API, from a process of their own. */
  ask<R extends RouteName>(who: string, name: R, asked?: Asked<R>) {
    return this.as(who, () => invoke(name, who, asked))
  }

  /** A commissioner's call. */
  desk<R extends RouteName>(name: R, body: RouteBodyInput<R>) {
    return this.ask('commish', name, { body })
  }

  /** Sets the slate of a week, whatever picks that drops. */
  saveSlate(selectedGameIds: string[], week = 9) {
    return this.desk('POST /commish/save-games', { week, selectedGameIds, confirmed: true })
  }

  /** Takes back the last change of a week. */
  undo(confirmed = false, week = 9) {
    return this.desk('POST /commish/undo', { week, confirmed })
  }

  pick(uid: string, week: number, gameId: string, pickTeam: Side) {
    return this.ask(uid, 'POST /picks', { body: { week, gameId, pickTeam } })
  }

  /** Enters a pick of week 9 for player-1. */
  enterPick(gameId: string, pickTeam: Side, reason: string, more: { confirmed?: boolean; entryId?: string } = {}) {
    const pick = { week: 9, gameId, userId: 'player-1', pickTeam, reason, entryId: crypto.randomUUID() }
    return this.desk('POST /commish/fix-pick', { ...pick, ...more })
  }

  edit(week: number, id: string, change: LineEdit, who = 'commish') {
    return this.ask(who, 'PATCH /commish/line/:id', { params: { id }, body: { week, ...change } })
  }

  doc<T = object>(path: string): T {
    return (this.store.peek(`seasons/${SEASON}/${path}`) ?? {}) as T
  }

  line = (week: number, id: string) => this.doc<RawLine>(`weeks/${week}/lines/${id}`)
  board = (week: number) => this.doc<RawBoard>(`leaderboards/week-${week}`)
  scores = (week: number) => this.doc<RawScores>(`scores/${week}`)

  /** The texts of the open log, oldest first. */
  log(): string[] {
    const entries = this.documents<RawChange>('/changes/')
    return entries.sort((a, b) => a.at - b.at).map(({ text }) => text)
  }

  /** The documents with this in their path. */
  documents<T>(part: string): T[] {
    return [...this.store.dump()].flatMap(([path, doc]) => (path.includes(part) ? [doc as T] : []))
  }

  mails = () => this.documents<{ uid: string; to: string; subject: string; text: string }>('mail/')

  readonly fetch = async (address: string | URL | Request): Promise<Response> => {
    const url = new URL(String(address))
    this.asked.push(url)
    if (this.stage.orders.answer === '500') return { ok: false, status: 500 } as Response
    const board = simulatedScoreboard(this.stage, url.searchParams, this.now)
    return Response.json(board)
  }
}

const belowSeason = (path: string) => path.replace(`seasons/${SEASON}/`, '')

/** The scene of the running test. */
export let scene: Scene

/** Gives every test a new {@link scene}, which replaces database, clock and network. */
export function useScene(): void {
  let restore = () => {}
  beforeEach(() => {
    const own = new Scene()
    scene = own
    restore = takeOver({ now: () => own.now, fetch: own.fetch, db: own.store.db, memory: own.memory })
  })
  afterEach(() => {
    restore()
    expect(scene.leftInterruptions, 'a fault that was to be tested did not happen').toEqual([])
  })
}

/** Lets the sign-in service know nobody, and the log say nothing. */
export function withoutSignIns(): void {
  beforeEach(() => {
    setLog(() => {})
    const unknown = Object.assign(new Error('nobody'), { code: 'auth/user-not-found' })
    for (const call of ['getUser', 'deleteUser'] as const) vi.spyOn(auth, call).mockRejectedValue(unknown)
  })
}
