import { z } from 'zod'
import type { HeadToHead } from '#common/boards/head-to-head'
import type { OverallRow, WeeklyRow } from '#common/boards/leaderboard'
import type { LifetimeBoard } from '#common/boards/lifetime'
import type { HiddenPick, PickView } from '#common/game/pick'
import type { ScoreboardGame } from '#common/game/scoreboard-game'
import type { MinigameRow } from '#common/nicknames/minigame-board'
import type { RoundResult } from '#common/nicknames/nickname-round'
import type { WeekClocks } from '#common/week/clocks'
import type { LogEntry } from '#common/week/log-entry'
import type { WeekName } from '#common/week/week'
import {
  beginSeasonRequest,
  clearSlateRequest,
  closeSeasonRequest,
  fixPickRequest,
  handGameRequest,
  lineEditRequest,
  lockWeekRequest,
  nameWeekRequest,
  noticeRequest,
  saveSlateRequest,
  seedSpreadsRequest,
  undoRequest,
} from './desk-requests'
import { peopleRoutes } from './people-routes'
import {
  anySeasonQuery,
  deviceRequest,
  endpointRequest,
  headToHeadQuery,
  nicknameRoundRequest,
  optionalWeekQuery,
  pickRequest,
  profileRequest,
  registrationRequest,
  seasonQuery,
} from './requests'
import type {
  CalendarResponse,
  HealthResponse,
  LastChange,
  LineResponse,
  OwnUserResponse,
  SessionResponse,
  SpreadOffer,
  StatusResponse,
  UserResponse,
  WeekView,
} from './responses'
import { newPassword, route, text, validEmail, weekNumber, weekShape } from './route'

/**
 * Every call of the API: who may make it, what it takes and what it responds with. Paths are below `/api`. Only the
 * pictures (`GET /avatars/:uid`) are not in the table: `functions/src/http/router.ts` adds them.
 */
export const routes = {
  ...peopleRoutes,
  'GET /health': route<HealthResponse>()({ access: 'anyone' }),
  'POST /users/register': route<SessionResponse>()({ access: 'anyone', form: true, body: registrationRequest }),
  'POST /users/login': route<SessionResponse>()({
    access: 'anyone',
    changesNothing: true,
    body: z.object({ username: text(200), password: text(200) }),
  }),
  'GET /users/me': route<OwnUserResponse>()({
    access: 'player',
    aliases: ['/me', '/user/me', '/auth/me', '/profile/me'],
  }),
  'PUT /users/me': route<OwnUserResponse>()({ access: 'player', body: profileRequest }),
  'PUT /users/me/devices': route<{ ok: true }>()({ access: 'player', body: deviceRequest }),
  'DELETE /users/me/devices': route<{ ok: true }>()({ access: 'player', body: endpointRequest }),
  'GET /users/:id': route<{ user: UserResponse }>()({
    access: 'player',
    aliases: ['/user/profile/:id', '/user/:id'],
  }),
  'POST /auth/username-reminder': route<{ username: string }>()({
    access: 'anyone',
    changesNothing: true,
    body: z.object({ email: validEmail }),
  }),
  'POST /auth/forgot': route<{ message: string }>()({ access: 'anyone', body: z.object({ email: validEmail }) }),
  /** The username, empty if the link is invalid, is for the browser's password manager. */
  'GET /auth/reset/verify': route<{ valid: boolean; username: string }>()({
    access: 'anyone',
    query: z.object({ token: text(200).default(''), uid: text(200).default('') }),
  }),
  'POST /auth/reset': route<{ message: string }>()({
    access: 'anyone',
    body: z.object({ uid: text(200), token: text(200), newPassword }),
  }),
  'GET /picks/weeks': route<number[]>()({ access: 'player' }),
  'GET /weeks': route<WeekName[]>()({ access: 'player', query: seasonQuery }),
  'GET /settings/active-week': route<{ activeWeek: number }>()({ access: 'player' }),
  'POST /settings/active-week': route<{ activeWeek: number }>()({
    access: 'commissioner',
    body: z.object({ activeWeek: weekNumber }),
  }),
  'POST /commish/season': route<{ season: number }>()({ access: 'commissioner', body: beginSeasonRequest }),
  'POST /commish/season/close': route<{ season: number; closedAt: number }>()({
    access: 'commissioner',
    body: closeSeasonRequest,
  }),
  'POST /commish/weeks': route<WeekName>()({ access: 'commissioner', body: nameWeekRequest }),
  'GET /commish/status': route<StatusResponse>()({ access: 'commissioner' }),
  'GET /commish/calendar': route<CalendarResponse>()({ access: 'commissioner' }),
  'GET /games-by-week': route<{ games: ScoreboardGame[]; notice: string }>()({
    access: 'commissioner',
    query: weekShape,
  }),
  'GET /clocks': route<WeekClocks>()({
    access: 'player',
    sessionRecheckedAfter: 60_000,
    isUntracked: true,
    query: weekShape,
  }),
  'GET /commish/lines': route<LineResponse[]>()({ access: 'player', query: weekShape }),
  'POST /commish/games': route<LineResponse>()({ access: 'commissioner', body: handGameRequest }),
  'PATCH /commish/line/:id': route<LineResponse>()({ access: 'commissioner', body: lineEditRequest }),
  'GET /commish/spreads': route<SpreadOffer[]>()({ access: 'player', query: weekShape }),
  'POST /commish/spreads': route<{ seeded: number; offers: SpreadOffer[] }>()({
    access: 'commissioner',
    body: seedSpreadsRequest,
  }),
  'POST /commish/add-half-points': route<{ modified: number }>()({ access: 'commissioner', body: weekShape }),
  'GET /commish/selected-games': route<{ id: string }[]>()({ access: 'player', query: optionalWeekQuery }),
  'GET /commish/other-slates': route<string[]>()({ access: 'commissioner', query: weekShape }),
  'POST /commish/save-games': route<{ week: number; selectedGameIds: string[] }>()({
    access: 'commissioner',
    body: saveSlateRequest,
  }),
  'DELETE /commish/clear-selected-games': route<{ cleared: number; notice: string }>()({
    access: 'commissioner',
    body: clearSlateRequest,
  }),
  'POST /commish/lock-week': route<{ modified: number }>()({ access: 'commissioner', body: lockWeekRequest }),
  'POST /commish/score-week/:week': route<{ updatedPicks: number; games: number; notice: string }>()({
    access: 'commissioner',
  }),
  'POST /commish/notice': route<{ notice: string }>()({ access: 'commissioner', body: noticeRequest }),
  'POST /commish/fix-pick': route<{ text: string }>()({ access: 'commissioner', body: fixPickRequest }),
  'GET /commish/undo': route<{ last: LastChange | null }>()({ access: 'commissioner', query: weekShape }),
  'POST /commish/undo': route<{ undone: string }>()({ access: 'commissioner', body: undoRequest }),
  'GET /picks': route<PickView[]>()({ access: 'player', query: optionalWeekQuery }),
  'POST /picks': route<PickView & { savedAt: number }>()({
    access: 'player',
    sessionRecheckedAfter: 10_000,
    isUntracked: true,
    body: pickRequest,
  }),
  'GET /user/my/week-view': route<WeekView>()({ access: 'player', query: optionalWeekQuery }),
  'GET /user/user-score': route<{ totalScore: number }>()({ access: 'player', query: seasonQuery }),
  'GET /leaderboard/weekly': route<(WeeklyRow & { about: string })[]>()({
    access: 'player',
    aliases: ['/leaderboard/week', '/scores/weekly', '/scores/week'],
    query: optionalWeekQuery,
  }),
  'GET /leaderboard/user/:userId/picks': route<(PickView | HiddenPick)[]>()({
    access: 'player',
    query: optionalWeekQuery,
  }),
  'GET /leaderboard/overall': route<(OverallRow & { about: string; total: number })[]>()({
    access: 'player',
    query: seasonQuery,
  }),
  'GET /leaderboard/lifetime': route<LifetimeBoard>()({ access: 'player' }),
  'GET /leaderboard/head-to-head': route<HeadToHead & { seasons: number[] }>()({
    access: 'player',
    query: headToHeadQuery,
  }),
  'GET /minigames/leaderboard': route<MinigameRow[]>()({ access: 'player', query: anySeasonQuery }),
  'POST /minigames/nickname/submit': route<RoundResult>()({ access: 'player', body: nicknameRoundRequest }),
  'GET /changes': route<LogEntry[]>()({ access: 'player', query: optionalWeekQuery }),
} as const

type Routes = typeof routes
/** A call by name, e.g. `POST /picks`. */
export type RouteName = keyof Routes
export type RouteResponse<R extends RouteName> = NonNullable<Routes[R]['response']>
export type RouteBody<R extends RouteName> = Routes[R] extends { body: infer B extends z.ZodType }
  ? z.output<B>
  : undefined
export type RouteBodyInput<R extends RouteName> = Routes[R] extends { body: infer B extends z.ZodType }
  ? z.input<B>
  : undefined
export type RouteQuery<R extends RouteName> = Routes[R] extends { query: infer Q extends z.ZodType }
  ? z.output<Q>
  : Record<string, never>

type ParamName<Path> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never
/** The values of the `:names` in a route's path. */
export type RouteParams<R extends RouteName, Value = string> = Record<ParamName<R>, Value>
