import { AsyncLocalStorage } from 'node:async_hooks'
import { afterEach, beforeEach } from 'vitest'
import { HOUR, MINUTE } from '#common/durations'
import { refereePass } from '#functions/referee/pass'
import type { PassOptions, PassReport } from '#functions/referee/week-pass'
import { simulatedScoreboard } from '../../scripts/simulator/scoreboard'
import { Stage } from '../../scripts/simulator/stage'
import { invoke, openWeek } from './desk'
import { final, GAMES, SEASON, START } from './games'
import { newLeague, type RawBoard, type RawChange, type RawLine, type RawScores } from './raw'
import type { Outcome } from './store/operations'
import { createStore, type Operation } from './store/store'
import { takeOver } from './take-over'

/** Something that happens once, just before somebody's operation. */
interface Interruption {
  who: string
  kind: Operation['kind']
  path: string
  happens: () => Promise<unknown>
  outcome: Outcome
}

/** The name of the process that the running code belongs to. All scenes share this storage; `scheduler.ts` says why. */
const processName = new AsyncLocalStorage<string>()

/**
 * A league in memory whose clock and feed are set by a test, which can also let something happen in the middle of
 * somebody's work.
 */
export class Scene {
  now = START
  /** How long an operation of the database takes (ms). */
  tick = 0
  /** The operations of the database so far. */
  readonly operations: Operation[] = []
  /** The games that the feed lists. With the whole season its answers would take most of a test's time. */
  private readonly listed = new Set(GAMES.map(({ id }) => id))
  readonly stage = new Stage({ start: START, week: 10 }, { start: START, seed: 1, speed: 1 }, this.listed)
  /** The addresses of all requests to the feed. */
  readonly asked: URL[] = []
  private readonly memories = new Map<string, Map<object, unknown>>()
  private interruptions: Interruption[] = []
  readonly store = createStore({
    clock: () => this.now,
    whoIsCalling: () => processName.getStore() ?? 'the test',
    turn: async (operation) => {
      this.now += this.tick
      this.operations.push(operation)
      const index = this.interruptions.findIndex(
        ({ who, kind, path }) =>
          who === operation.who && kind === operation.kind && operation.paths.some((each) => each.includes(path)),
      )
      const [interruption] = index < 0 ? [] : this.interruptions.splice(index, 1)
      await interruption?.happens()
      return interruption?.outcome ?? 'ok'
    },
  })

  constructor() {
    this.store.load(newLeague())
  }

  /** Runs some work as this process, with its own memory. */
  as<T>(who: string, work: () => Promise<T>): Promise<T> {
    if (!this.memories.has(who)) this.memories.set(who, new Map())
    return processName.run(who, work)
  }

  memory = (): Map<object, unknown> => this.memories.get(processName.getStore() ?? '') ?? new Map()

  /** Lets something happen just before somebody's next operation that touches this path. */
  before(who: string, kind: Operation['kind'], path: string, happens: () => Promise<unknown>): void {
    this.interruptions.push({ who, kind, path, happens, outcome: 'ok' })
  }

  /**
   * Stores somebody's next commit that touches this path, but reports it as failed.
   * @param meanwhile happens before they read again.
   */
  losesAnswer(who: string, path: string, meanwhile?: () => Promise<unknown>): void {
    const happens = async () => meanwhile && this.before(who, 'read', '', meanwhile)
    this.interruptions.push({ who, kind: 'commit', path, happens, outcome: 'reported-lost' })
  }

  pass(who = 'referee', options: PassOptions & { week?: number } = { poll: true }) {
    return this.as(who, () => refereePass(options))
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
    games = GAMES.filter((game) => game.week === week).map(({ id }) => id),
    ahead = 6 * HOUR,
  ): Promise<string[]> {
    for (const id of games) this.game(id, { kickoff: this.now + ahead, phase: 'pre' })
    await this.as('commish', () => openWeek('commish', week, games))
    return games
  }

  /** Week 9 after its first pass. @returns its first game. */
  async opened(ahead?: number): Promise<string> {
    const [id = ''] = await this.open(9, undefined, ahead)
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

  /** Week 9 after a pass with its first game under way, in the first quarter, and the others to come. */
  async underWay(): Promise<string> {
    const [id = ''] = await this.open(9)
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

  pick(uid: string, week: number, gameId: string, pickTeam: 'HOME' | 'AWAY') {
    return this.as(uid, () => invoke('POST /picks', uid, { body: { week, gameId, pickTeam } }))
  }

  edit(week: number, id: string, change: object) {
    return this.as('commish', () =>
      invoke('PATCH /commish/line/:id', 'commish', { params: { id }, body: { week, ...change } }),
    )
  }

  doc<T = object>(path: string): T {
    return (this.store.peek(`seasons/${SEASON}/${path}`) ?? {}) as T
  }

  line = (week: number, id: string) => this.doc<RawLine>(`weeks/${week}/lines/${id}`)
  board = (week: number) => this.doc<RawBoard>(`leaderboards/week-${week}`)
  scores = (week: number) => this.doc<RawScores>(`scores/${week}`)

  /** The texts of the open log, oldest first. */
  log(): string[] {
    const entries = [...this.store.dump()].flatMap(([path, doc]) =>
      path.includes('/changes/') ? [doc as unknown as RawChange] : [],
    )
    return entries.sort((a, b) => a.at - b.at).map(({ text }) => text)
  }

  readonly fetch = async (address: string | URL | Request): Promise<Response> => {
    const url = new URL(String(address))
    this.asked.push(url)
    if (this.stage.orders.answer === '500') return { ok: false, status: 500 } as Response
    const board = simulatedScoreboard(this.stage, url.searchParams, this.now)
    return Response.json(board)
  }
}

const belowSeason = (path: string) => path.replace(`seasons/${SEASON}/`, '')

/** Gives every test a new scene, which replaces database, clock and network. */
export function useScene(): { current: Scene } {
  const holder = { current: undefined as unknown as Scene }
  let restore = () => {}
  beforeEach(() => {
    const scene = new Scene()
    holder.current = scene
    restore = takeOver({ now: () => scene.now, fetch: scene.fetch, db: scene.store.db, memory: scene.memory })
  })
  afterEach(() => restore())
  return holder
}
