import { expect, test } from 'vitest'
import { paths } from '#common/paths'

/** The documents and collections as the rules match them. */
const cases: [path: string, written: string][] = [
  [paths.settings(), 'settings/app'],
  [paths.weeks(2025), 'seasons/2025/weeks'],
  [paths.week(2025, 14), 'seasons/2025/weeks/14'],
  [paths.lines(2025, 14), 'seasons/2025/weeks/14/lines'],
  [paths.line(2025, 14, 'g'), 'seasons/2025/weeks/14/lines/g'],
  [paths.picks(2025, 14, 'g'), 'seasons/2025/weeks/14/lines/g/picks'],
  [paths.pick(2025, 14, 'g', 'u'), 'seasons/2025/weeks/14/lines/g/picks/u'],
  [paths.slips(2025, 14), 'seasons/2025/weeks/14/slips'],
  [paths.slip(2025, 14, 'u'), 'seasons/2025/weeks/14/slips/u'],
  [paths.scores(2025, 14), 'seasons/2025/scores/14'],
  [paths.leaderboards(2025), 'seasons/2025/leaderboards'],
  [paths.weeklyBoard(2025, 14), 'seasons/2025/leaderboards/week-14'],
  [paths.overallBoard(2025), 'seasons/2025/leaderboards/overall'],
  [paths.status(2025, 14), 'seasons/2025/status/week-14'],
  [paths.changes(2025), 'seasons/2025/changes'],
  [paths.change(2025, 'c'), 'seasons/2025/changes/c'],
  [paths.minigameBoard(), 'leaderboards/minigames'],
  [paths.nicknamePlay('u', 'p'), 'minigames/nickname/plays/u_p'],
  [paths.users(), 'users'],
  [paths.user('u'), 'users/u'],
  [paths.account('u'), 'users/u/private/account'],
  [paths.username('ray'), 'usernames/ray'],
  [paths.attempt('a'), 'attempts/a'],
]
test.each(cases)('%s', (path, written) => expect(path).toBe(written))
