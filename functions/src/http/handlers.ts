import type { RouteName } from '#common/api/routes'
import { getActiveWeek, setActiveWeek } from '../routes/active-week'
import { addHalfPoints } from '../routes/add-half-points'
import { getCalendar } from '../routes/calendar'
import { getChanges } from '../routes/changes'
import { clearGames } from '../routes/clear-games'
import { editLine } from '../routes/edit-line'
import { fixPick } from '../routes/fix-pick'
import { gamesByWeek } from '../routes/games-by-week'
import type { Handler } from '../routes/handler'
import { overallLeaderboard, userScore, weeklyLeaderboard } from '../routes/leaderboards'
import { getLines, selectedGames } from '../routes/lines'
import { lockWeek } from '../routes/lock-week'
import { login } from '../routes/login'
import { getMe } from '../routes/me'
import { minigameLeaderboard, submitNickname } from '../routes/minigames'
import { postNotice } from '../routes/notice'
import { register } from '../routes/register'
import { requestReset, resetPassword, verifyReset } from '../routes/reset'
import { saveGames } from '../routes/save-games'
import { savePick } from '../routes/save-pick'
import { scoreWeek } from '../routes/score-week'
import { seedSpreads } from '../routes/seed-spreads'
import { getSpreads } from '../routes/spreads'
import { lastChange, undoLastChange } from '../routes/undo'
import { updateMe } from '../routes/update-me'
import { getUser } from '../routes/user'
import { userPicks } from '../routes/user-picks'
import { usernameReminder } from '../routes/username-reminder'
import { picks, weekView } from '../routes/week-view'
import { getWeeks, pickWeeks } from '../routes/weeks'

/** The handler of every route of the table; it does not compile when one is missing. */
export const handlers: { [R in RouteName]: Handler<R> } = {
  'GET /health': async () => ({ ok: true }),
  'POST /users/register': register,
  'POST /users/login': login,
  'GET /users/me': getMe,
  'PUT /users/me': updateMe,
  'GET /users/:id': getUser,
  'POST /auth/username-reminder': usernameReminder,
  'POST /auth/forgot': requestReset,
  'GET /auth/reset/verify': verifyReset,
  'POST /auth/reset': resetPassword,
  'GET /picks/weeks': pickWeeks,
  'GET /weeks': getWeeks,
  'GET /settings/active-week': getActiveWeek,
  'POST /settings/active-week': setActiveWeek,
  'GET /commish/calendar': getCalendar,
  'GET /games-by-week': gamesByWeek,
  'GET /commish/lines': getLines,
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
  'GET /picks': picks,
  'POST /picks': savePick,
  'GET /user/my/week-view': weekView,
  'GET /user/user-score': userScore,
  'GET /leaderboard/weekly': weeklyLeaderboard,
  'GET /leaderboard/user/:userId/picks': userPicks,
  'GET /leaderboard/overall': overallLeaderboard,
  'GET /minigames/leaderboard': minigameLeaderboard,
  'POST /minigames/nickname/submit': submitNickname,
  'GET /changes': getChanges,
}
