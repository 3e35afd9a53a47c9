import { passAndSend } from '#functions/schedule'
import { simulatedScoreboard } from '../../scripts/simulator/scoreboard'
import { Stage } from '../../scripts/simulator/stage'
import { type Action, disturbFeed } from './action'
import { openWeeks } from './actors'
import { atTheDesk, invoke } from './desk'
import { COMMISSIONERS, GAMES, SEASON, SECOND_WEEK, START } from './games'
import { planOf } from './plan'
import { newLeague, type RawLine } from './raw'
import type { Firestore } from './store/sdk'
import { takeOver } from './take-over'

/** How many of the plan's actions are played. */
const ACTIONS = 110
/** The referee passes once after so many actions. */
const PASS_EVERY = 4

/**
 * Plays a seed's plan one action after another, without faults, on any database: the emulator and the simulation's
 * store must then hold the same documents.
 * @param everyPick whether all picks of the plan are played, or a third of them: most actions are picks.
 */
export async function playInOrder(db: Firestore, seed: number, everyPick: boolean): Promise<void> {
  const { info, warn } = console
  const memory = new Map<object, unknown>()
  let time = START
  const stage = new Stage({ start: START, week: SECOND_WEEK }, { speed: 5 })
  for (const { id, kickoff } of GAMES) stage.orders.overrides.set(id, { kickoff })
  const restore = takeOver({
    now: () => time,
    fetch: async (address) => answerOf(stage, String(address), time),
    db,
    memory: () => memory,
  })
  Object.assign(console, { info: () => {}, warn: () => {} })
  try {
    const batch = db.batch()
    for (const [path, doc] of newLeague()) batch.set(db.doc(path), doc)
    await batch.commit()
    await openWeeks(COMMISSIONERS[0])
    const plan = planOf(seed)
      .slice(0, ACTIONS)
      .filter(({ does }, index) => everyPick || does !== 'pick' || index % 3 === 0)
    for (const [index, action] of plan.entries()) {
      time = Math.max(time, START + action.at)
      // Refusals are ignored: both databases must refuse the same, or their documents differ in the end.
      await act(db, stage, action).catch(() => {})
      if (index % PASS_EVERY === 0) await passAndSend()
    }
  } finally {
    restore()
    Object.assign(console, { info, warn })
  }
}

function answerOf(stage: Stage, address: string, now: number): Response {
  if (stage.orders.answer) return { ok: false, status: 500 } as Response
  const board = simulatedScoreboard(stage, new URL(address).searchParams, now)
  return Response.json(board)
}

async function act(db: Firestore, stage: Stage, action: Action): Promise<unknown> {
  if (action.who === 'feed') {
    const end = disturbFeed(stage, action)
    if (end) await passAndSend()
    return end?.()
  }
  if (action.does === 'pick') {
    const { game, side, who } = action
    return invoke('POST /picks', who, { body: { gameId: game.id, week: game.week, pickTeam: side } })
  }
  if (action.does === 'team') return null
  const lines = await Promise.all(
    GAMES.map(async (game) => {
      const line = await db.doc(`seasons/${SEASON}/weeks/${game.week}/lines/${game.id}`).get()
      return [game, line.data() as RawLine | undefined] as const
    }),
  )
  const known = new Map(lines)
  return atTheDesk(action, (game) => known.get(game))
}
