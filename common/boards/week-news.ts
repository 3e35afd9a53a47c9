import { counted } from '#common/counted'
import { nameWithoutLink } from '#common/people/profile'
import type { PushMessage } from '#common/people/push'
import { POSTSEASON, type WeekName } from '#common/week/week'
import type { OverallBoard, WeeklyBoard } from './leaderboard'
import { namesText, ordinal, pointsEach } from './place-words'
import { ranksOf, winnersOf } from './ranks'
import { pointsUpTo } from './recap'

/** Whose result it is. */
interface ResultOf extends Pick<WeekName, 'label' | 'seasonType'> {
  season: number
}

/**
 * The push notification with a finished week's result, by player; only for those who had a pick that counted. Nobody
 * wins without a point. After the regular season another game may join the week, so it says how the week stands.
 */
export function resultPushes(
  { week, rows }: WeeklyBoard,
  { season, label, seasonType }: ResultOf,
): Map<string, PushMessage> {
  const ranks = ranksOf(rows)
  const winners = winnersOf(rows)
  const mayGrow = seasonType === POSTSEASON
  const won = `${shortNames(winners)} ${wonWith(winners, mayGrow)}`
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

/** `won with 9 points`; `are 1st with 9 points each` while another game may join the week. */
function wonWith(winners: readonly { points: number }[], mayGrow: boolean): string {
  const place = winners.length === 1 ? 'is 1st' : 'are 1st'
  return `${mayGrow ? place : 'won'} with ${pointsEach(winners[0]?.points ?? 0, winners.length)}`
}

/** How many players after the winners a message for the chat names, and all with as many points as the last of them. */
const NEXT_NAMED = 3

/**
 * A message for the group's chat with a finished week's result: who won, who came next, and who leads the season.
 * @param overall the season's board; undefined while it is not read, or is final: then nothing is said of the season.
 * @param site the product's address.
 */
export function chatResult(
  { week, rows }: WeeklyBoard,
  overall: OverallBoard | undefined,
  { season, label, seasonType }: ResultOf,
  site: string,
): string {
  const link = `${site}/weekly-leaderboard?season=${season}&week=${week}`
  const winners = winnersOf(rows)
  if (winners.length === 0) return `${label}: nobody has a point. ${link}`
  const behind = rows.slice(winners.length).filter(({ points }) => points > 0)
  const fewest = behind.slice(0, NEXT_NAMED).at(-1)?.points ?? 0
  const next = behind.filter(({ points }) => points >= fewest)
  const then =
    next.length > 0 ? `, then ${namesText(next.map(({ name, points }) => `${nameWithoutLink(name)} (${points})`))}` : ''
  // As it was after this week: a later one may have begun.
  const leaders = winnersOf((overall?.rows ?? []).map((row) => ({ ...row, points: pointsUpTo(row, week) })))
  const [leader] = leaders
  const lead = leaders.length === 1 ? 'leads' : 'lead'
  const inSeason = leader
    ? ` ${namesOf(leaders)} ${lead} the season with ${pointsEach(leader.points, leaders.length)}.`
    : ''
  return `${label}: ${namesOf(winners)} ${wonWith(winners, seasonType === POSTSEASON)}${then}.${inSeason} ${link}`
}

const namesOf = (rows: readonly { name: string }[]): string => namesText(rows.map(({ name }) => nameWithoutLink(name)))

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
