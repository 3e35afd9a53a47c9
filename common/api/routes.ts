import { z } from 'zod'
import type { HeadToHead } from '#common/boards/head-to-head'
import type { OverallRow, WeeklyRow } from '#common/boards/leaderboard'
import type { LifetimeBoard } from '#common/boards/lifetime'
import type { HiddenPick, PickView } from '#common/game/pick'
import type { ScoreboardGame } from '#common/game/scoreboard-game'
import type { MinigameRow } from '#common/nicknames/minigame-board'
import type { RoundResult } from '#common/nicknames/nickname-round'
import type { WeekClocks } from '#common/week/clocks'
import type { Change, WeekName } from '#common/week/week'
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
  optionalWeekRequest,
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
import { answers } from './route'
import { newPassword, text, weekNumber, weekRequest } from './shapes'

/**
 * Every call of the API: who may make it, what it takes and what it responds with. Paths are below `/api`. Only the
 * pictures (`GET /avatars/:uid`) are not in the table: `functions/src/http/router.ts` adds them.
 */
export const routes = {
  ...peopleRoutes,
  'GET /health': answers<HealthResponse>()({ access: 'anyone' }),
  'POST /users/register': answers<SessionResponse>()({ access: 'anyone', form: true, body: registrationRequest }),
  'POST /users/login': answers<SessionResponse>()({
    access: 'anyone',
    body: z.object({ username: text(200), password: text(200) }),
  }),
  'GET /users/me': answers<OwnUserResponse>()({
    access: 'player',
    aliases: ['/me', '/user/me', '/auth/me', '/profile/me'],
  }),
  'PUT /users/me': answers<OwnUserResponse>()({ access: 'player', body: profileRequest }),
  'PUT /users/me/devices': answers<{ ok: true }>()({ access: 'player', body: deviceRequest }),
  'DELETE /users/me/devices': answers<{ ok: true }>()({ access: 'player', body: endpointRequest }),
  'GET /users/:id': answers<{ user: UserResponse }>()({
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
    body: z.object({ uid: text(200), token: text(200), newPassword }),
  }),
  'GET /picks/weeks': answers<number[]>()({ access: 'player' }),
  'GET /weeks': answers<WeekName[]>()({ access: 'player', query: seasonQuery }),
  'GET /settings/active-week': answers<{ activeWeek: number }>()({ access: 'player' }),
  'POST /settings/active-week': answers<{ activeWeek: number }>()({
    access: 'commissioner',
    body: z.object({ activeWeek: weekNumber }),
  }),
  'POST /commish/season': answers<{ season: number }>()({ access: 'commissioner', body: beginSeasonRequest }),
  'POST /commish/season/close': answers<{ season: number; closedAt: number }>()({
    access: 'commissioner',
    body: closeSeasonRequest,
  }),
  'POST /commish/weeks': answers<WeekName>()({ access: 'commissioner', body: nameWeekRequest }),
  'GET /commish/status': answers<StatusResponse>()({ access: 'commissioner' }),
  'GET /commish/calendar': answers<CalendarResponse>()({ access: 'commissioner' }),
  'GET /games-by-week': answers<{ games: ScoreboardGame[]; notice: string }>()({
    access: 'commissioner',
    query: weekRequest,
  }),
  'GET /clocks': answers<WeekClocks>()({ access: 'player', trust: 60_000, query: weekRequest }),
  'GET /commish/lines': answers<LineResponse[]>()({ access: 'player', query: weekRequest }),
  'POST /commish/games': answers<LineResponse>()({ access: 'commissioner', body: handGameRequest }),
  'PATCH /commish/line/:id': answers<LineResponse>()({ access: 'commissioner', body: lineEditRequest }),
  'GET /commish/spreads': answers<SpreadOffer[]>()({ access: 'player', query: weekRequest }),
  'POST /commish/spreads': answers<{ seeded: number; offers: SpreadOffer[] }>()({
    access: 'commissioner',
    body: seedSpreadsRequest,
  }),
  'POST /commish/add-half-points': answers<{ modified: number }>()({ access: 'commissioner', body: weekRequest }),
  'GET /commish/selected-games': answers<{ id: string }[]>()({ access: 'player', query: optionalWeekRequest }),
  'POST /commish/save-games': answers<{ week: number; selectedGameIds: string[] }>()({
    access: 'commissioner',
    body: saveSlateRequest,
  }),
  'DELETE /commish/clear-selected-games': answers<{ cleared: number; notice: string }>()({
    access: 'commissioner',
    body: clearSlateRequest,
  }),
  'POST /commish/lock-week': answers<{ modified: number }>()({ access: 'commissioner', body: lockWeekRequest }),
  'POST /commish/score-week/:week': answers<{ updatedPicks: number; games: number; notice: string }>()({
    access: 'commissioner',
  }),
  'POST /commish/notice': answers<{ notice: string }>()({ access: 'commissioner', body: noticeRequest }),
  'POST /commish/fix-pick': answers<{ text: string }>()({ access: 'commissioner', body: fixPickRequest }),
  'GET /commish/undo': answers<{ last: LastChange | null }>()({ access: 'commissioner', query: weekRequest }),
  'POST /commish/undo': answers<{ undone: string }>()({ access: 'commissioner', body: undoRequest }),
  'GET /picks': answers<PickView[]>()({ access: 'player', query: optionalWeekRequest }),
  'POST /picks': answers<PickView & { savedAt: number }>()({ access: 'player', trust: 10_000, body: pickRequest }),
  'GET /user/my/week-view': answers<WeekView>()({ access: 'player', query: optionalWeekRequest }),
  'GET /user/user-score': answers<{ totalScore: number }>()({ access: 'player', query: seasonQuery }),
  'GET /leaderboard/weekly': answers<(WeeklyRow & { about: string })[]>()({
    access: 'player',
    aliases: ['/leaderboard/week', '/scores/weekly', '/scores/week'],
    query: optionalWeekRequest,
  }),
  'GET /leaderboard/user/:userId/picks': answers<(PickView | HiddenPick)[]>()({
    access: 'player',
    query: optionalWeekRequest,
  }),
  'GET /leaderboard/overall': answers<(OverallRow & { about: string; total: number })[]>()({
    access: 'player',
    query: seasonQuery,
  }),
  'GET /leaderboard/lifetime': answers<LifetimeBoard>()({ access: 'player' }),
  'GET /leaderboard/head-to-head': answers<HeadToHead & { seasons: number[] }>()({
    access: 'player',
    query: headToHeadQuery,
  }),
  'GET /minigames/leaderboard': answers<MinigameRow[]>()({ access: 'player', query: anySeasonQuery }),
  'POST /minigames/nickname/submit': answers<RoundResult>()({ access: 'player', body: nicknameRoundRequest }),
  'GET /changes': answers<Change[]>()({ access: 'player', query: optionalWeekRequest }),
} as const

type Routes = typeof routes
/** A call by name, e.g. `POST /picks`. */
export type RouteName = keyof Routes
export type RouteResponse<R extends RouteName> = NonNullable<Routes[R]['answer']>
export type RouteBody<R extends RouteName> = Routes[R] extends { body: infer B extends z.ZodType }
  ? z.output<B>
  : undefined
export type RouteBodyInput<R extends RouteName> = Routes[R] extends { body: infer B extends z.ZodType }
  ? z.input<B>
  : undefined
export type RouteQuery<R extends RouteName> = Routes[R] extends { query: infer Q extends z.ZodType }
  ? z.output<Q>
  : Record<string, never>
