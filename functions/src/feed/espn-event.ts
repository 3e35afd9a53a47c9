import { z } from 'zod'
import { isFinalStatus } from '#common/game/grade'
import { type Phase, pollRank, type Side } from '#common/game/line'
import { roundToHalf } from '#common/game/spread'
import { teamById } from '#common/teams/teams'
import type { FeedGame, FeedTeam } from './feed-game'

const competitor = z.object({
  homeAway: z.enum(['home', 'away']),
  team: z.object({
    id: z.string(),
    abbreviation: z.string().default(''),
    location: z.string().default(''),
    name: z.string().default(''),
    displayName: z.string().default(''),
    color: z.string().default(''),
  }),
  score: z.union([z.string(), z.number()]).nullish(),
  curatedRank: z.object({ current: z.number().nullish() }).nullish(),
  records: z.array(z.object({ summary: z.string().default('') })).nullish(),
})

const flagged = z.object({ favorite: z.boolean().nullish() }).nullish()
const odds = z.object({
  spread: z.number().nullish(),
  overUnder: z.number().nullish(),
  details: z.string().nullish(),
  homeTeamOdds: flagged,
  awayTeamOdds: flagged,
})

const status = z.object({
  displayClock: z.string().default(''),
  period: z.number().default(0),
  type: z.object({ name: z.string(), state: z.string(), completed: z.boolean().default(false) }),
})

const competition = z.object({
  timeValid: z.boolean().default(true),
  neutralSite: z.boolean().default(false),
  competitors: z.array(competitor),
  status: status.nullish(),
  odds: z.array(odds.nullable()).nullish(),
  broadcasts: z.array(z.object({ names: z.array(z.string()).default([]) })).nullish(),
  broadcast: z.string().nullish(),
  situation: z.object({ possession: z.string().nullish(), downDistanceText: z.string().nullish() }).nullish(),
})

const event = z.object({
  id: z.string().regex(/^\w{1,40}$/),
  date: z.string(),
  status: status.nullish(),
  competitions: z.tuple([competition]).rest(z.unknown()),
})

type Competitor = z.infer<typeof competitor>
type Odds = z.infer<typeof odds>
type Status = z.infer<typeof status>

/** Reads one event of the scoreboard. @returns null if it is not a game of the expected shape. */
export function readEvent(raw: unknown): FeedGame | null {
  const { data } = event.safeParse(raw)
  if (!data) return null
  const [game] = data.competitions
  const home = game.competitors.find((each) => each.homeAway === 'home')
  const away = game.competitors.find((each) => each.homeAway === 'away')
  const now = data.status ?? game.status
  const kickoff = Date.parse(data.date)
  if (!home || !away || !now || Number.isNaN(kickoff)) return null
  const offer = game.odds?.find((each) => each !== null)
  const phase = readPhase(now.type)
  return {
    id: data.id,
    kickoff,
    // A postponed game must not lock at its old kickoff. `timeValid` only matters before a game has begun.
    timeTbd: phase === 'postponed' || (phase === 'pre' && !game.timeValid),
    neutralSite: game.neutralSite,
    home: readTeam(home),
    away: readTeam(away),
    phase,
    period: now.period,
    clock: now.displayClock,
    pause: readPause(now.type.name),
    possession: readPossession(game.situation?.possession, home, away),
    down: game.situation?.downDistanceText ?? '',
    broadcast: game.broadcasts?.flatMap((each) => each.names).join(', ') || (game.broadcast ?? ''),
    spread: readSpread(offer, home, away),
    favorite: readFavorite(offer),
    overUnder: offer?.overUnder ?? null,
  }
}

function readTeam({ team, score, curatedRank, records }: Competitor): FeedTeam {
  const known = teamById(team.id)
  const points = score === null || score === '' ? Number.NaN : Number(score)
  return {
    id: team.id,
    abbr: known?.abbr ?? (team.abbreviation || team.location.slice(0, 4).toUpperCase()),
    name: known?.name ?? (team.location || team.displayName),
    nickname: known?.nickname ?? team.name,
    color: known?.pcolor ?? (/^[0-9a-f]{6}$/i.test(team.color) ? `#${team.color.toLowerCase()}` : ''),
    rank: pollRank(curatedRank?.current ?? 0),
    record: records?.[0]?.summary ?? '',
    score: Number.isInteger(points) && points >= 0 ? points : null,
  }
}

/**
 * Postponed and cancelled games have the state `post` too: a game is final only if it is `completed` and has a final
 * status name. Any other end (forfeit, abandoned) counts as suspended until a commissioner decides.
 */
function readPhase({ name, state, completed }: Status['type']): Phase {
  if (/POSTPONED/.test(name)) return 'postponed'
  if (/CANCEL/.test(name)) return 'canceled'
  if (/SUSPENDED/.test(name)) return 'suspended'
  if (completed && isFinalStatus(name)) return 'final'
  if (state === 'post' && !isFinalStatus(name)) return 'suspended'
  return state === 'pre' ? 'pre' : 'live'
}

function readPause(statusName: string): FeedGame['pause'] {
  if (/HALFTIME/.test(statusName)) return 'halftime'
  return /DELAY/.test(statusName) ? 'delayed' : null
}

function readPossession(teamId: string | null | undefined, home: Competitor, away: Competitor): Side | null {
  if (teamId === home.team.id) return 'HOME'
  return teamId === away.team.id ? 'AWAY' : null
}

/**
 * The spread from the home side's view. Before 2023 the feed has only `details` ("ISU -20.0"); it is used if its code is
 * the abbreviation of exactly one of the two teams, since it may be none.
 */
function readSpread(offer: Odds | undefined, home: Competitor, away: Competitor): number | null {
  if (typeof offer?.spread === 'number') return roundToHalf(offer.spread)
  const details = offer?.details ?? ''
  if (/^even$/i.test(details)) return 0
  const [, code, number] = /^(\S+) ([-+]?\d+(?:\.\d+)?)$/.exec(details) ?? []
  if (!code || home.team.abbreviation === away.team.abbreviation) return null
  if (code === home.team.abbreviation) return roundToHalf(Number(number))
  return code === away.team.abbreviation ? roundToHalf(-Number(number)) : null
}

function readFavorite(offer: Odds | undefined): Side | null {
  const home = offer?.homeTeamOdds?.favorite === true
  const away = offer?.awayTeamOdds?.favorite === true
  if (home === away) return null
  return home ? 'HOME' : 'AWAY'
}
