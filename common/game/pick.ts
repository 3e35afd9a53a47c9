import { logoPath, teamById, teamColor } from '#common/teams/teams'
import { isHandMade } from './by-hand'
import { finalScore, gradePick, isDouble, pointsFor, type Result } from './grade'
import { type GameLine, gameLabel } from './line'
import { countedFinal, LOCK_MINUTES } from './lock'
import { lineSide, otherSide, type Side } from './sides'

/** A stored pick: `…/lines/{gameId}/picks/{uid}`. It is graded by the line; beside the side only `points` counts. */
export interface StoredPick {
  uid: string
  gameId: string
  week: number
  pickTeam: Side
  /** The spread when it was saved, as the picked side saw it. Not used for grading. */
  spread: number
  /** Server time of the save. */
  savedAt: number
  /** The tap that it came from: in which sign-in, and when by that device's clock (epoch ms). */
  tap?: { signIn: string; at: number }
  /** The points of a win, instead of the line's multiplier. No call sets them; a pick that has them keeps them. */
  points?: 1 | 2
  /** The uid of the commissioner who entered or changed it. The reason is in the open log. */
  fixedBy?: string
  /** Whether the commissioner did so after the final. */
  afterFinal?: true
}

/** One pick on its player's own slip. */
export interface SlipEntry extends Omit<StoredPick, 'uid' | 'gameId' | 'week' | 'tap'> {
  /** When the tap was made, as in {@link StoredPick}: a device knows by it that its tap was saved. */
  tappedAt?: number
}

/** A player's slip of one week: `weeks/{week}/slips/{uid}`. All picks of the week in one read. */
export interface Slip {
  picks: Record<string, SlipEntry>
}

/** A pick as the API answers it and the cards show it. */
export interface PickView {
  gameId: string
  week: number
  pickTeam: Side
  /** The same, by the name that other clients read. */
  pickSide: Side
  selectedTeam: string
  opponentTeamName: string
  spread: number | null
  game: string
  teamColor: string
  teamLogo: string
  rank: number | null
  gameTime: number
  timeTbd: boolean
  channel: string
  isDouble: boolean
  hidden: false
  result: Result | null
  /** The points that the pick has earned; null before its result. What a win is worth is {@link SlipEntry.points}. */
  points: number | null
  gameOutcome: boolean | null
  homeScore: number | null
  awayScore: number | null
}

/** Another player's pick before its game reveals. It does not even tell whether there is a pick. */
export interface HiddenPick extends Pick<PickView, 'gameId' | 'week' | 'game' | 'gameTime' | 'timeTbd' | 'isDouble'> {
  hidden: true
}

/** The view of a pick that may not be seen yet. */
export function hiddenPick(line: GameLine): HiddenPick {
  const { gameId, week, kickoff: gameTime, timeTbd } = line
  return { gameId, week, game: gameLabel(line), gameTime, timeTbd, isDouble: isDouble(line), hidden: true }
}

/** A pick with what the line says about it; graded once the game is final and revealed. */
export function pickView(line: GameLine, pick: { pickTeam: Side; points?: 1 | 2 }, now: number): PickView {
  const picked = lineSide(line, pick.pickTeam)
  const score = finalScore(line)
  const result = resultOf(line, pick.pickTeam, now)
  return {
    gameId: line.gameId,
    week: line.week,
    pickTeam: pick.pickTeam,
    pickSide: pick.pickTeam,
    selectedTeam: picked.name,
    opponentTeamName: lineSide(line, otherSide(pick.pickTeam)).name,
    spread: picked.spread,
    game: gameLabel(line),
    teamColor: teamColor(picked.teamId),
    // A team in a commissioner's words has no logo: its code may be another team's.
    teamLogo: teamById(picked.teamId)?.teamLogo ?? (isHandMade(picked.teamId) ? '' : logoPath(picked.abbr)),
    rank: picked.rank,
    gameTime: line.kickoff,
    timeTbd: line.timeTbd,
    channel: line.broadcast || 'No Channel Info',
    isDouble: isDouble(line),
    hidden: false,
    result,
    points: result && pointsFor(result, line, pick.points),
    gameOutcome: gameOutcomeOf(result),
    homeScore: score?.homeScore ?? null,
    awayScore: score?.awayScore ?? null,
  }
}

/** The result of a pick as its owner reads it; null until the game is called off, or final and revealed. */
function resultOf(line: GameLine, side: Side, now: number): Result | null {
  if (line.void) return 'VOID'
  const score = countedFinal(line, now)
  return score && gradePick(line, side, score)
}

/** Whether a pick won; null for one that neither won nor lost. */
function gameOutcomeOf(result: Result | null): boolean | null {
  if (result === 'WIN') return true
  return result === 'LOSS' ? false : null
}

/** How long the reason is that a commissioner gives for a pick they enter, or a member they remove (characters). */
export const REASON_MIN = 5
export const REASON_MAX = 200

/** What everybody else sees of a pick before its game reveals. */
export const HIDDEN_TEXT = `Hidden until ${LOCK_MINUTES} min after kickoff`
