import { counted } from '#common/counted'
import type { PushMessage } from '#common/people/push'
import { POSTSEASON, type WeekName } from '#common/week/week'
import type { OverallBoard, WeeklyBoard } from './leaderboard'
import { ordinal } from './place-words'
import { ranksOf, winnersOf } from './ranks'
import { pointsUpTo } from './recap'

/**
 * The push notification with a finished week's result, by player; only for those who had a pick that counted. Nobody
 * wins without a point. After the regular season another game may join the week, so it says how the week stands.
 */
export function resultPushes(
  { week, rows }: WeeklyBoard,
  { season, label, seasonType }: { season: number } & Pick<WeekName, 'label' | 'seasonType'>,
): Map<string, PushMessage> {
  const ranks = ranksOf(rows)
  const winners = winnersOf(rows)
  const mayGrow = seasonType === POSTSEASON
  const verb = winners.length === 1 ? 'is' : 'are'
  const won = `${shortNames(winners)} ${mayGrow ? `${verb} 1st` : 'won'} with ${counted(winners[0]?.points ?? 0, 'point')}`
  const recipients = rows.filter(({ picks }) => picks > 0)
  return new Map(
    recipients.map(({ userId, points }) => {
      const address = { path: `/dashboard?season=${season}&week=${week}`, tag: `result-${week}` }
      if (winners.length === 0) {
        const title = mayGrow ? label : `${label} is over`
        return [userId, { title, body: 'Nobody has a point.', ...address }]
      }
      const rank = ranks.get(userId) ?? 0
      const place = rank === 1 ? `${label}: you won!` : `${label} is over: you came ${ordinal(rank)}`
      const title = mayGrow ? `${label}: you are ${ordinal(rank)}` : place
      const own = winners.length === 1 ? `With ${counted(points, 'point')}.` : `${won}.`
      const body = rank === 1 ? own : `${won}, you have ${points}.`
      return [userId, { title, body, ...address }]
    }),
  )
}

/**
 * The push notification to those whom other members passed in the season's standings with this week: they had fewer
 * points before the week, have more after it, and are ahead in the whole season, too. The last condition matters when a
 * postponed game ends its week after a later week. The place in the season counts all weeks.
 * @param uids the players who are asked about.
 */
export function overtakenPushes(
  { rows }: OverallBoard,
  { season, week }: { season: number; week: number },
  uids: ReadonlySet<string>,
): Map<string, PushMessage> {
  const all = rows.map((row) => ({ ...row, before: pointsUpTo(row, week - 1), after: pointsUpTo(row, week) }))
  const ranks = ranksOf(rows)
  const pushes = all.flatMap((mine): [string, PushMessage][] => {
    if (!uids.has(mine.userId)) return []
    const passed = all.filter(
      (other) => !other.left && other.before < mine.before && other.after > mine.after && other.points > mine.points,
    )
    if (passed.length === 0) return []
    const body = `You are ${ordinal(ranks.get(mine.userId) ?? 0)} in the season now.`
    const title = `${shortNames(passed)} passed you`
    return [[mine.userId, { title, body, path: `/overall-leaderboard?season=${season}`, tag: `overtaken-${week}` }]]
  })
  return new Map(pushes)
}

/** `Ann`, `Ann and Bob`, `Ann and 2 others`. */
function shortNames([first, second, ...more]: readonly { name: string }[]): string {
  if (!first || !second) return first?.name ?? ''
  return `${first.name} and ${more.length ? `${more.length + 1} others` : second.name}`
}
