/** Every document path of the product, so that server, screens, tests and seeds cannot disagree. */
const season = (year: number) => `seasons/${year}`

export const paths = {
  settings: () => 'settings/app',
  season,
  weeks: (year: number) => `${season(year)}/weeks`,
  week: (year: number, week: number) => `${season(year)}/weeks/${week}`,
  lines: (year: number, week: number) => `${season(year)}/weeks/${week}/lines`,
  line: (year: number, week: number, gameId: string) => `${season(year)}/weeks/${week}/lines/${gameId}`,
  picks: (year: number, week: number, gameId: string) => `${season(year)}/weeks/${week}/lines/${gameId}/picks`,
  pick: (year: number, week: number, gameId: string, uid: string) =>
    `${season(year)}/weeks/${week}/lines/${gameId}/picks/${uid}`,
  slips: (year: number, week: number) => `${season(year)}/weeks/${week}/slips`,
  slip: (year: number, week: number, uid: string) => `${season(year)}/weeks/${week}/slips/${uid}`,
  scores: (year: number, week: number) => `${season(year)}/scores/${week}`,
  weeklyBoard: (year: number, week: number) => `${season(year)}/leaderboards/week-${week}`,
  overallBoard: (year: number) => `${season(year)}/leaderboards/overall`,
  leaderboards: (year: number) => `${season(year)}/leaderboards`,
  status: (year: number, week: number) => `${season(year)}/status/week-${week}`,
  changes: (year: number) => `${season(year)}/changes`,
  change: (year: number, id: string) => `${season(year)}/changes/${id}`,
  undo: (year: number, week: number) => `${season(year)}/undo/week-${week}`,
  reminded: (year: number, week: number, uid: string) => `${season(year)}/weeks/${week}/reminded/${uid}`,
  users: () => 'users',
  user: (uid: string) => `users/${uid}`,
  account: (uid: string) => `users/${uid}/private/account`,
  username: (lowercase: string) => `usernames/${lowercase}`,
  avatar: (uid: string) => `avatars/${uid}`,
  passwordReset: (hash: string) => `passwordResets/${hash}`,
  mail: () => 'mail',
  attempt: (key: string) => `attempts/${key}`,
} as const
