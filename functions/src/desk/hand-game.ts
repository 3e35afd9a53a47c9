import { createHash } from 'node:crypto'
import { ApiError } from '#common/api/api-error'
import type { RouteBody } from '#common/api/routes'
import { HAND_ID_PREFIX } from '#common/game/by-hand'
import { type GameLine, matchup } from '#common/game/line'
import { isRevealed } from '#common/game/lock'
import { type NewTeam, newLine } from '#common/game/new-line'
import { findTeam } from '#common/teams/find-team'
import { teamById } from '#common/teams/teams'
import { onSlateAlready } from './duplicate-games'

type Asked = RouteBody<'POST /commish/games'>

/** Ids by what they name, so that a request that comes twice, and a game that comes back, name the same game. */
const idOf = (...words: readonly (string | number)[]) =>
  HAND_ID_PREFIX + createHash('sha256').update(words.join('\n')).digest('hex').slice(0, 12)

/** A code of up to four letters for a team outside the catalogue: the initials, or the beginning of a single word. */
function abbreviationOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? []
  const letters = words.length > 1 ? words.map((word) => [...word][0]) : [...name]
  return letters.slice(0, 4).join('').toUpperCase()
}

/** Names by which schools go, too, of which the catalogue has another. */
const OTHER_NAMES = new Map([
  ['appalachian state', 'APP'],
  ['connecticut', 'CONN'],
  ['louisiana-monroe', 'ULM'],
  ['miami (fl)', 'MIA'],
  ['north carolina state', 'NCSU'],
  ['sac state', 'SAC'],
  ['sam houston state', 'SHSU'],
  ['southern mississippi', 'USM'],
  ['umass', 'MASS'],
])

/** A team of the catalogue by id, code or name; any other name is a team of its own. @throws ApiError bad-input */
function teamOf(words: string): NewTeam {
  const known = teamById(words) ?? findTeam(OTHER_NAMES.get(words.toLowerCase()) ?? words)
  const unknown = { rank: null, record: '' }
  if (known) return { id: known.id, abbr: known.abbr, name: known.name, ...unknown }
  if (words.length < 2 || !/\p{L}/u.test(words))
    throw new ApiError('bad-input', `No team is called ${words}. Please give its name.`)
  return { id: idOf(words.toLowerCase()), abbr: abbreviationOf(words), name: words, ...unknown }
}

/**
 * The line of a game that a commissioner adds. The feed does not know it: kickoff and result are by hand.
 * @param now epoch ms
 * @throws ApiError bad-input for a team that plays itself, or a game that would be revealed at once.
 */
export function handLine(asked: Asked, now: number): GameLine {
  const { week, kickoff, neutralSite = false, broadcast = '', spread = null } = asked
  const [home, away] = [teamOf(asked.homeTeam), teamOf(asked.awayTeam)]
  if (home.id === away.id) throw new ApiError('bad-input', `${home.name} cannot play against itself.`)
  const game = { id: idOf(week, away.id, home.id), kickoff, timeTbd: false, neutralSite, home, away, broadcast }
  const line: GameLine = {
    ...newLine({ ...game, overUnder: null }, week),
    kickoffSource: 'commissioner',
    byHand: { phase: 'pre', homeScore: 0, awayScore: 0 },
    ...(spread !== null && { spread, spreadSource: 'commissioner', spreadAt: now }),
  }
  if (isRevealed(line, now)) {
    const text = `${matchup(line)} would be locked already, and nobody could pick it.`
    throw new ApiError('bad-input', `${text} Please give a kickoff to come.`)
  }
  return line
}

/** What a commissioner says of a game they add. */
const ASKED_FOR = ['kickoff', 'spread', 'neutralSite', 'broadcast'] as const

/**
 * Refuses a game that is on the slate already with another kickoff, spread, site or channel. The same request again is
 * no conflict.
 * @param stored the game's line, if it is on the slate.
 * @throws ApiError conflict
 */
export function refuseOtherGame(line: GameLine, stored: GameLine | undefined): void {
  const isAsked = (field: (typeof ASKED_FOR)[number]) =>
    stored?.[field] === line[field] || (field === 'spread' && line.spread === null)
  if (stored && !ASKED_FOR.every(isAsked)) throw onSlateAlready(stored)
}
