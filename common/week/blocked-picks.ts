import { counted } from '#common/counted'
import { DAY, HOUR } from '#common/durations'
import { type GameLine, matchup } from '#common/game/line'
import { isRevealed, lockOrNever } from '#common/game/lock'
import type { CalendarWeek } from './calendar'
import { eastern } from './eastern'
import { isOpenForPicks } from './season'
import { DUE_BEFORE_LOCK } from './warnings'
import { PLAYOFFS, POSTSEASON, type Settings } from './week'

/** Commissioners are reminded of games without a line from this long before the first of them locks (ms). */
const LINES_DUE_BEFORE_LOCK = DAY

/** What keeps players from picking in a week. */
export interface BlockedPicks {
  /** The week is not open, it has no games, or games lack a line. */
  what: 'closed' | 'empty' | 'lines'
  title: string
  sentence: string
  /** What a commissioner does about it. */
  todo: string
  /** When the first of the games locks (epoch ms), or as a rule would where none is chosen. */
  lockAt: number
}

/** A week that players pick in now or later. */
export interface ComingWeek {
  week: number
  label: string
  /** When its first games kick off as a rule (epoch ms); null while no calendar has the week. */
  usualKickoff: number | null
  /** Whether players can pick in the week. */
  isOpen: boolean
  hasGames: boolean
}

/**
 * The weeks from the active one on, and earlier ones that are still played; before the first is opened, all. The
 * play-offs are none: their games are in the week of the bowls.
 * @param calendar the feed's.
 */
export function comingWeeks(settings: Settings, calendar: readonly CalendarWeek[]): ComingWeek[] {
  const { weeks, activeWeek, openWeeks } = settings
  const neverOpened = calendar.filter(
    ({ week, feedWeek }) => feedWeek !== PLAYOFFS && !weeks.some((stored) => stored.week === week),
  )
  const coming = [
    ...weeks.map((stored) => ({ ...stored, hasGames: !stored.isEmpty })),
    ...neverOpened.map((named) => ({ ...named, hasGames: false, days: undefined })),
  ].filter(({ week }) => weeks.length === 0 || week >= activeWeek || openWeeks.includes(week))
  return coming.map(({ week, label, seasonType, days, hasGames }) => {
    const start = days?.start ?? calendar.find((each) => each.week === week)?.start
    const isOpen = isOpenForPicks(week, settings)
    return { week, label, usualKickoff: start ? usualKickoff(start, seasonType) : null, isOpen, hasGames }
  })
}

type WeekAhead = Pick<ComingWeek, 'label' | 'usualKickoff' | 'isOpen'> & { lines: readonly GameLine[] }

/**
 * When the first games of a week kick off as a rule (epoch ms): at noon, by Eastern standard time, of its first
 * Saturday; of the bowls, which are played on any day, of the day on which they begin.
 * @param start when the week begins (epoch ms).
 */
export function usualKickoff(start: number, seasonType: number): number {
  const day = new Date(start)
  const daysAhead = seasonType === POSTSEASON ? 0 : 6 - day.getUTCDay()
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() + daysAhead) + 17 * HOUR
}

/**
 * What keeps players from picking in a week, once it is time to remind the commissioners of it: two days before the
 * first lock of a week that is not open or has no games, one day before that of games without a line. Null if nothing
 * does, before that time, and after the lock.
 * @param now epoch ms
 */
export function blockedPicks(week: WeekAhead, now: number): BlockedPicks | null {
  const blocked = week.isOpen && week.lines.length > 0 ? withoutLine(week, now) : closedWeek(week, now)
  if (!blocked) return null
  const before = blocked.what === 'lines' ? LINES_DUE_BEFORE_LOCK : DUE_BEFORE_LOCK
  return now < blocked.lockAt && blocked.lockAt - now <= before ? blocked : null
}

function closedWeek({ label, usualKickoff: lockAt, isOpen, lines }: WeekAhead, now: number): BlockedPicks | null {
  const title = 'nobody can pick yet'
  const [first] = gamesAhead(lines, now)
  if (first) {
    const lock = lockOrNever(first)
    const sentence = `${label} is not open yet, and its first game locks ${eastern(lock)}.`
    return { what: 'closed', title, sentence, todo: 'Open it', lockAt: lock }
  }
  if (lines.length > 0 || lockAt === null) return null
  const [sentence, todo] = isOpen
    ? [`${label} has no games yet.`, 'Choose them']
    : [`${label} is not open and has no games yet.`, 'Open it and choose them']
  return { what: 'empty', title, sentence, todo, lockAt }
}

function withoutLine({ lines }: WeekAhead, now: number): BlockedPicks | null {
  const lacking = gamesAhead(lines, now).filter(({ spread }) => spread === null)
  const [first] = lacking
  if (!first) return null
  const lockAt = lockOrNever(first)
  const games = counted(lacking.length, 'game')
  const [sentence, todo] =
    lacking.length === 1
      ? [`${matchup(first)} has no line, and nobody can pick it. It locks ${eastern(lockAt)}.`, 'Set it']
      : [`${games} have no line, and nobody can pick them. ${matchup(first)} locks ${eastern(lockAt)}.`, 'Set them']
  return { what: 'lines', title: `${games} without a line`, sentence, todo, lockAt }
}

/** The games that have still to lock at a known time, in the order of their locks. */
const gamesAhead = (lines: readonly GameLine[], now: number): GameLine[] =>
  lines
    .filter((line) => !line.void && !line.timeTbd && line.phase !== 'final' && !isRevealed(line, now))
    .sort((a, b) => lockOrNever(a) - lockOrNever(b))
