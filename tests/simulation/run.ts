import { MINUTE } from '#common/durations'
import { seededRandom } from '#common/random'
import { finishDeletions } from '#functions/desk/delete-account'
import { AcceptedPicks } from './accepted'
import type { Action } from './action'
import { Actors, finishByHand, openWeeks } from './actors'
import { countGradedPushes, countLogged, leftOfDeleted } from './at-the-end'
import { Counters } from './counters'
import { atTheDesk, passAll } from './desk'
import { faultOf } from './faults'
import type { TrueFinal } from './feed'
import { FINALE, finaleOf, hasPlayed, wrongFinale } from './finale'
import { BOTH_WEEKS, COMMISSIONERS, GAMES, QUIET, SEASON, START } from './games'
import { wrongDocuments } from './model'
import { planOf } from './plan'
import { newLeague, type RawScores } from './raw'
import type { Process } from './scheduler'
import { SimulatedServer } from './server'
import type { Operation, Outcome } from './store/store'
import { Broken, Watch } from './watch'

/** The result of a run. */
export interface Run {
  operations: number
  counters: Counters
  /** The rule that was broken, or null. */
  failure: string | null
  /** All documents of the settled league, the finals as the feed has them, and the time. */
  documents: ReadonlyMap<string, object>
  finals: ReadonlyMap<string, TrueFinal>
  now: number
}

/** Callbacks during a run. */
export interface Observer {
  /** A commit was stored. */
  stored?: (paths: readonly string[], documents: ReadonlyMap<string, object>) => void
  /** Some work returned, or failed with this message. */
  answered?: (process: string, answer: unknown) => void
}

/**
 * Plays one seed. Referees, players, commissioners and the feed follow the plan, with the real handlers and the real
 * referee; the scheduler orders the operations of the database and lets some of them fail. Every commit is checked
 * against the rules. At the end, without faults, {@link PASSES} passes must leave the documents that the model expects.
 * @param plan replaces the seed's own plan, to find out which of its actions a failure needs.
 */
export async function runSeed(
  seed: number,
  plan: readonly Action[] = planOf(seed),
  observer: Observer = {},
): Promise<Run> {
  const run = new SimulatedRun(seed, plan, observer)
  const failure = await run.play()
  const { scheduler, store } = run.server
  const settled = run.settled ?? { documents: store.dump(), finals: new Map(), now: scheduler.now }
  return { operations: scheduler.operations, counters: run.counters, failure, ...settled }
}

/** Passes that settle a league, a minute apart: three readings correct a kickoff, and the next counts what reveals. */
const PASSES = 4

class SimulatedRun {
  readonly counters = new Counters()
  readonly server: SimulatedServer
  private readonly watch = new Watch(this.counters)
  private readonly picks = new AcceptedPicks()
  private readonly actors: Actors
  /** The league as it was settled, before its season was closed; null until then. */
  settled: Pick<Run, 'documents' | 'finals' | 'now'> | null = null
  private faulty = false
  private failure: string | null = null

  constructor(
    private readonly seed: number,
    private readonly plan: readonly Action[],
    private readonly observer: Observer,
  ) {
    this.server = new SimulatedServer(seed, {
      fault: (operation, process) => this.faultOf(operation, process),
      after: (operation, outcome) => this.check(operation, outcome),
      arrived: (askedAt) => this.countOld(askedAt),
    })
    const broken = (what: string) => {
      this.failure ??= what
    }
    this.actors = new Actors({
      server: this.server,
      counters: this.counters,
      picks: this.picks,
      pauses: seededRandom('pauses', seed),
      broken,
      answered: observer.answered ?? (() => {}),
    })
  }

  async play(): Promise<string | null> {
    const { server } = this
    const restore = server.takeOver()
    try {
      server.store.load(newLeague())
      this.calmFeed()
      await server.alone('the first week', () => openWeeks(COMMISSIONERS[0]))
      this.watch.begin(server.store.dump())
      this.faulty = true
      server.feed.punctual = false
      this.actors.begin(this.plan, START + QUIET * MINUTE)
      await server.scheduler.play(START + QUIET * MINUTE)
      this.faulty = false
      await server.scheduler.play(START + (QUIET + 10) * MINUTE)
      return this.failure ?? (await this.settle()) ?? (await this.playFinale())
    } catch (error) {
      return this.failure ?? String((error as Error).stack)
    } finally {
      restore()
    }
  }

  /** Ends all faults of the feed, so that every game kicks off as planned. */
  private calmFeed(): void {
    const { orders } = this.server.feed.stage
    this.server.feed.punctual = true
    orders.endTroubles()
    for (const { id, kickoff } of GAMES) orders.overrides.set(id, { kickoff })
  }

  private faultOf(operation: Operation, process: Process): Outcome {
    if (!this.faulty || this.failure) return 'ok'
    const outcome = faultOf(operation, process)
    if (operation.kind === 'commit' && outcome !== 'ok') this.counters.count(`a commit was ${outcome}`)
    return outcome
  }

  /** Checks a commit after it is stored: in the next turn of the event loop, when the store has applied it. */
  private check({ kind, paths }: Operation, outcome: Outcome): void {
    if (kind !== 'commit' || this.failure || outcome === 'lost' || outcome === 'aborted' || outcome === 'unavailable')
      return
    const { now } = this.server.scheduler
    setImmediate(() => {
      try {
        const documents = this.server.store.dump()
        if (!this.failure) this.watch.look(documents, paths, now)
        this.observer.stored?.(paths, documents)
      } catch (error) {
        if (!(error instanceof Broken)) throw error
        this.failure = error.message
      }
    })
  }

  private countOld(askedAt: number): void {
    const used = BOTH_WEEKS.map(
      (week) => this.server.store.peek(`seasons/${SEASON}/scores/${week}`) as RawScores | undefined,
    )
    if (used.some((scores) => (scores?.feedAt ?? 0) > askedAt))
      this.counters.count('a reading was older than the one used')
  }

  /** Without faults, {@link PASSES} passes must leave what the model expects, and one more must change nothing. */
  private async settle(): Promise<string | null> {
    const { scheduler, store, feed } = this.server
    this.calmFeed()
    await this.server.alone('the last word', () => finishByHand(store.dump()))
    await scheduler.play(scheduler.now + 30 * MINUTE)
    await this.server.alone('the last deletions', finishDeletions)
    for (let pass = 0; pass < PASSES; pass += 1) await this.server.alone(`the last pass ${pass}`, passAll)
    const docs = store.dump()
    const wrong = wrongDocuments(docs, feed.finals(), scheduler.now)
    const lost = this.picks.wrong(docs) ?? leftOfDeleted(docs)
    if (lost || wrong.length > 0) return lost ?? wrong.slice(0, 5).join('\n')
    countLogged(this.counters, docs)
    countGradedPushes(this.counters, docs)
    await this.server.alone('one pass more', passAll)
    const changed = [...store.dump()].filter(([path, doc]) => docs.get(path) !== doc && !path.includes('/scores/'))
    if (changed.length > 0) return `a pass over a settled league changed ${changed.map(([path]) => path)}`
    this.settled = { documents: store.dump(), finals: feed.finals(), now: scheduler.now }
    return this.failure
  }

  /** With faults again: the season is closed and the next begun while referees and commissioners go on. */
  private async playFinale(): Promise<string | null> {
    const { scheduler, store } = this.server
    await scheduler.play(START + FINALE.from * MINUTE)
    this.faulty = true
    this.actors.begin(finaleOf(this.seed), START + FINALE.to * MINUTE)
    await scheduler.play(START + FINALE.to * MINUTE)
    this.faulty = false
    await scheduler.play(START + (FINALE.to + 10) * MINUTE)
    // A season that was not played makes no way for the next.
    if (!hasPlayed(store.dump())) return this.failure
    // Every one of these commits may have been lost.
    await this.server.alone('the next season', () => atTheDesk(begin, () => undefined))
    return this.failure ?? wrongFinale(store.dump())
  }
}

const begin: Action = { at: 0, who: COMMISSIONERS[0], number: 0, does: 'begin', season: SEASON + 1 }
