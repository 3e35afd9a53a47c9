import { z } from 'zod'
import { REASON_MAX, REASON_MIN } from '#common/game/pick'
import { SIDES } from '#common/game/sides'
import { cleanProse, cleanSentence } from '#common/people/clean-text'
import { BAD_EMAIL_TEXT, isEmail, RESET_PASSWORD_MIN, SHORT_PASSWORD_TEXT } from '#common/people/registration'
import { LAST_WEEK } from '#common/week/week'

/** Who may make a call. Which parts of a response a caller may see is decided in the handler. */
export type Access = 'anyone' | 'player' | 'commissioner'

export interface Route {
  access: Access
  /**
   * How long a checked session is taken as valid without asking the sign-in service again (ms). Default 0: it is asked
   * on every call. Only the two busiest calls set it: picks, which come in bursts, and the clocks, which every page
   * asks for and which are no secret.
   */
  sessionRecheckedAfter?: number
  /**
   * Leaves `trackRequest` out, which costs too much for the two busiest calls: an error of theirs that no code has
   * caught is logged without the call.
   */
  isUntracked?: true
  /** Older paths of the same call, served by the same handler. */
  aliases?: readonly string[]
  /** Changes nothing that the caller could look for afterwards, though it is no GET. */
  changesNothing?: true
  /** Takes a multipart form as well; every other call takes JSON only. */
  form?: boolean
  body?: z.ZodType
  query?: z.ZodType
}

/** A row of the route table with the type of its response, which has no value at run time. */
export const route =
  <T>() =>
  <const R extends Route>(row: R): R & { response?: T } =>
    row

// The shapes that several calls share.

/** Which of these weeks a season has is in the feed's calendar, where that is known. */
const WEEK_TEXT = `Please give a week from 0 to ${LAST_WEEK}.`
export const weekNumber = z
  .union(
    [
      z.int(),
      z
        .string()
        .regex(/^\d{1,2}$/)
        .transform(Number),
    ],
    'Please give a week number.',
  )
  .pipe(z.int().min(0, WEEK_TEXT).max(LAST_WEEK, WEEK_TEXT))
export const gameIdShape = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/, 'That is not a game id.')
export const pickedSide = z.enum(SIDES, 'pickTeam is HOME or AWAY.')
export const text = (max: number) => z.string().max(max, `That is too long: ${max} characters at most.`)
/** A member's uid. */
export const uidText = text(128)
/**
 * An email address as it is compared and stored: in small letters, without spaces around it. Its form is not checked.
 */
export const email = text(300).transform((sent) => sent.trim().toLowerCase())
/** An email address of the right form. */
export const validEmail = email.refine(isEmail, BAD_EMAIL_TEXT)
/** The most characters of a text before it is cleaned, which makes it shorter. */
export const SENT_MAX = 5_000
export const newPassword = text(200).min(RESET_PASSWORD_MIN, SHORT_PASSWORD_TEXT)
export const prose = text(SENT_MAX).transform(cleanProse)
export const sentence = text(SENT_MAX).transform(cleanSentence)
const REASON_TEXT = `Please give a reason of ${REASON_MIN} to ${REASON_MAX} characters.`
/** Why a commissioner changes something of a member's, for everybody to read. */
export const reason = z
  .string(REASON_TEXT)
  .max(SENT_MAX, REASON_TEXT)
  .transform(cleanSentence)
  .pipe(z.string().min(REASON_MIN, REASON_TEXT).max(REASON_MAX, REASON_TEXT))
/** One week: the query or the body of a call that takes nothing else. */
export const weekShape = z.object({ week: weekNumber })
export const SEASON_TEXT = 'Please give a season, such as 2025.'
export const season = z.int(SEASON_TEXT).min(1869, SEASON_TEXT).max(9999, SEASON_TEXT)
export const seasonInQuery = z
  .string()
  .regex(/^\d{4}$/, SEASON_TEXT)
  .transform(Number)
  .pipe(season)
