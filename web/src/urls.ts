/** The tabs of the leaderboard: a season's weeks, the season, and the mini game. */
export type BoardView = 'weekly' | 'overall' | 'minigames'

/** Every address of the product. */
export const urls = {
  home: '/',
  login: '/login',
  register: '/register',
  loginHelp: '/login-help',
  resetPassword: '/reset-password',
  dashboard: '/dashboard',
  weeklyPicks: '/weekly-picks',
  liveScores: '/live-scores',
  leaderboard: '/leaderboard',
  weeklyLeaderboard: '/weekly-leaderboard',
  overallLeaderboard: '/overall-leaderboard',
  nickname: '/minigames/nickname',
  minigameLeaderboard: '/minigames/leaderboard',
  commish: '/commish',
  members: '/commish/members',
  status: '/commish/status',
  account: '/account',
  confirmEmail: '/confirm-email',
  howItWorks: '/how-it-works',
} as const

/** Older addresses that people still have in their bookmarks. */
export const movedUrls = {
  '/weeklypicks': urls.weeklyPicks,
  '/livescores': urls.liveScores,
} as const

/** The leaderboard with one of its tabs open; of the present season and its latest week unless others are given. */
export function boardUrl(view: BoardView, season?: number | 'all', week?: number): string {
  const named = [season !== undefined && `&season=${season}`, week !== undefined && `&week=${week}`]
  return `${urls.leaderboard}?view=${view}${named.filter(Boolean).join('')}`
}
