import { SCORE_MAX } from '#common/game/by-hand'
import { type Phase, pollRank } from '#common/game/line'
import { roundToHalf } from '#common/game/set-spread'
import type { Side } from '#common/game/sides'
import { teamById } from '#common/teams/teams'
import { cutText } from './bounded-json'
import { type Competitor, type Event, type Odds, type Status, shapeEvent } from './espn-event-shape'
import { type FeedGame, type FeedTeam, feedMatchup } from './feed-game'

/** What could be read of one event. */
export interface ParsedEvent {
  /** Null if it is not a game of the expected shape. */
  game: FeedGame | null
  /** The event's id, or empty. */
  id: string
  /** Which fields could not be read, in a sentence for a commissioner, or empty. */
  fault: string
  /** Says of a game that is left out that its teams are not known yet, or empty. */
  unnamed: string
}

const NO_GAME: ParsedEvent = { game: null, id: '', fault: '', unnamed: '' }

export function parseEvent(raw: unknown): ParsedEvent {
  // Advertisements and the like are no games, and nothing is wrong with them.
  if (typeof raw !== 'object' || raw === null) return NO_GAME
  const { event, id, unread } = shapeEvent(raw)
  const game = event && gameOf(event)
  if (game && !(isNamed(game.home) && isNamed(game.away))) return { ...NO_GAME, id, unnamed: unnamedText(game) }
  const fields = event && !game ? [fieldMissing(event)] : unread
  return { ...NO_GAME, game, id, fault: fields.length ? faultText(id, fields, game) : '' }
}

/**
 * Whether the feed knows the team. It lists bowls and playoff games before it does, with teams named TBD whose ids are
 * below zero and change when the teams are known, so such a game cannot be followed.
 */
const isNamed = ({ id }: FeedTeam) => !id.startsWith('-')

/** Where a team of a bowl withdraws, the feed may have TBD in its place, and call the game off. */
function unnamedText(game: FeedGame): string {
  const name = feedMatchup(game)
  return game.phase === 'canceled'
    ? `The score feed has ${name} as cancelled, and names no second team.`
    : `The score feed does not know both teams of ${name} yet.`
}

/** The field that keeps an event of the right shape from being a game. */
function fieldMissing(data: Event): string {
  if (Number.isNaN(Date.parse(data.date))) return 'date'
  return (data.status ?? data.competitions[0].status) ? 'competitions.0.competitors' : 'status'
}

function faultText(id: string, fields: readonly string[], game: FeedGame | null): string {
  const name = game ? `${feedMatchup(game)} (event ${id})` : `event ${id || 'without an id'}`
  const then = game ? 'The rest of it is used.' : 'The event is left out.'
  return `The score feed’s ${fields.slice(0, 3).join(', ')} of ${name} cannot be read. ${then}`
}

/** @returns null if it has no two teams, no status or no date. */
function gameOf(data: Event): FeedGame | null {
  const [game] = data.competitions
  const home = game.competitors.find((each) => each.homeAway === 'home')
  const away = game.competitors.find((each) => each.homeAway === 'away')
  const status = data.status ?? game.status
  const kickoff = Date.parse(data.date)
  if (!home || !away || !status || Number.isNaN(kickoff)) return null
  // Two teams that are not known yet have the same id, −1.
  if (home.team.id === away.team.id && !home.team.id.startsWith('-')) return null
  const offer = game.odds?.find((each) => each !== null)
  const phase = readPhase(status.type)
  const pause = readPause(status.type.name)
  return {
    id: data.id,
    kickoff,
    // A postponed game must not lock at its old kickoff, nor one that was cancelled or forfeited at the midnight that
    // stood for its time. Once a game has begun, `timeValid` no longer matters.
    timeTbd: phase === 'postponed' || (!game.timeValid && isUnplayed(phase, status.period)),
    neutralSite: game.neutralSite,
    home: readTeam(home),
    away: readTeam(away),
    phase,
    period: status.period,
    clock: status.displayClock,
    pause,
    possession: readPossession(game.situation?.possession, home, away),
    // During a break the feed may still have the last down before it.
    down: pause === null ? (game.situation?.downDistanceText ?? '') : '',
    broadcast:
      channelNames(game.broadcasts?.flatMap((each) => each.names) ?? []) || channelNames([game.broadcast ?? '']),
    spread: readSpread(offer, home, away),
    favorite: readFavorite(offer),
    // A 0 stands for an unknown total.
    overUnder: offer?.overUnder || null,
  }
}

/** Whether a game has not been played: a forfeited one comes as `suspended`, in the period in which it ended. */
const isUnplayed = (phase: Phase, period: number): boolean =>
  phase === 'pre' || phase === 'canceled' || (phase === 'suspended' && period === 0)

/**
 * A list of the channels. The feed writes two as one in `BIG12|ESPN+`: a conference's channel, and where that is shown.
 */
const channelNames = (names: readonly string[]): string =>
  cutText([...new Set(names.flatMap((name) => name.split('|')))].filter(Boolean).join(', '))

function readTeam({ team, score, curatedRank, records }: Competitor): FeedTeam {
  const known = teamById(team.id)
  // A blank of spaces, too, would be 0 as a number.
  const points = /^\d{1,3}$/.test(String(score)) ? Number(score) : null
  return {
    id: team.id,
    abbr: known?.abbr ?? (team.abbreviation || [...team.location].slice(0, 4).join('').toUpperCase()),
    name: known?.name ?? (team.location || team.displayName),
    nickname: known?.nickname ?? team.name,
    color: known?.pcolor ?? (/^[0-9a-f]{6}$/i.test(team.color) ? `#${team.color.toLowerCase()}` : ''),
    rank: pollRank(curatedRank?.current ?? 0),
    record: records?.[0]?.summary ?? '',
    score: points !== null && points <= SCORE_MAX ? points : null,
  }
}

/** Whether a status word means the game is over, e.g. `STATUS_FINAL`, `Final`, `post`. */
export const isFinalStatus = (status: string): boolean =>
  /^(status_)?(final|post|ended|completed?)(?![a-z])/i.test(status.trim())

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
 * The spread from the home side's view. Before 2023 the feed has only `details` ("ISU -20.0"); it is used if its code
 * is the abbreviation of exactly one of the two teams, since it may be none.
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
