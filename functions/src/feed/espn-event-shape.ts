import { z } from 'zod'

/** Points that no over/under reaches; the highest so far was below 100. */
const OVER_UNDER_MAX = 200
/** A quarter or overtime that no game reaches; the longest so far had nine overtimes. */
const PERIOD_MAX = 30
/** As `gameIdShape` of the API, without the dash of games by hand: ids are used in paths of documents. */
const eventId = z.string().regex(/^[A-Za-z0-9]{1,40}$/)

/** Wraps a field that a game can do without. */
type Dispensable = <T>(field: z.ZodType<T>) => z.ZodType<T>

/** The shape of an event, with `may` around each field that a game can do without. */
function eventShape(may: Dispensable) {
  const text = () => may(z.string().default(''))
  const competitor = z.object({
    homeAway: z.enum(['home', 'away']),
    team: z.object({
      id: z.string().min(1),
      abbreviation: text(),
      location: text(),
      name: text(),
      displayName: text(),
      color: text(),
    }),
    score: may(z.union([z.string(), z.number()]).nullish()),
    curatedRank: may(z.object({ current: z.number().nullish() }).nullish()),
    records: may(z.array(z.object({ summary: text() })).nullish()),
  })
  const flagged = () => may(z.object({ favorite: z.boolean().nullish() }).nullish())
  const odds = z.object({
    spread: may(z.number().nullish()),
    overUnder: may(z.number().min(0).max(OVER_UNDER_MAX).nullish()),
    details: may(z.string().nullish()),
    homeTeamOdds: flagged(),
    awayTeamOdds: flagged(),
  })
  const status = z.object({
    displayClock: text(),
    period: may(z.int().min(0).max(PERIOD_MAX).default(0)),
    // A state that the feed has never had is not guessed: taken for play, it would move a lock.
    type: z.object({ name: z.string(), state: z.enum(['pre', 'in', 'post']), completed: z.boolean().default(false) }),
  })
  const competition = z.object({
    timeValid: z.boolean().default(true),
    neutralSite: may(z.boolean().default(false)),
    competitors: z.array(competitor),
    status: status.nullish(),
    odds: may(z.array(odds.nullable()).nullish()),
    broadcasts: may(z.array(z.object({ names: z.array(z.string()).default([]) })).nullish()),
    broadcast: may(z.string().nullish()),
    situation: may(
      z.object({ possession: may(z.string().nullish()), downDistanceText: may(z.string().nullish()) }).nullish(),
    ),
  })
  return z.object({
    id: eventId,
    date: z.string(),
    status: status.nullish(),
    competitions: z.tuple([competition]).rest(z.unknown()),
  })
}

/** Finds every field that cannot be read. */
const strict = eventShape((field) => field)
/** Reads a field that a game can do without, and that cannot be read, as one that is missing. */
const lenient = eventShape((field) => field.catch(() => field.parse(undefined)))

export type Event = z.infer<typeof strict>
type Competition = Event['competitions'][0]
export type Competitor = Competition['competitors'][number]
export type Odds = NonNullable<NonNullable<Competition['odds']>[number]>
export type Status = NonNullable<Event['status']>

/** An event of the scoreboard by its shape, before it is known to be a game. */
export interface ShapedEvent {
  /** Null if a field that no game can do without cannot be read. */
  event: Event | null
  /** The event's id, or empty. */
  id: string
  /** The paths of the fields that cannot be read, e.g. `competitions.0.odds.0.spread`. */
  unread: string[]
}

/** Reads the fields of an event. What a game can do without is left out where it cannot be read. */
export function shapeEvent(raw: object): ShapedEvent {
  const id = eventId.safeParse('id' in raw ? raw.id : undefined).data ?? ''
  const { data, error } = strict.safeParse(raw)
  if (data) return { event: data, id, unread: [] }
  const unread = error.issues.map(({ path }) => path.join('.'))
  return { event: lenient.safeParse(raw).data ?? null, id, unread }
}
