import { z } from 'zod'
import { HAND_NAME_MAX, SCORE_MAX } from '#common/game/by-hand'
import { HAND_PHASES, PHASES } from '#common/game/line'
import { BAD_SPREAD_TEXT, isSpread } from '#common/game/set-spread'
import { cleanSentence } from '#common/people/clean-text'
import { NOTICE_MAX } from '#common/week/week'
import { gameIdShape, pickedSide, reason, SENT_MAX, season, sentence, text, uidText, weekNumber } from './route'

const spread = z.number().refine(isSpread, BAD_SPREAD_TEXT).nullable()

/** Epoch ms. */
const kickoff = z.int('A kickoff is a time in milliseconds.').min(0).max(8_640_000_000_000)
const SCORE_TEXT = `A score is a whole number from 0 to ${SCORE_MAX}.`
const score = z.int(SCORE_TEXT).min(0, SCORE_TEXT).max(SCORE_MAX, SCORE_TEXT)

/** A name in a commissioner's words. @param what has it, as the sentence says that refuses one: `team`. */
function name(what: string) {
  const refusal = `The name of a ${what} has 1 to ${HAND_NAME_MAX} letters, digits, spaces, or . , ' & ( ) + / – -.`
  return z
    .string(refusal)
    .max(SENT_MAX, refusal)
    .transform(cleanSentence)
    .pipe(
      z
        .string()
        .max(HAND_NAME_MAX, refusal)
        .regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N} .,'’&()+/–-]*$/u, refusal),
    )
}

const day = z.iso.date('Please give a day, such as 2026-09-05.')
/** A week in a commissioner's words, with its first and its last day in the East. */
export const nameWeekRequest = z.strictObject({
  week: weekNumber,
  label: name('week'),
  firstDay: day,
  lastDay: day,
})

/** A game that the feed does not have. A team is named by its id, its code or its name in the catalogue, or freely. */
export const handGameRequest = z.strictObject({
  week: weekNumber,
  homeTeam: name('team'),
  awayTeam: name('team'),
  kickoff,
  neutralSite: z.boolean().optional(),
  broadcast: name('channel').or(z.literal('')).optional(),
  spread: spread.optional(),
})

/**
 * An edit of a line. `seen` is the spread that the commissioner's screen showed, `seenResult` the result: what has been
 * changed since is not overwritten.
 */
export const lineEditRequest = z
  .strictObject({
    week: weekNumber,
    seen: spread.optional(),
    spread: spread.optional(),
    /** Changes nothing: there is no other. */
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
    seenResult: z.strictObject({ phase: z.enum(PHASES), homeScore: score, awayScore: score }).optional(),
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
    ({ week: _week, seen: _seen, seenResult: _seenResult, ...change }) => Object.keys(change).length > 0,
    'Please say what to change.',
  )

/** The most games of a slate: a page follows all lines of a week in one document. */
export const SLATE_MAX = 60
export const SLATE_FULL_TEXT = `A week has at most ${SLATE_MAX} games.`
const games = z.array(gameIdShape).max(SLATE_MAX, SLATE_FULL_TEXT)
/** The commissioner has read the consequence and goes ahead. */
const confirmed = z.boolean().optional()

/** A slate to save. With `known`, the slate that the commissioner's screen showed, only the difference is applied. */
export const saveSlateRequest = z.object({
  week: weekNumber,
  selectedGameIds: games,
  known: games.optional(),
  confirmed,
})
/** A slate to empty; with `known`, only of the games that the commissioner's screen showed. */
export const clearSlateRequest = z.object({ week: weekNumber, known: games.optional(), confirmed })
/**
 * Takes spreads from the feed. `accept` lists the flagged ones that the commissioner takes nevertheless: the feed's
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

/** Begins a season; `confirmed` as in {@link saveSlateRequest}, when games of the present one have no result. */
export const beginSeasonRequest = z.object({ season, confirmed })
/** Finishes the present season. With `season`, only if that is the present one. */
export const closeSeasonRequest = z.object({ season: season.optional(), confirmed })

/**
 * A pick entered for a member, with the reason that everybody reads. The client makes up `entryId`, so that a call that
 * comes twice enters the pick once.
 */
export const fixPickRequest = z.object({
  week: weekNumber,
  gameId: gameIdShape,
  userId: uidText,
  pickTeam: pickedSide,
  reason,
  entryId: z.uuid('Please send an id for the entry, a UUID, as entryId.'),
  confirmed,
})
