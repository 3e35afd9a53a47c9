import { z } from 'zod'

const competitor = z.object({
  homeAway: z.enum(['home', 'away']),
  team: z.object({
    id: z.string().min(1),
    abbreviation: z.string().default(''),
    location: z.string().default(''),
    name: z.string().default(''),
    displayName: z.string().default(''),
    color: z.string().default(''),
  }),
  score: z.union([z.string(), z.number()]).nullish(),
  curatedRank: z.object({ current: z.number().nullish() }).nullish(),
  records: z.array(z.object({ summary: z.string().default('') })).nullish(),
})

const flagged = z.object({ favorite: z.boolean().nullish() }).nullish()
/** Points that no over/under reaches; the highest so far was below 100. */
const OVER_UNDER_MAX = 200

const odds = z.object({
  spread: z.number().nullish(),
  overUnder: z.number().min(0).max(OVER_UNDER_MAX).nullish(),
  details: z.string().nullish(),
  homeTeamOdds: flagged,
  awayTeamOdds: flagged,
})

/** A quarter or overtime that no game reaches; the longest so far had nine overtimes. */
const PERIOD_MAX = 30

const status = z.object({
  displayClock: z.string().default(''),
  period: z.int().min(0).max(PERIOD_MAX).default(0),
  // A state that the feed has never had is not guessed: taken for play, it would move a lock.
  type: z.object({ name: z.string(), state: z.enum(['pre', 'in', 'post']), completed: z.boolean().default(false) }),
})

const competition = z.object({
  timeValid: z.boolean().default(true),
  neutralSite: z.boolean().default(false),
  competitors: z.array(competitor),
  status: status.nullish(),
  odds: z.array(odds.nullable()).nullish(),
  broadcasts: z.array(z.object({ names: z.array(z.string()).default([]) })).nullish(),
  broadcast: z.string().nullish(),
  situation: z.object({ possession: z.string().nullish(), downDistanceText: z.string().nullish() }).nullish(),
})

const event = z.object({
  id: z.string().regex(/^\w{1,40}$/),
  date: z.string(),
  status: status.nullish(),
  competitions: z.tuple([competition]).rest(z.unknown()),
})

export type Event = z.infer<typeof event>
export type Competitor = z.infer<typeof competitor>
export type Odds = z.infer<typeof odds>
export type Status = z.infer<typeof status>

/** An event of the scoreboard by its shape, before it is known to be a game. */
export interface ShapedEvent {
  /** Null if a field that no game can do without cannot be read. */
  event: Event | null
  /** The event's id, or empty. */
  id: string
  /** The paths of the fields that cannot be read, e.g. `competitions.0.odds.0.spread`. */
  unread: string[]
}

/** Fields that a game can do without; one of them that cannot be read counts as missing. */
const DISPENSABLE =
  /\.(?:odds|broadcasts?|situation|neutralSite|score|curatedRank|records)(?:\.|$)|\.team\.(?:abbreviation|location|name|displayName|color)$|(?:^|\.)status\.(?:period|displayClock)$/

/** Reads the fields of an event. What a game can do without is left out where it cannot be read. */
export function shapeEvent(raw: object): ShapedEvent {
  const id = event.shape.id.safeParse('id' in raw ? raw.id : undefined).data ?? ''
  const { data, error } = event.safeParse(raw)
  if (data) return { event: data, id, unread: [] }
  const unread = error.issues.map(({ path }) => path.join('.'))
  const rest = unread.every((field) => DISPENSABLE.test(field)) ? event.safeParse(without(raw, unread)).data : undefined
  return { event: rest ?? null, id, unread }
}

/**
 * The path of an entry of one of these lists, or of a list within it. The whole list is dropped, because a list with an
 * undefined entry could not be read either.
 */
const LIST_ENTRY = /(\.(?:odds|broadcasts|records))\.(?:.*\.)?\d+$/

/** A copy of an event without some of its fields. */
function without(raw: object, fields: readonly string[]): unknown {
  const copy = structuredClone(raw)
  for (const field of fields) {
    const keys = field.replace(LIST_ENTRY, '$1').split('.')
    const last = keys.pop() ?? ''
    const parent = keys.reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], copy)
    if (parent && typeof parent === 'object') Object.assign(parent, { [last]: undefined })
  }
  return copy
}
