import { z } from 'zod'
import type { CalendarAnswer, Game, LineAnswer, SessionAnswer, SpreadOffer, UserAnswer, WeekView } from './answers'
import type { OverallRow, WeeklyRow } from './leaderboard'
import type { HiddenPick, PickView } from './pick'
import { isSpread } from './spread'
import type { Change, WeekName } from './week'

/** Who may make a call. Who may see an answer's parts is for the handler to say. */
export type Access = 'anyone' | 'player' | 'commissioner'

interface Route {
  access: Access
  /**
   * For how long (ms) a session that was checked is taken as still open. Zero asks the sign-in service on every call;
   * only the busiest call does not, so that a Saturday's burst of picks is not a burst of questions.
   */
  trust?: number
  /** Older paths of the same call, served by the same handler. */
  aliases?: readonly string[]
  body?: z.ZodType
  query?: z.ZodType
}

/** Marks a route with the type of its answer; the type has no value at run time. */
const answers =
  <Answer>() =>
  <const R extends Route>(route: R): R & { answer?: Answer } =>
    route

/** The feed's calendar, where it is known, says which of these the season has. */
const WEEKS = 'Please give a week from 0 to 18.'
const week = z
  .union(
    [
      z.int(),
      z
        .string()
        .regex(/^\d{1,2}$/)
        .transform(Number),
    ],
    'Please give a week number.',
  )
  .pipe(z.int().min(0, WEEKS).max(18, WEEKS))
const gameId = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/, 'That is not a game id.')
const text = (max: number) => z.string().max(max, `That is too long: ${max} characters at most.`)
const ofWeek = z.object({ week })
const ofAnyWeek = z.object({ week: week.optional() })

const registration = z.object({
  username: text(200).default(''),
  password: text(200).default(''),
  email: text(300).default(''),
  phone: text(60).default(''),
  about: text(5000).default(''),
  favoriteTeam: text(100).default(''),
  conference: text(60).default(''),
  abbr: text(10).default(''),
})

const pick = z
  .object({
    gameId,
    week,
    pickTeam: z.enum(['HOME', 'AWAY'], 'pickTeam is HOME or AWAY.').optional(),
    selectedTeam: text(100).optional(),
    /** How long ago the player tapped (ms): a pick that waited for the network does not undo a newer one. */
    waited: z.number().min(0, 'waited is a time in milliseconds.').optional(),
  })
  .refine((body) => body.pickTeam || body.selectedTeam, 'Please say which team you pick.')

const lineEdit = z
  .strictObject({
    week,
    spread: z.number().refine(isSpread, 'A spread is a multiple of ½ within ±99½.').nullable().optional(),
    lineType: z.literal('SPREAD', 'The only line type is SPREAD.').optional(),
    isDouble: z.boolean().optional(),
    isLocked: z.boolean().optional(),
    void: z.boolean().optional(),
  })
  .refine((body) => Object.keys(body).length > 1, 'Please say what to change.')

/** Every call of the API: who may make it, what it takes and what it answers. Paths are below `/api`. */
export const routes = {
  'GET /health': answers<{ ok: true }>()({ access: 'anyone' }),
  'POST /users/register': answers<SessionAnswer>()({ access: 'anyone', body: registration }),
  'POST /users/login': answers<SessionAnswer>()({
    access: 'anyone',
    body: z.object({ username: text(200), password: text(200) }),
  }),
  'GET /users/me': answers<{ user: UserAnswer }>()({
    access: 'player',
    aliases: ['/me', '/user/me', '/auth/me', '/profile/me'],
  }),
  'PUT /users/me': answers<{ user: UserAnswer }>()({
    access: 'player',
    body: z.object({ favoriteTeam: text(100), conference: text(60).optional(), abbr: text(10).optional() }),
  }),
  'GET /users/:id': answers<{ user: UserAnswer }>()({
    access: 'player',
    aliases: ['/user/profile/:id', '/user/:id'],
  }),
  'POST /auth/username-reminder': answers<{ username: string }>()({
    access: 'anyone',
    body: z.object({ email: text(300) }),
  }),
  'POST /auth/forgot': answers<{ message: string }>()({ access: 'anyone', body: z.object({ email: text(300) }) }),
  'GET /auth/reset/verify': answers<{ valid: boolean }>()({
    access: 'anyone',
    query: z.object({ token: text(200).default(''), uid: text(200).default('') }),
  }),
  'POST /auth/reset': answers<{ message: string }>()({
    access: 'anyone',
    body: z.object({ uid: text(200), token: text(200), newPassword: text(200) }),
  }),
  'GET /picks/weeks': answers<number[]>()({ access: 'player' }),
  'GET /weeks': answers<WeekName[]>()({ access: 'player' }),
  'GET /settings/active-week': answers<{ activeWeek: number }>()({ access: 'player' }),
  'POST /settings/active-week': answers<{ activeWeek: number }>()({
    access: 'commissioner',
    body: z.object({ activeWeek: week }),
  }),
  'GET /commish/calendar': answers<CalendarAnswer>()({ access: 'commissioner' }),
  'GET /games-by-week': answers<{ games: Game[]; notice: string }>()({ access: 'commissioner', query: ofWeek }),
  'GET /commish/lines': answers<LineAnswer[]>()({ access: 'player', query: ofWeek }),
  'PATCH /commish/line/:id': answers<LineAnswer>()({ access: 'commissioner', body: lineEdit }),
  'GET /commish/spreads': answers<SpreadOffer[]>()({ access: 'player', query: ofWeek }),
  'POST /commish/spreads': answers<{ seeded: number; offers: SpreadOffer[] }>()({
    access: 'commissioner',
    body: ofWeek,
  }),
  'GET /commish/selected-games': answers<{ id: string }[]>()({ access: 'player', query: ofAnyWeek }),
  'POST /commish/save-games': answers<{ week: number; selectedGameIds: string[] }>()({
    access: 'commissioner',
    body: z.object({
      week,
      selectedGameIds: z.array(gameId).max(60, 'A week has at most 60 games.'),
      dates: z.unknown().optional(),
    }),
  }),
  'DELETE /commish/clear-selected-games': answers<{ cleared: number }>()({ access: 'commissioner', body: ofWeek }),
  'POST /commish/lock-week': answers<{ modified: number }>()({ access: 'commissioner', body: ofWeek }),
  'POST /commish/score-week/:week': answers<{ updatedPicks: number; games: number; notice: string }>()({
    access: 'commissioner',
  }),
  'GET /picks': answers<PickView[]>()({ access: 'player', query: ofAnyWeek }),
  'POST /picks': answers<PickView & { savedAt: number }>()({ access: 'player', trust: 10_000, body: pick }),
  'GET /user/my/week-view': answers<WeekView>()({ access: 'player', query: ofAnyWeek }),
  'GET /user/user-score': answers<{ totalScore: number }>()({ access: 'player' }),
  'GET /leaderboard/weekly': answers<WeeklyRow[]>()({
    access: 'player',
    aliases: ['/leaderboard/week', '/scores/weekly', '/scores/week'],
    query: ofAnyWeek,
  }),
  'GET /leaderboard/user/:userId/picks': answers<(PickView | HiddenPick)[]>()({ access: 'player', query: ofAnyWeek }),
  'GET /leaderboard/overall': answers<OverallRow[]>()({ access: 'player' }),
  'GET /changes': answers<Change[]>()({ access: 'player', query: ofAnyWeek }),
} as const

export type Routes = typeof routes
/** A call by name, e.g. `POST /picks`. */
export type RouteName = keyof Routes
export type Answer<R extends RouteName> = NonNullable<Routes[R]['answer']>
export type Body<R extends RouteName> = Routes[R] extends { body: infer B extends z.ZodType } ? z.output<B> : undefined
export type BodyInput<R extends RouteName> = Routes[R] extends { body: infer B extends z.ZodType }
  ? z.input<B>
  : undefined
export type Query<R extends RouteName> = Routes[R] extends { query: infer Q extends z.ZodType }
  ? z.output<Q>
  : Record<string, never>
