import type { RouteName } from '#common/api/routes'
import { activeWeek, setActiveWeek } from '../routes/active-week'
import { hook } from '../routes/add-half-points'
import { calendar } from '../routes/calendar'
import { changes } from '../routes/changes'
import { clearGames } from '../routes/clear-games'
import { editLine } from '../routes/edit-line'
import { fixPick } from '../routes/fix-pick'
import { gamesByWeek } from '../routes/games-by-week'
import type { Handler } from '../routes/handler'
import { overallLeaderboard, userScore, weeklyLeaderboard } from '../routes/leaderboards'
import { lines, selectedGames } from '../routes/lines'
import { lockWeek } from '../routes/lock-week'
import { login } from '../routes/login'
import { me } from '../routes/me'
import { minigameLeaderboard, submitNickname } from '../routes/minigames'
import { notice } from '../routes/notice'
import { register } from '../routes/register'
import { forgot, resetPassword, verifyReset } from '../routes/reset'
import { saveGames } from '../routes/save-games'
import { savePick } from '../routes/save-pick'
import { scoreWeek } from '../routes/score-week'
import { seedSpreads } from '../routes/seed-spreads'
import { spreads } from '../routes/spreads'
import { lastChange, undo } from '../routes/undo'
import { updateMe } from '../routes/update-me'
import { user } from '../routes/user'
import { userPicks } from '../routes/user-picks'
import { usernameReminder } from '../routes/username-reminder'
import { picks, weekView } from '../routes/week-view'
import { pickWeeks, weeks } from '../routes/weeks'

/** The handler of every route of the table; it does not compile when one is missing. */
export const handlers: { [R in RouteName]: Handler<R> } = {
  'GET /health': async () => ({ ok: true }),
  'POST /users/register': register,
  'POST /users/login': login,
  'GET /users/me': me,
  'PUT /users/me': updateMe,
  'GET /users/:id': user,
  'POST /auth/username-reminder': usernameReminder,
  'POST /auth/forgot': forgot,
  'GET /auth/reset/verify': verifyReset,
  'POST /auth/reset': resetPassword,
  'GET /picks/weeks': pickWeeks,
  'GET /weeks': weeks,
  'GET /settings/active-week': activeWeek,
  'POST /settings/active-week': setActiveWeek,
  'GET /commish/calendar': calendar,
  'GET /games-by-week': gamesByWeek,
  'GET /commish/lines': lines,
  'PATCH /commish/line/:id': editLine,
  'GET /commish/spreads': spreads,
  'POST /commish/spreads': seedSpreads,
  'POST /commish/hook': hook,
  'GET /commish/selected-games': selectedGames,
  'POST /commish/save-games': saveGames,
  'DELETE /commish/clear-selected-games': clearGames,
  'POST /commish/lock-week': lockWeek,
  'POST /commish/score-week/:week': scoreWeek,
  'POST /commish/notice': notice,
  'POST /commish/fix-pick': fixPick,
  'GET /commish/undo': lastChange,
  'POST /commish/undo': undo,
  'GET /picks': picks,
  'POST /picks': savePick,
  'GET /user/my/week-view': weekView,
  'GET /user/user-score': userScore,
  'GET /leaderboard/weekly': weeklyLeaderboard,
  'GET /leaderboard/user/:userId/picks': userPicks,
  'GET /leaderboard/overall': overallLeaderboard,
  'GET /minigames/leaderboard': minigameLeaderboard,
  'POST /minigames/nickname/submit': submitNickname,
  'GET /changes': changes,
}
