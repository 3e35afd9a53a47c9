import { DAY, HOUR } from '#common/durations'
import type { GameLine, Phase } from '#common/game/line'
import type { Side } from '#common/game/sides'

/** `/settings/app`: what the whole league shares. */
export interface Settings {
  /** The year the season began in. */
  season: number
  /** The week that players see first. A commissioner may also set it back. */
  activeWeek: number
  /** The latest week that was open until the active week was set back. Absent if it never was, or in older leagues. */
  openedTo?: number
  /**
   * The weeks that every pass looks at, in order: the active one once it was opened, and each other that is not settled
   * (`isSettled` in `referee/decide-week.ts`).
   */
  openWeeks: number[]
  /** Every week opened so far, in order. One without games is not offered to players. */
  weeks: (WeekName & { isEmpty?: true })[]
  /**
   * Weeks that are settled and have left `openWeeks`, and since when (epoch ms). Finals may still be corrected. Named
   * before settled and finished were two words: a settled week may have no game that counts.
   */
  finishedWeeks: { week: number; at: number }[]
  /** The seasons that are finished, oldest first; the present one is among them once it is. */
  finishedSeasons?: FinishedSeason[]
  /** Counts the changes of this document; 0 when absent. */
  version?: number
}

/** The version of settings that replace these. */
export const nextVersion = ({ version = 0 }: Pick<Settings, 'version'>): number => version + 1

/** A finished season: nothing under it changes any more. */
export interface FinishedSeason {
  season: number
  /** When it was closed (epoch ms). */
  closedAt: number
  /** The weeks that were played, in order. */
  weeks: WeekName[]
}

/** The feed's season types, and its number for the week of the play-offs. */
export const REGULAR = 2
export const POSTSEASON = 3
export const PLAYOFFS = 999

export interface WeekName {
  week: number
  label: string
  /** The feed's season type, {@link REGULAR} or {@link POSTSEASON}, and its own week number. */
  seasonType: number
  feedWeek: number
  /** From when to when it lasts (epoch ms, the end not included), where a commissioner said so. */
  days?: { start: number; end: number }
}

/** `seasons/{season}/weeks/{week}`. */
export interface Week extends WeekName {
  /** Game ids in the order of the cards. */
  slate: string[]
  /** Whether the week was scored. Earlier releases also stored `locked`, which counts as not scored. */
  state: 'open' | 'scored'
  /** A sentence for everybody, or empty. */
  notice: string
  /**
   * The lines as the last whole pass left them, so that a page follows one document instead of twenty. Absent before
   * the first whole pass of a release that publishes them, and in seasons that were finished before it.
   */
  lines?: GameLine[]
}

/** The most characters of a week's notice. */
export const NOTICE_MAX = 200

/** A game as it stands: as the feed last had it, or by a commissioner's word, with what the feed says in `feed`. */
export interface LiveGame {
  phase: Phase
  /** The slate's home team. At a neutral site the feed may swap home and away later; this tells which is which. */
  homeTeamId: string
  /** The slate's away team; absent until the first whole pass of a release that stores it. */
  awayTeamId?: string
  kickoff: number
  timeTbd: boolean
  homeScore: number
  awayScore: number
  /** 1–4, then 5 for the first overtime, 6 for the second… */
  period: number
  /** Game clock as printed, e.g. `7:21`. */
  clock: string
  /** A break in play, or null. */
  pause: 'halftime' | 'delayed' | null
  possession: Side | null
  /** Down and distance, e.g. `2nd & 7 at OU 35`; empty when unknown. */
  down: string
  /** The feed no longer lists the game. */
  unlisted?: true
  /**
   * The kickoff that the feed gives while another one by hand stands over it; once the game has revealed, the one that
   * it gave last before.
   */
  feedKickoff?: number
  /** What the feed says, while a commissioner's word stands in its place; it has no `feed` itself. */
  feed?: LiveGame
}

/** `scores/{week}`: the live scores of the slate in one document. */
export interface WeekScores {
  week: number
  /** When the feed was last read successfully (epoch ms). */
  feedAt: number
  /** Why the feed cannot be read at present, or why something that it says is not used; or empty. */
  trouble: string
  /** The feed could not be read the last time, so that no game gets scores. Absent from scores of an older release. */
  feedDown?: boolean
  games: Record<string, LiveGame>
  /** When the next game that can still be picked locks by itself (epoch ms); null for never. */
  nextLock: number | null
  /** Why the referee refuses to publish the week, in a sentence for a commissioner, or empty. */
  refusal: string
  /** Games whose picks the next pass reads again: one was entered, or the week is scored again. */
  rereadPicks?: string[]
}

/** The scores of a week that has just been opened. */
export function newScores(week: number): WeekScores {
  const feed = { feedAt: 0, trouble: '', feedDown: false }
  return { week, ...feed, games: {}, nextLock: null, refusal: '' }
}

/** The highest number that a week can have; the lowest is 0. */
export const LAST_WEEK = 18

/**
 * A week by its number, for use while the feed's calendar is not known: sixteen regular weeks as in 2025, then the
 * bowls and the play-offs, which the feed has after the season.
 */
export function defaultWeekName(week: number): WeekName {
  if (week <= 16) return { week, label: `Week ${week}`, seasonType: REGULAR, feedWeek: Math.max(1, week) }
  if (week === 17) return { week, label: 'Bowls', seasonType: POSTSEASON, feedWeek: 1 }
  return { week, label: 'Play-offs', seasonType: POSTSEASON, feedWeek: PLAYOFFS }
}

/** How far a game is, in words: `Q3 7:21`, `Live` while the quarter is not known, `2OT`, `Delayed`, `Final/OT`. */
export function momentText(game: Pick<LiveGame, 'phase' | 'period' | 'clock' | 'pause'>): string {
  const overtime = game.period > 4 ? `${game.period > 5 ? game.period - 4 : ''}OT` : ''
  switch (game.phase) {
    case 'final':
      return overtime ? `Final/${overtime}` : 'Final'
    case 'postponed':
      return 'Postponed'
    case 'canceled':
      return 'Cancelled'
    case 'suspended':
      return 'Suspended'
    case 'pre':
      return 'Upcoming'
    case 'live':
      if (game.pause === 'halftime') return 'Half'
      if (game.pause === 'delayed') return 'Delayed'
      if (game.period === 0 && game.clock === '') return 'Live'
      return overtime || `Q${Math.max(1, game.period)} ${game.clock}`.trim()
  }
}

/**
 * No game lasts longer than this from kickoff to final (ms). Without a delay five hours are rare, overtimes included; a
 * thunderstorm can stop play for three hours more.
 */
export const LONGEST_GAME = 8 * HOUR
/**
 * A game that was stopped in play, or put off on its day, goes on within this time of its kickoff (ms), often the next
 * day. Later it needs a new date.
 */
export const RESUMES_WITHIN = 2 * DAY

/** The current phase of a game. A line that is final stays final, whatever the feed says later. */
export function phaseNow(line: Pick<GameLine, 'phase'>, live: LiveGame | undefined): Phase {
  return line.phase === 'final' ? 'final' : (live?.phase ?? line.phase)
}
