import type { GameLine } from '#common/game/line'
import type { Slip, StoredPick } from '#common/game/pick'
import type { MinigameBoardDoc } from '#common/nicknames/minigame-board'
import type { User } from '#common/people/profile'
import { teamByCode } from '#common/teams/teams'
import { type Settings, seasonAt, type Week, weekName } from '#common/week/week'
import { type Anchor, CURRENT_WEEK, type LaidGame, layOut } from './day'
import { lineOf } from './line'
import { minigameBoardOf } from './minigames'
import { demoPicks } from './picks'
import { type DemoPlayer, demoEmail, demoPlayers, demoUid } from './players'
import { DOUBLES, slateOf } from './slate'

export { slateOf } from './slate'

/** A player of the demo league with an account. */
export interface DemoMember {
  uid: string
  email: string
  phone: string
  isCommissioner: boolean
  user: User
}

/** Everything the demo league begins with. */
export interface DemoLeague {
  settings: Settings
  members: DemoMember[]
  weeks: Week[]
  lines: GameLine[]
  picks: StoredPick[]
  minigames: MinigameBoardDoc
}

export interface World extends Anchor {
  seed?: number
  /** The present moment; the start when absent. */
  now?: number
}

/** The demo league as it stands at `now` when its current week was laid out around `start`. */
export function demoLeague({ start, week = CURRENT_WEEK, seed = 1, now = start }: World): DemoLeague {
  const laid = layOut({ start, week })
  const numbers = Array.from({ length: week }, (_, at) => at + 1)
  const slates = numbers.map((each) => linesOf(each, laid, now))
  const weeks = numbers.map((each, at) => weekOf(each, slates[at] ?? [], week))
  const picks = slates.flatMap((lines, at) =>
    demoPlayers.flatMap((player) => demoPicks(player, lines, at + 1 === week, start, seed)),
  )
  const members = demoPlayers.map(demoMember)
  return {
    settings: { season: seasonAt(start), activeWeek: week, openWeeks: [week], weeks: numbers.map(weekName) },
    members,
    weeks,
    lines: slates.flat(),
    picks,
    minigames: minigameBoardOf(members, start, seed),
  }
}

/** The slate of a week in the order of its kickoffs; its most interesting games are the doubles. */
function linesOf(week: number, laid: ReadonlyMap<string, LaidGame>, now: number): GameLine[] {
  const lines = slateOf(week).flatMap((game, at) => {
    const found = laid.get(game.id)
    return found ? [lineOf(found, at < DOUBLES ? 2 : 1, now)] : []
  })
  return lines.sort((a, b) => a.kickoff - b.kickoff || (a.gameId < b.gameId ? -1 : 1))
}

function weekOf(week: number, lines: readonly GameLine[], current: number): Week {
  const state = week < current ? 'scored' : 'open'
  const slate = lines.map((line) => line.gameId)
  return { ...weekName(week), slate, state, notice: '' }
}

function demoMember(player: DemoPlayer): DemoMember {
  const team = teamByCode(player.team)
  if (!team) throw new Error(`no team has the code ${player.team}`)
  const { displayName, about, phone, key } = player
  const favorite = { favoriteTeam: team.name, abbr: team.abbr, conference: team.conference, favoriteColor: team.pcolor }
  return {
    uid: demoUid(player),
    email: demoEmail(player),
    phone,
    isCommissioner: player.commissioner === true,
    user: { username: key, displayName, about, avatar: '', ...favorite },
  }
}

/** The slips of a week, by player. */
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
