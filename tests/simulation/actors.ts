import { ApiError } from '#common/api/api-error'
import { MINUTE } from '#common/durations'
import type { GameLine } from '#common/game/line'
import { isRevealed } from '#common/game/lock'
import type { Random } from '#common/random'
import { findTeam } from '#common/teams/find-team'
import { changeProfile } from '#functions/db/directory'
import { SeasonFinished } from '#functions/db/run-in-season'
import { ConcurrentWrite } from '#functions/referee/week-state'
import { passAndSend } from '#functions/schedule'
import type { AcceptedPicks } from './accepted'
import { type Action, disturbFeed } from './action'
import type { Counters } from './counters'
import { atTheDesk, fillSlate, invoke } from './desk'
import { BOTH_WEEKS, COMMISSIONERS, FIRST_WEEK, GAMES, SEASON, type SimulatedGame, START } from './games'
import type { Docs, RawLine } from './raw'
import type { Process } from './scheduler'
import type { SimulatedServer } from './server'
import { Killed, StoreError } from './store/store'

const REFEREES = 3

const pathOfLine = ({ week, id }: SimulatedGame) => `seasons/${SEASON}/weeks/${week}/lines/${id}`
const pathOfPick = (game: SimulatedGame, uid: string) => `${pathOfLine(game)}/picks/${uid}`

interface ActorsParts {
  server: SimulatedServer
  counters: Counters
  picks: AcceptedPicks
  /** Decides how long the referees pause. */
  pauses: Random
  /** Called when a rule is broken or an unexpected error is thrown. */
  broken: (what: string) => void
  /** Called when some work has returned, or failed with this message. */
  answered: (process: string, answer: unknown) => void
}

/** Everybody who does something in a run. */
export class Actors {
  private readonly server: SimulatedServer
  private readonly counters: Counters
  private readonly picks: AcceptedPicks

  constructor(private readonly parts: ActorsParts) {
    this.server = parts.server
    this.counters = parts.counters
    this.picks = parts.picks
  }

  /** Sends everybody to work: the actors of the plan, and the referees until a time (epoch ms). */
  begin(plan: readonly Action[], until: number): void {
    for (const who of new Set(plan.map((action) => action.who)))
      void this.follow(plan.filter((action) => action.who === who))
    for (let index = 0; index < REFEREES; index += 1) void this.referee(`referee-${index}`, until)
  }

  /** Passes again and again, with random pauses, until the end of the run. After a kill a new process goes on. */
  private async referee(name: string, until: number): Promise<void> {
    const { scheduler } = this.server
    let process = scheduler.process(name)
    let began = Number.NEGATIVE_INFINITY
    while (scheduler.now < until) {
      await scheduler.sleep(5_000 + Math.floor(this.parts.pauses() ** 2 * 240_000))
      const again = scheduler.now - began < MINUTE
      if (!again) began = scheduler.now
      this.counters.begins('a pass')
      await this.attempt(process, name, async () => {
        for (const { conflicts } of await passAndSend({ further: again }))
          if (conflicts > 0) this.counters.count('a pass was overtaken')
      })
      this.counters.ends('a pass')
      if (!process.alive) process = scheduler.process(`${name} at ${scheduler.now}`)
    }
  }

  /** Does one actor's actions of the plan, one after another. */
  private async follow(actions: readonly Action[]): Promise<void> {
    for (const action of actions) {
      const wait = START + action.at - this.server.scheduler.now
      if (wait > 0) await this.server.scheduler.sleep(wait)
      if (action.who === 'feed') this.disturbFeed(action)
      else if (action.does === 'pick') await this.pick(action)
      else if (action.does === 'team') await this.changeTeam(action.who, action.abbr)
      else await this.change(action)
    }
  }

  private process(action: Action): Process {
    return this.server.scheduler.process(`${action.who} ${action.number}`)
  }

  private async pick(action: Action & { does: 'pick' }): Promise<void> {
    const { who, game, side } = action
    const path = pathOfPick(game, who)
    const body = { gameId: game.id, week: game.week, pickTeam: side }
    const error = await this.attempt(this.process(action), 'pick', () => invoke('POST /picks', who, { body }))
    if (error instanceof ApiError) return this.counters.count(`a pick was refused: ${error.code}`)
    this.counters.count(error ? 'the outcome of a pick was unknown' : 'a pick was accepted')
    if (error) return this.picks.unknown(path, side)
    this.picks.accepted(path, side)
    const wrong = this.picks.wrong(this.server.store.dump(), [path])
    if (wrong) this.parts.broken(wrong)
  }

  private async changeTeam(who: string, code: string): Promise<void> {
    const { name = '', abbr = '' } = findTeam(code) ?? {}
    const process = this.server.scheduler.process(`${who} ${code}`)
    await this.attempt(process, 'team', () => changeProfile(who, { favoriteTeam: name, abbr }))
  }

  private async change(action: Action): Promise<void> {
    if (action.does === 'remove') this.picks.leaves(action.of)
    if (action.does === 'delete') this.picks.leaves(action.who)
    if (action.does === 'fix') this.picks.entered(pathOfPick(action.game, action.of))
    const lineOf = (game: SimulatedGame) => this.server.store.peek(pathOfLine(game)) as RawLine | undefined
    this.counters.begins('a change at the desk')
    const error = await this.attempt(this.process(action), action.does, () => atTheDesk(action, lineOf))
    this.counters.ends('a change at the desk')
    if (error instanceof SeasonFinished) this.counters.count('a write under a finished season was refused')
    this.counters.count(`${action.does}: ${error ? 'refused or lost' : 'done'}`)
  }

  /** Runs some work in a process and returns its error, or null. An error of an unexpected kind breaks the run. */
  private async attempt(process: Process, what: string, work: () => Promise<unknown>): Promise<unknown> {
    try {
      this.parts.answered(process.name, await this.server.scheduler.run(process, work))
      return null
    } catch (error) {
      this.parts.answered(process.name, (error as Error).message)
      const known = error instanceof ApiError || error instanceof StoreError || error instanceof Killed
      if (error instanceof ConcurrentWrite) this.counters.count('a pass gave up after being overtaken')
      else if (!known) this.parts.broken(`${what}: ${(error as Error).stack}`)
      return error
    }
  }

  private disturbFeed(action: Action): void {
    const end = disturbFeed(this.server.feed.stage, action)
    if (action.does === 'trouble') this.counters.count(`the feed: ${action.kind}`)
    if (action.does !== 'wrong-date') return
    this.counters.count('the feed: a wrong date')
    void this.server.scheduler.sleep(action.lasts).then(end)
  }
}

/** Opens the two weeks of a run, the active one and one that is prepared ahead. */
export async function openWeeks(commissioner: string): Promise<void> {
  for (const week of BOTH_WEEKS) {
    if (week === FIRST_WEEK) await invoke('POST /settings/active-week', commissioner, { body: { activeWeek: week } })
    const games = GAMES.filter((game) => game.week === week).map(({ id }) => id)
    await fillSlate(commissioner, week, games, (index) => index * 2 - 3.5)
  }
}

/** Ends what the feed will not end: games by hand get a final, and those of the feed that have none are given back. */
export async function finishByHand(docs: Docs): Promise<void> {
  for (const [path, doc] of docs) {
    const [, week, id = ''] = /\/weeks\/(\d+)\/lines\/([^/]+)$/.exec(path) ?? []
    const line = doc as unknown as GameLine
    const { byHand } = line
    if (!week || !byHand || byHand.phase === 'final') continue
    const kickoff = isRevealed(line, Date.now()) ? {} : { kickoff: Date.now() - MINUTE }
    const final = { ...kickoff, phase: 'final' as const, homeScore: 20, awayScore: 17 }
    const change = id.startsWith('hand-') ? final : { feed: true as const }
    await invoke('PATCH /commish/line/:id', COMMISSIONERS[0], {
      params: { id },
      body: { week: Number(week), ...change },
    })
  }
}
