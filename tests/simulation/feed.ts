import type { Random } from '#common/random'
import type { Anchor } from '../../scripts/season/day'
import { simulatedScoreboard } from '../../scripts/simulator/scoreboard'
import { Stage } from '../../scripts/simulator/stage'
import type { Scheduler } from './scheduler'

/** How many minutes of a game pass in one minute of the simulated day. */
const SPEED = 5
/** How long the reader of the feed waits for a response (ms). */
const TIMEOUT = 8_000

/** The final of a game that the feed has at the end of a run. */
export interface TrueFinal {
  homeId: string
  homeScore: number
  awayScore: number
}

interface FeedParts {
  scheduler: Scheduler
  /** Decides how late a response is. */
  random: Random
  /** Called when the response arrives to a request that was sent at this time. */
  arrived: (askedAt: number) => void
}

/** The feed: the game-day simulator without its server. A response can be late, so that a newer one overtakes it. */
export class SimulatedFeed {
  readonly stage: Stage
  /** Whether every response comes at once. */
  punctual = true

  constructor(
    /** The season's place in time. */
    anchor: Anchor,
    /** Only these are listed: an answer with the whole season would take most of the time. */
    games: ReadonlySet<string>,
    private readonly parts: FeedParts,
  ) {
    this.stage = new Stage(anchor, { speed: SPEED, only: games })
  }

  /** Replaces the network. */
  readonly fetch = async (address: string | URL | Request): Promise<Response> => {
    const { scheduler, random, arrived } = this.parts
    const askedAt = scheduler.now
    await scheduler.turn({ kind: 'read', paths: ['the feed'], who: scheduler.whoIsCalling() })
    const { answer } = this.stage.orders
    const board = simulatedScoreboard(this.stage, new URL(String(address)).searchParams, scheduler.now)
    const pause = this.punctual ? 0 : Math.floor(random() ** 4 * TIMEOUT * 1.1)
    const late = answer === 'timeout' ? TIMEOUT : pause
    await scheduler.sleep(Math.min(late, TIMEOUT))
    arrived(askedAt)
    if (late >= TIMEOUT) throw Object.assign(new Error('late'), { name: 'TimeoutError' })
    if (answer === '500') return { ok: false, status: 500 } as Response
    return answer === 'half-json' ? new Response('{"events":[') : Response.json(board)
  }

  /** Every game's final. Throws if a game has not ended. */
  finals(): Map<string, TrueFinal> {
    return new Map(
      [...this.stage.schedule.values()].flatMap((laid) =>
        this.stage.show(laid, this.parts.scheduler.now).map(({ game, moment }): [string, TrueFinal] => {
          if (moment.phase !== 'final') throw new Error(`${game.id} has not ended`)
          return [game.id, { homeId: game.homeId, homeScore: moment.homeScore, awayScore: moment.awayScore }]
        }),
      ),
    )
  }
}
