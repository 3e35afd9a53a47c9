/**
 * The phase of a game. Only `final` is graded. `canceled` makes the line void; `postponed` and `suspended` wait for a
 * new date or a commissioner.
 */
export const PHASES = ['pre', 'live', 'final', 'postponed', 'canceled', 'suspended'] as const
export type Phase = (typeof PHASES)[number]

/** Whether a game in this phase has been played at least in part, and so has a score. */
export const hasScore = (phase: Phase): boolean => ['live', 'final', 'suspended'].includes(phase)

/** Whether a game in this phase is not played for now. */
export const isCanceledOrPostponed = (phase: Phase): boolean => phase === 'canceled' || phase === 'postponed'

/** The phases that a commissioner may say a game is in. */
export const HAND_PHASES = ['pre', 'live', 'final', 'canceled', 'postponed'] as const satisfies readonly Phase[]

/** What a commissioner says of a game. It holds against the feed until the game is given back to it. */
export interface HandResult {
  phase: (typeof HAND_PHASES)[number]
  /** In points; 0 before the game. */
  homeScore: number
  awayScore: number
}

/** Who last set a line's spread, kickoff or void. */
type ChangedBy = 'feed' | 'commissioner'

/** A time: epoch milliseconds, or the database's timestamp where the database filled it in. */
export type DatabaseTime = number | { toMillis(): number }

/** A time in epoch milliseconds. */
export const millisOf = (time: DatabaseTime): number => (typeof time === 'number' ? time : time.toMillis())

/** How often the feed has repeated something that is believed only after several readings. */
export interface Readings {
  /** When the feed first said so (epoch ms). */
  since: number
  /** How many readings have said so; 0 if nothing waits now, but the feed has gone back and forth before. */
  readings: number
  /** The time of the last of them (epoch ms), so that no reading is counted twice. */
  last: number
}

/** A kickoff of the feed's (epoch ms) that is taken only after repeated readings. */
export type KickoffDoubt = Readings & { kickoff: number }

/** A phase of the feed's that is taken only after repeated readings. */
export type PhaseDoubt = Readings & { phase: Phase }

/** A corrected final of the feed's that is taken only after repeated readings. */
export type FinalDoubt = Readings & { homeScore: number; awayScore: number }

/** `seasons/{season}/weeks/{week}/lines/{gameId}`: a game of the slate with its spread. Times are epoch ms. */
export interface GameLine {
  gameId: string
  week: number
  homeTeamId: string
  awayTeamId: string
  homeAbbr: string
  awayAbbr: string
  homeName: string
  awayName: string
  /** Poll rank 1–25, or null when unranked. */
  homeRank: number | null
  awayRank: number | null
  /** Won–lost before the game, e.g. `8-1`; empty when unknown. */
  homeRecord: string
  awayRecord: string
  neutralSite: boolean
  broadcast: string
  /** Scheduled kickoff; a placeholder while `timeTbd`. */
  kickoff: number
  timeTbd: boolean
  /** The kickoff that was announced before the present one; null if the game never moved, or has moved back. */
  kickoffWas: number | null
  /** Who set the kickoff. A commissioner's stays until they leave the game to the feed again. */
  kickoffSource: ChangedBy
  /**
   * A kickoff of the feed's in the past although the game has not begun, or moved up at short notice. Until repeated
   * readings confirm it, nobody can pick the game, and its picks stay hidden.
   */
  doubt: KickoffDoubt | null
  /** By the feed the game began before its kickoff. While it says so, nobody can pick it; the reveal does not move. */
  begunEarly?: boolean
  /** The feed has announced a later kickoff and taken it back: its next later one holds once readings repeat it. */
  wavering?: KickoffDoubt | null
  /** The feed has called the game off or postponed it, and taken that back: the next holds once readings repeat it. */
  offAgain?: PhaseDoubt | null
  /** The feed has corrected the final: every further correction holds once readings repeat it. */
  finalAgain?: FinalDoubt | null
  /** The lock before the last change or doubt of the kickoff; null if there was none. */
  lockWas: number | null
  /** When that change was decided, by the server's clock, and when it was stored, by the database's. */
  moveDecidedAt: number | null
  movedAt: DatabaseTime | null
  /** The latest date (epoch ms) that the open log gave a game which was moved after its reveal. */
  dateLogged?: number
  /** Points given to the home side: a multiple of ½, negative when it is favoured; null until it is set. */
  spread: number | null
  spreadSource: ChangedBy | null
  spreadAt: number | null
  /** The spread that players saw before the present one, or null. A mistyped one that was mended is left out. */
  spreadWas: number | null
  overUnder: number | null
  lineType: 'SPREAD'
  /** Points a win is worth: 1, or 2 for a double. */
  multiplier: 1 | 2
  /** Locked by a commissioner. */
  isLocked: boolean
  /** Called off: it gives no points and counts in nobody's Win %. */
  void: boolean
  /** The game is void because its season ended without a result of it. Not stored: see `gameOfFinishedSeason`. */
  noResult?: true
  /**
   * What `void` follows: with `feed` the game's phase, also one by hand, but never back while another game of the same
   * teams counts; with `commissioner` only the switch at the desk. Null: the game is not called off.
   */
  voidSource: ChangedBy | null
  /** When the picks of this game were revealed; from then on it can never be hidden or picked again. */
  revealedAt: number | null
  phase: Phase
  /** What a commissioner says of the game; null while phase and score follow the feed. */
  byHand: HandResult | null
  /** The final score; null before the game is final. */
  homeScore: number | null
  awayScore: number | null
}

/** Whether a commissioner's kickoff, or that there is none yet, stands over the feed's, as it does until the reveal. */
export const isKickoffHeld = (line: Pick<GameLine, 'kickoffSource' | 'revealedAt'>): boolean =>
  line.kickoffSource === 'commissioner' && line.revealedAt === null

/** Whether the game locks by a kickoff that a commissioner has given it. */
export const isTimedByHand = (line: Pick<GameLine, 'kickoffSource' | 'timeTbd' | 'revealedAt'>): boolean =>
  isKickoffHeld(line) && !line.timeTbd

/** Compares games by kickoff; those of one kickoff by id, so that the order is the same everywhere. */
export const byKickoff = (a: Pick<GameLine, 'kickoff' | 'gameId'>, b: Pick<GameLine, 'kickoff' | 'gameId'>): number =>
  a.kickoff - b.kickoff || (a.gameId < b.gameId ? -1 : 1)

/** The poll ranks this many teams. */
export const RANKED_TEAMS = 25

/** A poll rank, 1 to 25; null for every other number: the feed writes 99 for an unranked team. */
export const pollRank = (rank: number): number | null =>
  Number.isInteger(rank) && rank >= 1 && rank <= RANKED_TEAMS ? rank : null

/** The game, away first: `LSU vs. Texas A&M`. A board uses it, whose games do not say whether the field is neutral. */
export const gameLabel = (line: Pick<GameLine, 'homeName' | 'awayName'>): string =>
  `${line.awayName} vs. ${line.homeName}`

/** What the name of a game is made of. */
export type Matchup = Pick<GameLine, 'homeName' | 'awayName' | 'neutralSite'>

/** The game in a sentence: `LSU at Texas A&M`, or with `vs` on a neutral field. */
export const matchup = (line: Matchup): string => `${line.awayName} ${line.neutralSite ? 'vs' : 'at'} ${line.homeName}`

/** Several games as {@link matchup} writes them, with commas between them. */
export const matchups = (lines: readonly Matchup[]): string => lines.map(matchup).join(', ')
