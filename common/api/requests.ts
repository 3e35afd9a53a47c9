import { z } from 'zod'
import { ANSWER_MAX, ROUNDS, TEAMS_A_ROUND } from '#common/nicknames/nickname-round'
import { PUSH_KINDS } from '#common/people/push'
import { ABOUT_MAX, BAD_PHONE_TEXT, barePhone, isPhone, LONG_ABOUT_TEXT } from '#common/people/registration'
import {
  email,
  gameIdShape,
  pickedSide,
  prose,
  SEASON_TEXT,
  season,
  seasonInQuery,
  text,
  uidText,
  weekNumber,
} from './route'

/** A season; by default the present one. */
export const seasonQuery = z.object({ season: seasonInQuery.optional() })
/** A season, or all of them. */
const seasonOrAll = z.union([z.literal('all'), seasonInQuery], SEASON_TEXT).optional()
export const anySeasonQuery = z.object({ season: seasonOrAll })
export const headToHeadQuery = z.object({ season: seasonOrAll, first: uidText, second: uidText })
/** A week, by default the active one, of a season, by default the present one. */
export const optionalWeekQuery = z.object({ week: weekNumber.optional(), season: seasonInQuery.optional() })

/** The registration form as it is sent. A missing field becomes empty, and the form's own rules report it. */
export const registrationRequest = z.object({
  username: text(200).default(''),
  password: text(200).default(''),
  email: email.default(''),
  phone: text(60).default(''),
  about: prose.default(''),
  favoriteTeam: text(100).default(''),
  /** Not used: the team says it. */
  conference: text(60).default(''),
  abbr: text(10).default(''),
  invite: text(100).default(''),
})

export const NO_TEAM_TEXT = 'Please say which team you pick.'
/** One pick; older clients send the whole card with it. */
export const pickRequest = z
  .object({
    gameId: gameIdShape,
    week: weekNumber,
    pickTeam: pickedSide.optional(),
    selectedTeam: text(100).optional(),
    /** How long ago the player tapped (ms), so that a pick that waited for the network does not replace a newer one. */
    waited: z.number().min(0, 'waited is a time in milliseconds.').optional(),
    /** When the player tapped (epoch ms), by the device's own clock: it puts the taps of one sign-in in order. */
    tappedAt: z.number().optional(),
  })
  .refine((body) => body.pickTeam || body.selectedTeam, NO_TEAM_TEXT)

export const BAD_KEY_TEXT = 'That is not a key of a push subscription.'
/** A number of bytes in base64url, as browsers write the keys of a subscription; some pad them. */
const bytes = (count: number) => {
  const digits = Math.ceil((count * 4) / 3)
  return z
    .string()
    .regex(new RegExp(`^[\\w-]{${digits}}={0,2}$`), BAD_KEY_TEXT)
    .transform((key) => key.slice(0, digits))
}
const endpoint = text(1_000)
/**
 * What a browser says of its push subscription: its address at the push service, the browser's public key (a point of
 * the curve P-256, 65 bytes) and a secret of 16 bytes that both ends mix in.
 */
export const deviceRequest = z.object({ endpoint, keys: z.object({ p256dh: bytes(65), auth: bytes(16) }) })
/** The device that gets no more notifications. */
export const endpointRequest = z.object({ endpoint })

/** A player's change of their own account. */
export const profileRequest = z.object({
  favoriteTeam: text(100).optional(),
  /** Not used: the team says it. */
  conference: text(60).optional(),
  abbr: text(10).optional(),
  reminders: z.boolean().optional(),
  displayName: text(200).optional(),
  phone: text(60).refine(isPhone, BAD_PHONE_TEXT).transform(barePhone).optional(),
  about: prose.refine((about) => about.length <= ABOUT_MAX, LONG_ABOUT_TEXT).optional(),
  push: z
    .partialRecord(z.enum(PUSH_KINDS), z.boolean())
    .refine((switches) => Object.keys(switches).length > 0, 'Please say which notifications.')
    .optional(),
})

const ROUND_TEXT = `Please give a round from 1 to ${ROUNDS}.`
const COUNT_TEXT = `A round has ${TEAMS_A_ROUND} questions.`
const count = z.int('Please count in whole numbers.')
/**
 * A round of the nickname game. Older clients send only their own count; from `answers` the server counts itself.
 * `season` is sent with a round that could not be sent before the next season began.
 */
export const nicknameRoundRequest = z
  .object({
    round: z.int().min(1, ROUND_TEXT).max(ROUNDS, ROUND_TEXT),
    correct: count.min(0, COUNT_TEXT),
    total: count.min(1, COUNT_TEXT).max(TEAMS_A_ROUND, COUNT_TEXT),
    play: z.uuid('That is not the id of a play.').optional(),
    season: season.optional(),
    answers: z
      .array(z.object({ teamId: text(10), answer: text(ANSWER_MAX), ms: z.number().min(0) }))
      .max(TEAMS_A_ROUND, COUNT_TEXT)
      .optional(),
  })
  .refine(({ correct, total }) => correct <= total, 'Nobody is right more often than asked.')
