import type { Chance } from '#common/race/chance'
import { simulatedScoreboard } from '../../scripts/simulator/scoreboard'
import { Stage } from '../../scripts/simulator/stage'
import type { Scheduler } from './scheduler'

/** A minute of the simulated day is so many of a game. */
const SPEED = 5
/** The reader of the feed waits so long for an answer (ms). */
const PATIENCE = 8_000

/** The final of a game as the feed has it in the end. */
export interface TrueFinal {
  homeId: string
  homeScore: number
  awayScore: number
}

/** The feed: the game-day simulator without its server. Its answers can be late, and then older ones overtake newer. */
export class SimulatedFeed {
  readonly stage: Stage
  /** Whether every answer comes at once. */
  punctual = true

  constructor(
    start: number,
    week: number,
    games: ReadonlySet<string>,
    private readonly scheduler: Scheduler,
    private readonly chance: Chance,
    /** Is told when an answer arrives that was asked for at this time. */
    private readonly arrived: (askedAt: number) => void,
  ) {
    this.stage = new Stage({ start, week }, { start, seed: 1, speed: SPEED })
    // Only these games are read: an answer with the whole season would take most of the time.
    const laid = this.stage.schedule as Map<string, unknown>
    for (const id of laid.keys()) if (!games.has(id)) laid.delete(id)
  }

  /** Answers in the place of the network. */
  readonly fetch = async (address: string | URL | Request): Promise<Response> => {
    const askedAt = this.scheduler.now
    await this.scheduler.turn({ kind: 'read', paths: ['the feed'], who: this.scheduler.whoIsCalling() })
    const { answer } = this.stage.orders
    const board = simulatedScoreboard(this.stage, new URL(String(address)).searchParams, this.scheduler.now)
    const pause = this.punctual ? 0 : Math.floor(this.chance() ** 4 * PATIENCE * 1.1)
    const late = answer === 'timeout' ? PATIENCE : pause
    await this.scheduler.sleep(Math.min(late, PATIENCE))
    this.arrived(askedAt)
    if (late >= PATIENCE) throw Object.assign(new Error('late'), { name: 'TimeoutError' })
    if (answer === '500') return { ok: false, status: 500 } as Response
    const json = async () => {
      if (answer === 'half-json') throw new SyntaxError('cut off')
      return board
    }
    return { ok: true, status: 200, json } as Response
  }

  /** Every game's final, once nothing is wrong with the feed. */
  finals(): Map<string, TrueFinal> {
    return new Map(
      [...this.stage.schedule.values()].flatMap((laid) =>
        this.stage.show(laid, this.scheduler.now).map(({ game, moment }): [string, TrueFinal] => {
          if (moment.phase !== 'final') throw new Error(`${game.id} has not ended`)
          return [game.id, { homeId: game.homeId, homeScore: moment.homeScore, awayScore: moment.awayScore }]
        }),
      ),
    )
  }
}
