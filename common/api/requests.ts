import { z } from 'zod'
import { SCORE_MAX } from '#common/game/by-hand'
import { HAND_PHASES } from '#common/game/line'
import { REASON_MAX, REASON_MIN } from '#common/game/pick'
import { isSpread } from '#common/game/spread'
import { ANSWER_MAX, ROUNDS, TEAMS_A_ROUND } from '#common/nicknames/nickname-round'
import { cleanProse, cleanSentence } from '#common/people/clean-text'
import { LAST_WEEK, NOTICE_MAX } from '#common/week/week'

/** Which of these weeks a season has is in the feed's calendar, where that is known. */
const WEEKS = `Please give a week from 0 to ${LAST_WEEK}.`
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
  .pipe(z.int().min(0, WEEKS).max(LAST_WEEK, WEEKS))
export const gameIdShape = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/, 'That is not a game id.')
export const text = (max: number) => z.string().max(max, `That is too long: ${max} characters at most.`)
/** The most characters of a text before it is cleaned, which makes it shorter. */
const SENT_MAX = 5_000
const prose = text(SENT_MAX).transform(cleanProse)
const sentence = text(SENT_MAX).transform(cleanSentence)
export const weekRequest = z.object({ week: weekNumber })
export const optionalWeekRequest = z.object({ week: weekNumber.optional() })

/** The registration form as it is sent. A missing field becomes empty, and the form's own rules report it. */
export const registrationRequest = z.object({
  username: text(200).default(''),
  password: text(200).default(''),
  email: text(300).default(''),
  phone: text(60).default(''),
  about: prose.default(''),
  favoriteTeam: text(100).default(''),
  conference: text(60).default(''),
  abbr: text(10).default(''),
})

/** One pick; older clients send the whole card with it. */
export const pickRequest = z
  .object({
    gameId: gameIdShape,
    week: weekNumber,
    pickTeam: z.enum(['HOME', 'AWAY'], 'pickTeam is HOME or AWAY.').optional(),
    selectedTeam: text(100).optional(),
    /** How long ago the player tapped (ms), so that a pick that waited for the network does not replace a newer one. */
    waited: z.number().min(0, 'waited is a time in milliseconds.').optional(),
  })
  .refine((body) => body.pickTeam || body.selectedTeam, 'Please say which team you pick.')

/** A player's change of their own account. */
export const profileRequest = z.object({
  favoriteTeam: text(100).optional(),
  conference: text(60).optional(),
  abbr: text(10).optional(),
  reminders: z.boolean().optional(),
})

const spread = z.number().refine(isSpread, 'A spread is a multiple of ½ within ±99½.').nullable()

/** Epoch ms. */
const kickoff = z.int('A kickoff is a time in milliseconds.').min(0).max(8_640_000_000_000)
const SCORE = `A score is a whole number from 0 to ${SCORE_MAX}.`
const score = z.int(SCORE).min(0, SCORE).max(SCORE_MAX, SCORE)

const NAME_MAX = 40
const NAME = `A name has 1 to ${NAME_MAX} letters, digits, spaces, or . , ' & ( ) + / – -.`
/** A team or a channel in a commissioner's words. */
const name = z
  .string(NAME)
  .max(SENT_MAX, NAME)
  .transform(cleanSentence)
  .pipe(
    z
      .string()
      .max(NAME_MAX, NAME)
      .regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N} .,'’&()+/–-]*$/u, NAME),
  )

const day = z.iso.date('Please give a day, such as 2026-09-05.')
/** A week in a commissioner's words, with its first and its last day in the East. */
export const nameWeekRequest = z.strictObject({ week: weekNumber, label: name, firstDay: day, lastDay: day })

/** A game that the feed does not have. A team is named by its id, its code or its name in the catalogue, or freely. */
export const handGameRequest = z.strictObject({
  week: weekNumber,
  homeTeam: name,
  awayTeam: name,
  kickoff,
  neutralSite: z.boolean().optional(),
  broadcast: name.or(z.literal('')).optional(),
  spread: spread.optional(),
})

/**
 * An edit of a line. `seen` is the spread that the commissioner's screen showed: a spread that somebody else has
 * changed since is not overwritten.
 */
export const lineEditRequest = z
  .strictObject({
    week: weekNumber,
    seen: spread.optional(),
    spread: spread.optional(),
    lineType: z.literal('SPREAD', 'The only line type is SPREAD.').optional(),
    isDouble: z.boolean().optional(),
    isLocked: z.boolean().optional(),
    void: z.boolean().optional(),
    /** Kickoff, phase and scores replace the feed's until the game is given back to it with `feed`. */
    kickoff: kickoff.optional(),
    phase: z.enum(HAND_PHASES, `A phase is ${HAND_PHASES.join(', ')}.`).optional(),
    homeScore: score.optional(),
    awayScore: score.optional(),
    feed: z.literal(true).optional(),
  })
  .refine(
    ({ phase, homeScore, awayScore }) =>
      phase === undefined || phase === 'live' || phase === 'final' || (homeScore ?? awayScore) === undefined,
    'Only a live or a final game has a score.',
  )
  .refine(
    ({ feed, phase, homeScore, awayScore }) => !feed || (phase ?? homeScore ?? awayScore) === undefined,
    'Please either enter a result or give the game back to the feed.',
  )
  .refine(
    (body) => Object.keys(body).some((field) => field !== 'week' && field !== 'seen'),
    'Please say what to change.',
  )

const games = z.array(gameIdShape).max(60, 'A week has at most 60 games.')
/** The commissioner has read the consequence and goes ahead. */
const confirmed = z.boolean().optional()

/** A slate to save. With `known`, the slate that the commissioner's screen showed, only the difference is applied. */
export const saveSlateRequest = z.object({
  week: weekNumber,
  selectedGameIds: games,
  known: games.optional(),
  confirmed,
  dates: z.unknown().optional(),
})
/** A slate to empty; with `known`, only of the games that the commissioner's screen showed. */
export const clearSlateRequest = z.object({ week: weekNumber, known: games.optional(), confirmed })
/**
 * Takes spreads from the feed. `accept` lists the flagged ones that the commissioner takes all the same: the feed's
 * spread and the line's own (`seen`), as the screen showed them. If either has changed since, the game is offered
 * again.
 */
export const seedSpreadsRequest = z.object({
  week: weekNumber,
  accept: z
    .array(z.object({ gameId: gameIdShape, spread, seen: spread }))
    .max(200)
    .optional(),
})
/** A week to lock by hand; with `locked: false`, to unlock. */
export const lockWeekRequest = z.object({ week: weekNumber, locked: z.boolean().default(true) })
/** A sentence for everybody on the week's page; `seen` as in {@link lineEditRequest}. */
export const noticeRequest = z.object({
  week: weekNumber,
  notice: sentence.pipe(text(NOTICE_MAX)),
  seen: text(NOTICE_MAX).optional(),
})
/** Takes back the last change; `at` is the time of the change that the commissioner's screen showed. */
export const undoRequest = z.object({ week: weekNumber, at: z.int().optional(), confirmed })

const REASON = `Please give a reason of ${REASON_MIN} to ${REASON_MAX} characters.`
const reason = z
  .string(REASON)
  .max(SENT_MAX, REASON)
  .transform(cleanSentence)
  .pipe(z.string().min(REASON_MIN, REASON).max(REASON_MAX, REASON))
/** A pick entered for a member, with the reason that everybody reads. */
export const fixPickRequest = z.object({
  week: weekNumber,
  gameId: gameIdShape,
  userId: text(128),
  pickTeam: z.enum(['HOME', 'AWAY'], 'pickTeam is HOME or AWAY.'),
  reason,
})

const season = z.int('Please give a season, such as 2025.').min(1869).max(9999)
const ROUND = `Please give a round from 1 to ${ROUNDS}.`
const COUNTS = `A round has ${TEAMS_A_ROUND} questions.`
const count = z.int('Please count in whole numbers.')
/**
 * A round of the nickname game. Older clients send only their own count; from `answers` the server counts itself.
 * `season` is sent with a round that could not be sent before the next season began.
 */
export const nicknameRoundRequest = z
  .object({
    round: z.int().min(1, ROUND).max(ROUNDS, ROUND),
    correct: count.min(0, COUNTS),
    total: count.min(1, COUNTS).max(TEAMS_A_ROUND, COUNTS),
    play: z.uuid('That is not the id of a play.').optional(),
    season: season.optional(),
    answers: z
      .array(z.object({ teamId: text(10), answer: text(ANSWER_MAX), ms: z.number().min(0) }))
      .max(TEAMS_A_ROUND, COUNTS)
      .optional(),
  })
  .refine(({ correct, total }) => correct <= total, 'Nobody is right more often than asked.')
