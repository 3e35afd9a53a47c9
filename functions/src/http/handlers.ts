import type { RouteName } from '#common/api/routes'
import {
  addDevice,
  changeEmail,
  changePicture,
  confirmEmail,
  deleteMe,
  dropDevice,
  exportMe,
  removePicture,
  setPassword,
} from '../routes/account'
import { requestReset, resetPassword, usernameReminder, verifyReset } from '../routes/auth'
import { fixPick } from '../routes/fix-pick'
import type { Handler } from '../routes/handler'
import { getHealth, getStatus } from '../routes/health'
import { overallLeaderboard, userScore, weeklyLeaderboard } from '../routes/leaderboards'
import { editLine, getLines, selectedGames } from '../routes/lines'
import { getMembers, postInvite, postInviteRenewal, postLetBack, postRemoval, resetMember } from '../routes/members'
import { minigameLeaderboard, submitNickname } from '../routes/minigames'
import { getOwnPicks, savePick, userPicks, weekView } from '../routes/picks'
import { compareTwo, lifetimeLeaderboard, postSeason, postSeasonClose } from '../routes/season'
import { addGame, clearGames, gamesByWeek, saveGames } from '../routes/slate'
import { addHalfPoints, getSpreads, seedSpreads } from '../routes/spreads'
import { askToRegister, getMe, getUser, login, register, updateMe } from '../routes/users'
import { getChanges, lastChange, lockWeek, postNotice, scoreWeek, undoLastChange } from '../routes/week-desk'
import { getActiveWeek, getCalendar, getClocks, getWeeks, nameWeek, pickWeeks, setActiveWeek } from '../routes/weeks'

/** The handler of every route of the table. The type makes sure that none is missing. */
export const handlers: { [R in RouteName]: Handler<R> } = {
  'GET /health': getHealth,
  'GET /users/register': askToRegister,
  'POST /users/register': register,
  'POST /users/login': login,
  'GET /users/me': getMe,
  'PUT /users/me': updateMe,
  'PUT /users/me/devices': addDevice,
  'DELETE /users/me/devices': dropDevice,
  'GET /users/:id': getUser,
  'PUT /users/me/picture': changePicture,
  'DELETE /users/me/picture': removePicture,
  'PUT /users/me/email': changeEmail,
  'PUT /users/me/password': setPassword,
  'GET /users/me/export': exportMe,
  'DELETE /users/me': deleteMe,
  'POST /auth/confirm-email': confirmEmail,
  'GET /commish/members': getMembers,
  'POST /commish/remove-member': postRemoval,
  'POST /commish/let-back': postLetBack,
  'POST /commish/reset-password': resetMember,
  'POST /commish/invite': postInvite,
  'POST /commish/invite/renew': postInviteRenewal,
  'POST /auth/username-reminder': usernameReminder,
  'POST /auth/forgot': requestReset,
  'GET /auth/reset/verify': verifyReset,
  'POST /auth/reset': resetPassword,
  'GET /picks/weeks': pickWeeks,
  'GET /weeks': getWeeks,
  'GET /settings/active-week': getActiveWeek,
  'POST /settings/active-week': setActiveWeek,
  'POST /commish/season': postSeason,
  'POST /commish/season/close': postSeasonClose,
  'POST /commish/weeks': nameWeek,
  'GET /commish/status': getStatus,
  'GET /commish/calendar': getCalendar,
  'GET /clocks': getClocks,
  'GET /games-by-week': gamesByWeek,
  'GET /commish/lines': getLines,
  'POST /commish/games': addGame,
  'PATCH /commish/line/:id': editLine,
  'GET /commish/spreads': getSpreads,
  'POST /commish/spreads': seedSpreads,
  'POST /commish/add-half-points': addHalfPoints,
  'GET /commish/selected-games': selectedGames,
  'POST /commish/save-games': saveGames,
  'DELETE /commish/clear-selected-games': clearGames,
  'POST /commish/lock-week': lockWeek,
  'POST /commish/score-week/:week': scoreWeek,
  'POST /commish/notice': postNotice,
  'POST /commish/fix-pick': fixPick,
  'GET /commish/undo': lastChange,
  'POST /commish/undo': undoLastChange,
  'GET /picks': getOwnPicks,
  'POST /picks': savePick,
  'GET /user/my/week-view': weekView,
  'GET /user/user-score': userScore,
  'GET /leaderboard/weekly': weeklyLeaderboard,
  'GET /leaderboard/user/:userId/picks': userPicks,
  'GET /leaderboard/overall': overallLeaderboard,
  'GET /leaderboard/lifetime': lifetimeLeaderboard,
  'GET /leaderboard/head-to-head': compareTwo,
  'GET /minigames/leaderboard': minigameLeaderboard,
  'POST /minigames/nickname/submit': submitNickname,
  'GET /changes': getChanges,
}
