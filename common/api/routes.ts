import { z } from 'zod'
import type { OverallRow, WeeklyRow } from '#common/boards/leaderboard'
import type { HiddenPick, PickView } from '#common/game/pick'
import type { Game } from '#common/game/scoreboard-game'
import type { MinigameRow } from '#common/nicknames/minigame-board'
import type { RoundResult } from '#common/nicknames/nickname-round'
import type { Change, WeekName } from '#common/week/week'
import {
  fixedPick,
  lineEdit,
  myProfile,
  nicknameRound,
  notice,
  ofAnyWeek,
  ofWeek,
  pick,
  registration,
  seeding,
  slateClearing,
  slateSaving,
  text,
  undoing,
  week,
} from './requests'
import type {
  CalendarAnswer,
  LastChange,
  LineAnswer,
  MyAnswer,
  SessionAnswer,
  SpreadOffer,
  UserAnswer,
  WeekView,
} from './responses'

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
  /** Takes a form with parts as well; every other call takes JSON only. */
  form?: boolean
  body?: z.ZodType
  query?: z.ZodType
}

/** Marks a route with the type of its answer; the type has no value at run time. */
const answers =
  <Answer>() =>
  <const R extends Route>(route: R): R & { answer?: Answer } =>
    route

/** Every call of the API: who may make it, what it takes and what it answers. Paths are below `/api`. */
export const routes = {
  'GET /health': answers<{ ok: true }>()({ access: 'anyone' }),
  'POST /users/register': answers<SessionAnswer>()({ access: 'anyone', form: true, body: registration }),
  'POST /users/login': answers<SessionAnswer>()({
    access: 'anyone',
    body: z.object({ username: text(200), password: text(200) }),
  }),
  'GET /users/me': answers<MyAnswer>()({
    access: 'player',
    aliases: ['/me', '/user/me', '/auth/me', '/profile/me'],
  }),
  'PUT /users/me': answers<MyAnswer>()({ access: 'player', body: myProfile }),
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
    body: seeding,
  }),
  'POST /commish/hook': answers<{ modified: number }>()({ access: 'commissioner', body: ofWeek }),
  'GET /commish/selected-games': answers<{ id: string }[]>()({ access: 'player', query: ofAnyWeek }),
  'POST /commish/save-games': answers<{ week: number; selectedGameIds: string[] }>()({
    access: 'commissioner',
    body: slateSaving,
  }),
  'DELETE /commish/clear-selected-games': answers<{ cleared: number }>()({
    access: 'commissioner',
    body: slateClearing,
  }),
  'POST /commish/lock-week': answers<{ modified: number }>()({ access: 'commissioner', body: ofWeek }),
  'POST /commish/score-week/:week': answers<{ updatedPicks: number; games: number; notice: string }>()({
    access: 'commissioner',
  }),
  'POST /commish/notice': answers<{ notice: string }>()({ access: 'commissioner', body: notice }),
  'POST /commish/fix-pick': answers<{ text: string }>()({ access: 'commissioner', body: fixedPick }),
  'GET /commish/undo': answers<{ last: LastChange | null }>()({ access: 'commissioner', query: ofWeek }),
  'POST /commish/undo': answers<{ undone: string }>()({ access: 'commissioner', body: undoing }),
  'GET /picks': answers<PickView[]>()({ access: 'player', query: ofAnyWeek }),
  'POST /picks': answers<PickView & { savedAt: number }>()({ access: 'player', trust: 10_000, body: pick }),
  'GET /user/my/week-view': answers<WeekView>()({ access: 'player', query: ofAnyWeek }),
  'GET /user/user-score': answers<{ totalScore: number }>()({ access: 'player' }),
  'GET /leaderboard/weekly': answers<(WeeklyRow & { about: string })[]>()({
    access: 'player',
    aliases: ['/leaderboard/week', '/scores/weekly', '/scores/week'],
    query: ofAnyWeek,
  }),
  'GET /leaderboard/user/:userId/picks': answers<(PickView | HiddenPick)[]>()({ access: 'player', query: ofAnyWeek }),
  'GET /leaderboard/overall': answers<(OverallRow & { about: string; total: number })[]>()({ access: 'player' }),
  'GET /minigames/leaderboard': answers<MinigameRow[]>()({ access: 'player' }),
  'POST /minigames/nickname/submit': answers<RoundResult>()({ access: 'player', body: nicknameRound }),
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
