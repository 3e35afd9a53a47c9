import { expect, vi } from 'vitest'
import { DAY, MINUTE } from '#common/durations'
import type { Side } from '#common/game/sides'
import { seededRandom } from '#common/random'
import { runPasses } from '#functions/referee/pass'
import { slateOf } from '../../../scripts/season/day'
import { type Simulator, startSimulator } from '../../../scripts/simulator/server'
import { call } from './client'
import type { Member } from './league'
import type { TrueGame } from './season-recount'
import { type Beat, SLATE, script, WEEKS } from './season-script'

const SEED = 2025

/** Something of the season that happens at a moment. */
interface Happening {
  at: number
  happens(): Promise<unknown>
}

/** A season played through the real API and referee, against the simulator, by one clock that all three share. */
export class SeasonPlay {
  readonly games: TrueGame[] = []
  readonly ordered = new Set<string>()
  private feed: Simulator | undefined
  private readonly sides = new Map<string, Side>()
  /** What the feed does wrong with single games, by game. */
  private readonly troubles = new Map<string, object>()

  constructor(
    readonly desk: Member,
    readonly fans: readonly Member[],
    /** How many weeks are played. */
    private readonly weeks = WEEKS,
  ) {}

  /** Plays every week, and leaves the clock at the end of the last. */
  async play(): Promise<void> {
    this.feed = await startSimulator({ start: Date.now(), week: WEEKS + 1, now: () => Date.now() })
    process.env.FEED_URL = this.feed.url
    const weeks = Array.from({ length: this.weeks }, (_, index) => index + 1)
    const happenings = (await Promise.all(weeks.map((week) => this.happeningsOf(week)))).flat()
    for (const { at, happens } of happenings.sort((a, b) => a.at - b.at)) {
      vi.setSystemTime(at)
      await happens()
    }
  }

  async stop(): Promise<void> {
    await this.feed?.close()
  }

  private async happeningsOf(week: number): Promise<Happening[]> {
    const kickoffs = await this.kickoffs(week)
    // The feed's first week holds week 0 too: the games of the last days are week 1's own.
    const from = Math.max(...kickoffs.values()) - 6 * DAY
    const slate = slateOf(week)
      .filter(({ id }) => (kickoffs.get(id) ?? 0) > from)
      .slice(0, SLATE)
    slate.sort((a, b) => (kickoffs.get(a.id) ?? 0) - (kickoffs.get(b.id) ?? 0))
    const truth = slate.map((game, index): TrueGame => {
      const { homeSpread, awayScore } = game
      return { week, game, homeSpread, double: index === week % SLATE, off: false, awayScore }
    })
    this.games.push(...truth)
    const kickoff = (index: number) => kickoffs.get(slate[index]?.id ?? '') ?? 0
    const opens = kickoff(0) - 2 * DAY
    // Each game at its reveal and after its end; those that kick off together at once.
    const watched = new Set(truth.flatMap((_, index) => [11, 240].map((minutes) => kickoff(index) + minutes * MINUTE)))
    const after = (ms: number, happens: () => Promise<unknown>) => ({ at: opens + ms, happens })
    return [
      after(0, () => this.open(week, truth)),
      after(60 * MINUTE, () => this.pickAll(truth, 0.9)),
      after(120 * MINUTE, () => this.moveLine(truth[week % SLATE === 0 ? 1 : 0])),
      after(180 * MINUTE, () => this.pickAll(truth, 0.15)),
      ...[...watched].map((at) => ({ at, happens: () => runPasses() })),
      ...(script[week] ?? []).map((beat) => {
        // What is wrong from the first is wrong before the week opens.
        const at = Math.max(opens - MINUTE, kickoff(beat.game) + beat.at * MINUTE)
        return { at, happens: () => this.follow(beat, truth[beat.game]) }
      }),
    ]
  }

  private async kickoffs(week: number): Promise<Map<string, number>> {
    const answer = await fetch(`${this.feed?.url}?week=${week}&limit=400`)
    const { events } = (await answer.json()) as { events: { id: string; date: string }[] }
    return new Map(events.map(({ id, date }) => [id, Date.parse(date)]))
  }

  private async open(week: number, truth: readonly TrueGame[]): Promise<void> {
    const { token } = this.desk
    await call('POST /settings/active-week', { token, body: { activeWeek: week } })
    const selectedGameIds = truth.map(({ game }) => game.id)
    const saved = await call('POST /commish/save-games', { token, body: { week, selectedGameIds } })
    expect([week, saved.status]).toEqual([week, 200])
    await call('POST /commish/spreads', { token, body: { week } })
    const { body: lines } = await call('GET /commish/lines', { token, query: { week } })
    for (const { game, homeSpread, double } of truth) {
      const body = { week, isDouble: double, ...(numberOf(lines, game.id) !== homeSpread && { spread: homeSpread }) }
      if (double || 'spread' in body) await call('PATCH /commish/line/:id', { token, params: { id: game.id }, body })
    }
  }

  /** Every player picks each game with this chance, all at once. */
  private async pickAll(truth: readonly TrueGame[], share: number): Promise<void> {
    const random = seededRandom(`week-${truth[0]?.week}-${share}`, SEED)
    const wanted = this.fans.flatMap((fan) =>
      truth.flatMap((of) => {
        const side: Side = random() < 0.5 ? 'HOME' : 'AWAY'
        return random() < share && !of.off ? [{ fan, of, side }] : []
      }),
    )
    const statuses = await Promise.all(wanted.map(({ fan, of, side }) => this.pick(fan, of, side)))
    expect(statuses.filter((status) => status !== 200)).toEqual([])
    await runPasses()
  }

  private async pick(fan: Member, { week, game }: TrueGame, pickTeam: Side): Promise<number> {
    const body = { week, gameId: game.id, pickTeam }
    const { status } = await call('POST /picks', { token: fan.token, body })
    if (status === 200) this.sides.set(`${fan.uid} ${game.id}`, pickTeam)
    return status
  }

  /** The spread moves after people have picked it; all picks follow. */
  private async moveLine(of: TrueGame | undefined): Promise<void> {
    if (!of) return
    of.homeSpread += of.week % 2 ? 1.5 : -1.5
    const body = { week: of.week, spread: of.homeSpread }
    await call('PATCH /commish/line/:id', { token: this.desk.token, params: { id: of.game.id }, body })
  }

  private async follow({ feed, minutes, answer, pick, desk }: Beat, of: TrueGame | undefined): Promise<void> {
    if (!of) throw new Error('the script names a game that the slate does not have')
    const { week, game } = of
    if (feed !== undefined) this.order(feed, { gameId: game.id, ...(minutes !== undefined && { minutes }) })
    if (answer !== undefined) this.order(answer, {})
    if (feed === 'cancelled') of.off = true
    if (feed === null) of.off = false
    if (feed === 'corrected-final') of.awayScore -= 1
    const { token } = this.desk
    if (desk === 'void') {
      of.off = true
      await call('PATCH /commish/line/:id', { token, params: { id: game.id }, body: { week, void: true } })
    }
    if (desk === 'lock-week') await call('POST /commish/lock-week', { token, body: { week } })
    if (desk === 'score-week') await call('POST /commish/score-week/:week', { token, params: { week: String(week) } })
    if (pick) await this.changeSides(of, pick)
    else await runPasses()
  }

  private order(misbehave: string | null, about: { gameId?: string; minutes?: number }): void {
    this.feed?.control({ misbehave, ...about })
    if (misbehave) this.ordered.add(misbehave)
    if (about.gameId && misbehave) this.troubles.set(about.gameId, { misbehave, ...about })
    else if (about.gameId) this.troubles.delete(about.gameId)
    // The end of a trouble of the whole answer ends those of single games as well: they go on.
    else if (!misbehave) for (const trouble of this.troubles.values()) this.feed?.control(trouble)
  }

  private async changeSides(of: TrueGame, expected: 'let' | 'refused'): Promise<void> {
    const [fan] = this.fans
    if (!fan) return
    const side = this.sides.get(`${fan.uid} ${of.game.id}`) === 'HOME' ? 'AWAY' : 'HOME'
    const status = await this.pick(fan, of, side)
    expect([of.week, expected, status]).toEqual([of.week, expected, expected === 'let' ? 200 : 409])
  }
}

const numberOf = (lines: readonly { gameId: string; spread: number | null }[], id: string) =>
  lines.find((line) => line.gameId === id)?.spread
