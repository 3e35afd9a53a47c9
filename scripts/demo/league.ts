import { DAY } from '#common/durations'
import { byKickoff, type GameLine } from '#common/game/line'
import { lockTime } from '#common/game/lock'
import { newLine } from '#common/game/new-line'
import type { Slip, StoredPick } from '#common/game/pick'
import { addRound, type MinigameBoardDoc, type MinigameRowDoc } from '#common/nicknames/minigame-board'
import { ROUNDS, TEAMS_A_ROUND } from '#common/nicknames/nickname-round'
import type { User } from '#common/people/profile'
import { between, seededRandom } from '#common/random'
import { teamByCode } from '#common/teams/teams'
import { seasonAt } from '#common/week/season'
import { defaultWeekName, type Settings, type Week } from '#common/week/week'
import { channelOf } from '../season/channel'
import { instantAt } from '../season/clock'
import { CURRENT_WEEK, type ScheduledGame, scheduleSeason, slateOf } from '../season/day'
import { recordsOf } from '../season/record'
import { schoolOf } from '../season/school'
import { demoPicks } from './picks'
import { type DemoPlayer, demoEmail, demoPlayers, demoUid } from './players'

/** Games of a slate that count double. */
const DOUBLES = 2

/** Whoever joins later does so this long before the first kickoff of their first week (ms). */
const JOINED_BEFORE = 2 * DAY

/** A player of the demo league with an account. */
export interface DemoMember {
  uid: string
  email: string
  phone: string
  user: User
}

export interface DemoLeague {
  settings: Settings
  members: DemoMember[]
  weeks: Week[]
  lines: GameLine[]
  picks: StoredPick[]
  minigames: MinigameBoardDoc
}

/** What the demo league is made from. */
export interface DemoOptions {
  /** Epoch ms; the current week's games are scheduled around it. */
  start: number
  /** The present moment; the start when absent. */
  now?: number
}

/** The demo league at `now`, with its current week scheduled around `start`. */
export function demoLeague({ start, now = start }: DemoOptions): DemoLeague {
  const schedule = scheduleSeason({ start })
  const numbers = Array.from({ length: CURRENT_WEEK }, (_, index) => index + 1)
  const slates = numbers.map((each) => linesOf(each, schedule, now))
  const weeks = numbers.map((each, index) => weekOf(each, slates[index] ?? []))
  const picks = slates.flatMap((lines, index) =>
    demoPlayers.flatMap((player) => demoPicks(player, lines, index + 1 === CURRENT_WEEK, start)),
  )
  const joinedAt = ({ joined }: DemoPlayer) =>
    joined === undefined ? undefined : (slates[joined - 1]?.[0]?.kickoff ?? start) - JOINED_BEFORE
  const members = demoPlayers.map((player) => demoMember(player, joinedAt(player)))
  return {
    settings: {
      season: seasonAt(start),
      activeWeek: CURRENT_WEEK,
      finishedWeeks: [],
      openWeeks: [CURRENT_WEEK],
      weeks: numbers.map(defaultWeekName),
    },
    members,
    weeks,
    lines: slates.flat(),
    picks,
    minigames: minigameBoardOf(members, start),
  }
}

/** The slate of a week in the order of its kickoffs; its most interesting games are the doubles. */
function linesOf(week: number, schedule: ReadonlyMap<string, ScheduledGame>, now: number): GameLine[] {
  const lines = slateOf(week).flatMap((game, index) => {
    const found = schedule.get(game.id)
    return found ? [lineOf(found, index < DOUBLES ? 2 : 1, now)] : []
  })
  return lines.sort(byKickoff)
}

function weekOf(week: number, lines: readonly GameLine[]): Week {
  const state = week < CURRENT_WEEK ? 'scored' : 'open'
  const slate = lines.map((line) => line.gameId)
  return { ...defaultWeekName(week), slate, state, notice: '' }
}

function demoMember(player: DemoPlayer, joinedAt: number | undefined): DemoMember {
  const team = teamByCode(player.team)
  if (!team) throw new Error(`no team has the code ${player.team}`)
  const { displayName, about, phone, key } = player
  const favorite = { favoriteTeam: team.name, abbr: team.abbr, conference: team.conference, favoriteColor: team.pcolor }
  return {
    uid: demoUid(player),
    email: demoEmail(player),
    phone,
    user: { username: key, displayName, about, avatar: '', ...favorite, ...(joinedAt !== undefined && { joinedAt }) },
  }
}

export function slipsOf(picks: readonly StoredPick[], week: number): Map<string, Slip> {
  const slips = new Map<string, Slip>()
  for (const { uid, gameId, week: of, ...pick } of picks) {
    if (of !== week) continue
    const slip = slips.get(uid) ?? { picks: {} }
    slip.picks[gameId] = pick
    slips.set(uid, slip)
  }
  return slips
}

/** The nickname game: what some of the members have played in the days before `start`. */
function minigameBoardOf(members: readonly { uid: string }[], start: number): MinigameBoardDoc {
  const rows = members.flatMap(({ uid }): [string, MinigameRowDoc][] => {
    const random = seededRandom(`nicknames ${uid}`, 1)
    const knows = 0.55 + random() * 0.42
    // A quarter of the members has not played it.
    const rounds = random() < 0.25 ? 0 : between(random, 1, ROUNDS + 4)
    let row: MinigameRowDoc | undefined
    for (let played = 0; played < rounds; played += 1) {
      const correct = Array.from({ length: TEAMS_A_ROUND }, () => random() < knows).filter(Boolean).length
      const result = { round: (played % ROUNDS) + 1, correct, total: TEAMS_A_ROUND }
      row = addRound(row, result, start - (rounds - played) * DAY)
    }
    return row ? [[uid, row]] : []
  })
  return { rows: Object.fromEntries(rows) }
}

/** The line of a game as the league has it at `now`: spread set three days before kickoff, phase by the clock. */
function lineOf({ game, kickoff, timeTbd }: ScheduledGame, multiplier: 1 | 2, now: number): GameLine {
  const home = schoolOf(game.homeId)
  const away = schoolOf(game.awayId)
  const { phase } = timeTbd ? { phase: 'pre' as const } : instantAt(now - kickoff, game.periods)
  const reveal = lockTime({ kickoff, timeTbd })
  const teams = {
    home: { ...home, rank: game.homeRank, record: recordsOf(home.id, game, 'before')?.overall ?? '' },
    away: { ...away, rank: game.awayRank, record: recordsOf(away.id, game, 'before')?.overall ?? '' },
  }
  const broadcast = timeTbd ? '' : channelOf(game)
  const { id, neutralSite, total: overUnder } = game
  return {
    ...newLine({ id, ...teams, neutralSite, broadcast, kickoff, timeTbd, overUnder }, game.week),
    spread: game.homeSpread,
    spreadSource: 'feed',
    spreadAt: kickoff - 3 * DAY,
    multiplier,
    revealedAt: reveal !== null && now >= reveal ? reveal : null,
    phase,
    homeScore: phase === 'final' ? game.homeScore : null,
    awayScore: phase === 'final' ? game.awayScore : null,
  }
}
