import type { Timestamp } from 'firebase-admin/firestore'
import type { GameLine } from '../../../common/line'
import { nextLock } from '../../../common/lock'
import { paths } from '../../../common/paths'
import { type LiveGame, newScores, type Week, type WeekName, type WeekScores } from '../../../common/week'
import { read } from '../firebase'
import { type Held, hold, put } from '../held'
import { catchUp, latest, newSlips } from './gather'
import { afterReading, concernsLine, scoreMoved } from './merge-game'
import { poll, type Reading } from './poll'
import { type League, publishWeek } from './publish'
import { CLOCK_EVERY, LOOK_EVERY, revealAt, underWay, wakeAt } from './wake'

/** What to look at beyond what is due by itself. */
export interface Ask {
  /** Ask the feed now, whether or not a game is near. */
  poll?: boolean
  /** Work the whole week out again, reading every revealed pick anew. */
  anew?: boolean
}

/** What a pass did for one week. */
export interface PassReport {
  week: number
  /** Why the feed could not be read, or empty. */
  trouble: string
  /** Whether anything was written. */
  wrote: boolean
  /** Whether a game is near or under way: the next pass should come soon. */
  awake: boolean
  /** Whether nothing can change any more by itself. */
  finished: boolean
  /** When the next game that can still be picked locks by itself, or null. */
  nextLock: number | null
}

/** The scores as the referee keeps them. Written last, they also mark how far everything else has been worked out. */
interface KeptScores extends WeekScores {
  gatheredTo: Timestamp | null
  /** A pick was entered by another hand: the revealed ones are to be read again. Gone once they are. */
  anew?: true
}

/** When this process last asked the feed while nothing was near; a new process asks once more, which harms nothing. */
const lookedAt = new Map<number, number>()

/** One pass over one week. A quiet one costs two reads (the scores, and a query for new slips) and no write. */
export async function passWeek(league: League, name: WeekName, ask: Ask): Promise<PassReport> {
  const { season } = league
  const { week } = name
  const held = await hold<KeptScores>(paths.scores(season, week))
  const kept = held.value
  const asked = Date.now()
  if (kept && kept.revealAt !== null && asked >= kept.revealAt && !ask.anew) {
    // What the clock or a commissioner decided does not wait for a feed that may be slow or down.
    const done = await wholePass(league, held, kept, null, asked, kept.anew === true)
    if (done.wrote) {
      const then = await passWeek(league, name, ask)
      return { ...then, wrote: true, finished: done.finished || then.finished }
    }
  }
  const awake = kept?.wakeAt != null && asked >= kept.wakeAt
  const look = asked - (lookedAt.get(week) ?? 0) >= LOOK_EVERY
  const [slips, told] = await Promise.all([
    newSlips(season, week, kept?.gatheredTo ?? null),
    awake || look || ask.poll ? poll(season, name, kept?.games ?? {}) : null,
  ])
  const now = Date.now()
  // A feed that is down is asked again at once, so that the trouble is not shown longer than it lasts.
  if (told?.board) lookedAt.set(week, now)
  const report = { week, trouble: told?.trouble ?? '', awake, finished: false, nextLock: kept?.nextLock ?? null }
  // Another pass may have published a later answer of the feed meanwhile: then this one is yesterday's.
  const board = told?.board && told.board.at >= (kept?.feedAt ?? 0) ? told.board : null
  const base: KeptScores = {
    ...(kept ?? { ...newScores(week), gatheredTo: null }),
    ...(told && { trouble: told.trouble }),
    ...(board && { feedAt: board.at }),
  }
  const games = merged(base.games, board, now)
  const due = ask.anew || !kept || (kept.revealAt !== null && now >= kept.revealAt)
  if (!due && !Object.entries(games).some(([id, game]) => concernsLine(kept.games[id], game))) {
    const known = slips.size === 0 || (await catchUp(season, week, slips))
    const next = { ...base, games, gatheredTo: latest(slips.values(), base.gatheredTo) }
    if (known) return { ...report, wrote: (worthWriting(kept, next, now) && (await put(held, next))) || slips.size > 0 }
  }
  return { ...report, ...(await wholePass(league, held, base, board, now, ask.anew === true || base.anew === true)) }
}

/** Works the whole week out: lines, picks that reveal, boards, who is in; and at last the scores, which mark it done. */
async function wholePass(
  league: League,
  held: Held<KeptScores>,
  base: KeptScores,
  board: Reading | null,
  now: number,
  anew: boolean,
): Promise<Pick<PassReport, 'wrote' | 'finished' | 'nextLock'>> {
  const opened = await read<Week>(paths.week(league.season, base.week))
  if (!opened) return { wrote: false, finished: false, nextLock: null }
  const known = { games: base.games, reading: board, now }
  const { lines, games, slips, wrote } = await publishWeek(league, opened, known, anew)
  const { anew: _done, ...rest } = base
  const next: KeptScores = {
    ...rest,
    games,
    wakeAt: wakeAt(lines, games),
    revealAt: revealAt(lines),
    nextLock: nextLock(lines, now),
    gatheredTo: latest(slips.values(), null),
  }
  const finished = lines.length > 0 && lines.every(isSettled)
  return { wrote: (await put(held, next)) || wrote, finished, nextLock: next.nextLock }
}

/** Whether nothing of the game can change any more by itself. One called off with no kickoff set never reveals. */
const isSettled = (line: GameLine) =>
  line.revealedAt === null ? line.void && line.timeTbd : line.void || line.phase === 'final'

function merged(held: Record<string, LiveGame>, reading: Reading | null, now: number): Record<string, LiveGame> {
  const each = Object.entries(held).map(([id, game]) => [id, afterReading(game, id, reading, now)] as const)
  return Object.fromEntries(each)
}

/**
 * Every write of the scores is billed once for everybody who watches: a moved score goes out at once; a clock can wait,
 * and so can a game that comes and goes in the feed's list.
 */
function worthWriting(kept: KeptScores, next: KeptScores, now: number): boolean {
  if (kept.trouble !== next.trouble || next.gatheredTo !== kept.gatheredTo) return true
  const some = (differs: (was: LiveGame | undefined, is: LiveGame) => boolean) =>
    Object.entries(next.games).some(([id, is]) => differs(kept.games[id], is))
  if (some((was, is) => !was || scoreMoved(was, is) || was.pause !== is.pause)) return true
  const fresh = next.feedAt - kept.feedAt >= CLOCK_EVERY
  return fresh && (underWay(Object.values(next.games), now) || some((was, is) => was?.unlisted !== is.unlisted))
}
