import { ANSWER_TROUBLES, GAME_TROUBLES, type GameOverride, OVERRIDE_PHASES } from './orders'
import type { Stage } from './stage'

/** An order that cannot be followed; the message is a sentence that says why. */
export class BadOrder extends Error {}

const TROUBLES = [...ANSWER_TROUBLES, ...GAME_TROUBLES]
const HAND_FIELDS = ['id', 'phase', 'homeScore', 'awayScore', 'period', 'clock', 'kickoffInSeconds']

type Fields = Record<string, unknown>

/** Follows one order of `POST /control`. @returns what was set. @throws BadOrder */
export function applyOrder(stage: Stage, order: unknown, now: number): Fields {
  const fields = fieldsOf(order, 'An order')
  const [kind, ...others] = ['misbehave', 'game', 'reset'].filter((each) => each in fields)
  if (!kind || others.length) throw new BadOrder('An order has exactly one of misbehave, game and reset.')
  if (kind === 'misbehave') return misbehave(stage, only(fields, ['misbehave', 'gameId', 'minutes']))
  only(fields, [kind])
  if (kind === 'game') return setGame(stage, only(fieldsOf(fields.game, 'game'), HAND_FIELDS), now)
  if (fields.reset !== true) throw new BadOrder('reset is true or absent.')
  stage.orders.reset()
  return { reset: true }
}

function misbehave(stage: Stage, { misbehave: kind, gameId, minutes }: Fields): Fields {
  const { orders } = stage
  const id = gameId === undefined ? undefined : gameIdOf(stage, gameId)
  if (minutes !== undefined && !isNumber(minutes)) throw new BadOrder('minutes is a number.')
  if (kind === null) {
    orders.endTroubles(id)
    return { misbehave: null, ...(id && { gameId: id }) }
  }
  const ofAnswer = ANSWER_TROUBLES.find((each) => each === kind)
  if (ofAnswer) {
    orders.answer = ofAnswer
    return { misbehave: ofAnswer }
  }
  const trouble = GAME_TROUBLES.find((each) => each === kind)
  if (!trouble) throw new BadOrder(`misbehave is null or one of ${TROUBLES.join(', ')}.`)
  if (!id) throw new BadOrder(`gameId says which game does ${trouble}.`)
  orders.games.set(id, { kind: trouble, minutes: minutes ?? null })
  return { misbehave: trouble, gameId: id }
}

function setGame(stage: Stage, fields: Fields, now: number): Fields {
  const id = gameIdOf(stage, fields.id)
  const { phase, homeScore, awayScore, period, clock, kickoffInSeconds } = fields
  const override: GameOverride = { ...stage.orders.overrides.get(id) }
  if (phase !== undefined) {
    const known = OVERRIDE_PHASES.find((each) => each === phase)
    if (!known) throw new BadOrder(`phase is one of ${OVERRIDE_PHASES.join(', ')}.`)
    override.phase = known
  }
  if (homeScore !== undefined) override.homeScore = whole(homeScore, 'homeScore', 200)
  if (awayScore !== undefined) override.awayScore = whole(awayScore, 'awayScore', 200)
  if (period !== undefined) override.period = whole(period, 'period', 20)
  if (clock !== undefined) {
    if (typeof clock !== 'string' || !/^\d{1,2}:[0-5]\d$/.test(clock)) throw new BadOrder('clock is written like 7:21.')
    override.clock = clock
  }
  if (kickoffInSeconds !== undefined) {
    if (!isNumber(kickoffInSeconds)) throw new BadOrder('kickoffInSeconds is a number.')
    override.kickoff = Math.floor(now / 1000 + kickoffInSeconds) * 1000
  }
  stage.orders.overrides.set(id, override)
  return { game: { id, ...override } }
}

function gameIdOf(stage: Stage, id: unknown): string {
  if (typeof id !== 'string' || !stage.schedule.has(id))
    throw new BadOrder(`There is no game ${String(id)} in the season.`)
  return id
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Math.abs(value) < 1e8

function whole(value: unknown, name: string, most: number): number {
  if (isNumber(value) && Number.isInteger(value) && value >= 0 && value <= most) return value
  throw new BadOrder(`${name} is a whole number from 0 to ${most}.`)
}

function fieldsOf(value: unknown, what: string): Fields {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Fields
  throw new BadOrder(`${what} is a JSON object.`)
}

function only(fields: Fields, known: readonly string[]): Fields {
  const unknown = Object.keys(fields).find((field) => !known.includes(field))
  if (unknown) throw new BadOrder(`An order has no field ${unknown} here.`)
  return fields
}
