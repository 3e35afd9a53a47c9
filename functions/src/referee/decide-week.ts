import type { WeekPicks } from '#common/boards/leaderboard'
import { type OverallBoardDoc, overallBoardDoc } from '#common/boards/overall-board'
import { picksOfGames, unpackRow, type WeeklyBoardDoc, weeklyBoardDoc } from '#common/boards/weekly-board'
import { isDecided } from '#common/game/grade'
import type { GameLine } from '#common/game/line'
import { nextLock, revealedGames, revealTime } from '#common/game/lock'
import { hasLeft, type Member } from '#common/people/profile'
import type { LogEntry } from '#common/week/log-entry'
import { wasInWeek } from '#common/week/was-in-week'
import { nextVersion, type Settings } from '#common/week/week'
import type { WeekStatusDoc } from '#common/week/week-status'
import { type StoredScores, withWeekOpen } from '../db/week'
import { correctionEntries, decideLines, overridesFeedKickoff } from './decide-lines'
import { feedState, newerResult } from './decide-scores'
import { decideStatus } from './decide-status'
import { isEarlyFinal, isResultUnsure, isUnsure } from './doubt'
import type { FeedResult } from './poll'
import { dateAwaitedUntil, nextReveal, nextWake } from './wake'
import { newResult, otherWinnersEntry, type WeekResult } from './week-result'
import { latestSave, type PublishedPick, type WeekState } from './week-state'

/** The complete next state of a week. What equals the stored state need not be written. */
export interface WeekDecision {
  lines: GameLine[]
  scores: StoredScores
  board: WeeklyBoardDoc
  overall: OverallBoardDoc
  /** Null if counting the picks takes all slips of the week. */
  status: WeekStatusDoc | null
  settings: Settings
  /** The week's result, if this decision brings it or changes who has won; else null. */
  result: WeekResult | null
  /** New entries of the open log. */
  entries: LogEntry[]
}

/**
 * The revealed games whose picks must be read: they are not on the board yet, or `rereadPicks` names them.
 * @param rereadsPicks whether it is all revealed games.
 */
export function gamesToRead({ lines, board, scores }: WeekState, rereadsPicks = false): string[] {
  const onBoard = new Set(board?.revealed)
  const again = new Set(scores.rereadPicks)
  return revealedGames(lines).filter((gameId) => rereadsPicks || !onBoard.has(gameId) || again.has(gameId))
}

/**
 * Decides what should be stored of a week, from what is stored, one reading of the feed, and the time. It is pure: the
 * same input gives the same documents.
 * @param picksJustRead the picks of at least the games that {@link gamesToRead} names, by game.
 * @param polled the result of polling the feed; null if it was not polled.
 * @param now epoch ms.
 */
export function decideWeek(
  state: WeekState,
  picksJustRead: ReadonlyMap<string, readonly PublishedPick[]>,
  polled: FeedResult | null,
  now: number,
): WeekDecision {
  const { settings, week, slips } = state
  const newer = newerResult(state.scores, polled, now)
  const otherWeeks = state.otherBoards.flatMap((each) => each.games)
  const reading = newer?.reading ?? null
  const { lines, games, entries } = decideLines(state.lines, state.scores.games, reading, now, otherWeeks)
  const picks = revealedPicks(state, picksJustRead)
  const board = weeklyBoardDoc(week.week, lines, membersOfWeek(state, lines, picks), picks)
  const result = newResult(state.board, board)
  const ofGames = [...entries, ...correctionEntries(state.lines, lines, picks)].map((entry) => ({
    ...entry,
    by: 'feed',
  }))
  const ofWeek = result?.before ? [otherWinnersEntry(week, board, result)] : []
  const isListed = ({ gameId }: GameLine) => !games[gameId]?.unlisted
  const isSettledWeek =
    lines.length > 0 && lines.every((line) => isSettled(line) && !(isResultUnsure(line, now) && isListed(line)))
  const after = settingsAfter(settings, week.week, isSettledWeek, now)
  // What waits to be repeated expires by the time of the newest reading: while the feed is down it can repeat nothing.
  const readAt = reading?.at ?? state.scores.feedAt
  const nextSettings = after === settings ? settings : { ...after, version: nextVersion(settings) }
  return {
    lines,
    scores: {
      ...state.scores,
      ...(newer && feedState(state.scores, newer)),
      games,
      wakeAt: nextWake(lines, games, now),
      revealAt: nextReveal(lines),
      nextLock: nextLock(lines, now),
      gatheredTo: latestSave(slips.values(), state.scores.gatheredTo),
      // A lock that was put off is checked again in the next pass, when the database has stamped the change.
      passRequested: lines.some((line, index) => line.moveDecidedAt !== state.lines[index]?.moveDecidedAt),
      rereadPicks: [],
      doubted: lines.some((line) => (isUnsure(line, readAt) || isEarlyFinal(line)) && isListed(line)),
      awaitsDateTo: dateAwaitedUntil(lines),
      kickoffsByHand: lines.flatMap((line) => (overridesFeedKickoff(line, games[line.gameId]) ? [line.gameId] : [])),
      refusal: '',
      ...(nextSettings !== settings && { settingsVersion: nextSettings.version }),
    },
    board,
    overall: decideOverall(state, board),
    status: decideStatus(state, lines, picksJustRead, now),
    settings: nextSettings,
    result,
    entries: [...ofGames, ...ofWeek].map((entry) => ({ ...entry, week: week.week, at: now })),
  }
}

/** The members who were in the week, and whoever has a pick in it. */
function membersOfWeek(
  { members }: WeekState,
  lines: readonly GameLine[],
  picks: ReadonlyMap<string, WeekPicks>,
): string[] {
  const hasPick = (uid: string) => Object.keys(picks.get(uid)?.sides ?? {}).length > 0
  const isIn = ([uid, member]: [string, Member]) => wasInWeek(member, lines) || hasPick(uid)
  return Object.entries(members)
    .filter(isIn)
    .map(([uid]) => uid)
}

/** Everybody's revealed picks: those just read, and for the other games those on the board. */
function revealedPicks(
  { board, members }: WeekState,
  picksJustRead: ReadonlyMap<string, readonly PublishedPick[]>,
): Map<string, WeekPicks> {
  const picks = new Map<string, WeekPicks>(Object.keys(members).map((uid) => [uid, { sides: {} }]))
  const others = (board?.revealed ?? []).filter((gameId) => !picksJustRead.has(gameId))
  for (const [uid, row] of Object.entries(board?.rows ?? {})) {
    picks.set(uid, picksOfGames(unpackRow(board?.games ?? [], row), others))
  }
  for (const pick of [...picksJustRead.values()].flat()) {
    const mine = picks.get(pick.uid) ?? { sides: {} }
    mine.sides[pick.gameId] = pick.pickTeam
    if (pick.points) mine.worth = { ...mine.worth, [pick.gameId]: pick.points }
    if (pick.fixedBy) mine.fixed = [...(mine.fixed ?? []), pick.gameId]
    if (pick.afterFinal) mine.late = [...(mine.late ?? []), pick.gameId]
    picks.set(pick.uid, mine)
  }
  return picks
}

/**
 * The season counts every week in which a game has revealed, and the weeks up to the active one that have games. So a
 * week that is prepared ahead is not shown yet, and setting the active week back removes nothing.
 */
function decideOverall(state: WeekState, board: WeeklyBoardDoc): OverallBoardDoc {
  const { settings, otherBoards, members } = state
  const counting = [...otherBoards, board].filter(
    ({ week, games, revealed }) => revealed.length > 0 || (week <= settings.activeWeek && games.length > 0),
  )
  const isOnBoard = ([uid, member]: [string, Member]) => !hasLeft(member) || counting.some(({ rows }) => rows[uid])
  const players = Object.entries(members).filter(isOnBoard)
  const uids = players.map(([uid]) => uid)
  return overallBoardDoc(counting, uids)
}

/**
 * Whether a game is over for good: revealed and decided, or void. One that a commissioner has called off is so at once:
 * its picks count for nobody, and reach the board with a later check of the week. One that the feed has called off may
 * be on again, so it is awaited until it reveals, if the time of that is known.
 */
const isSettled = (line: GameLine) =>
  line.revealedAt === null
    ? line.void && (line.voidSource === 'commissioner' || revealTime(line) === null)
    : isDecided(line)

/**
 * Moves a week between the open and the settled ones. The active week and every other that is not settled stay open and
 * are in every pass; a settled one is only checked now and then.
 */
export function settingsAfter(settings: Settings, week: number, isSettledWeek: boolean, now: number): Settings {
  const { openWeeks, finishedWeeks, activeWeek } = settings
  const isOpen = openWeeks.includes(week)
  const before = finishedWeeks.find((each) => each.week === week)
  if (!isSettledWeek || week === activeWeek) return isOpen && !before ? settings : withWeekOpen(settings, week)
  if (!isOpen && before) return settings
  const others = finishedWeeks.filter((each) => each !== before)
  return {
    ...settings,
    openWeeks: openWeeks.filter((each) => each !== week),
    finishedWeeks: [...others, before ?? { week, at: now }].sort((a, b) => a.week - b.week),
  }
}
