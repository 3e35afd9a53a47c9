import { isDeepStrictEqual } from 'node:util'
import type { Counters } from './counters'
import {
  type Docs,
  isGone,
  membersOf,
  type RawBoard,
  type RawChange,
  type RawLine,
  type RawPick,
  type RawScores,
  type RawSeason,
  type RawSettings,
  rawAt,
} from './raw'
import { isReadable, isSeenInPlay, LOCK_MARGIN, readableFrom } from './readable'

/** A rule of the league was broken; the message says which, and where. */
export class Broken extends Error {}

/** Checks every commit against the rules that must always hold, and throws {@link Broken} if one does not. */
export class Watch {
  #before: Docs = new Map()

  constructor(private readonly counters: Counters) {}

  begin(docs: Docs): void {
    this.#before = docs
  }

  /** @param now when the commit was stored (epoch ms). */
  look(docs: Docs, paths: readonly string[], now: number): void {
    for (const path of new Set(paths)) {
      const changed = <T>() => [rawAt<T>(this.#before, path), rawAt<T>(docs, path)] as const
      const [was, is] = changed<object>()
      if (was === is) continue
      this.#frozen(path)
      if (/\/lines\/[^/]+$/.test(path)) this.#line(path, ...changed<RawLine>(), now)
      if (/\/picks\/[^/]+$/.test(path)) this.#pick(path, ...changed<RawPick>(), docs)
      if (path === 'directory/members') this.#members(docs, now)
      if (path === 'settings/app') this.#settings(...changed<RawSettings>())
      if (path.includes('/changes/') && is) this.#change(is as RawChange)
      if (path.includes('/changes/') && was) throw new Broken(`${path} of the open log was changed`)
      if (path.includes('/scores/')) this.#scores(path, ...changed<RawScores>(), docs, now)
      if (/\/leaderboards\/week-/.test(path) && is) board(path, is as RawBoard, docs, now)
    }
    this.#before = docs
  }

  /** Nothing is written under a season that was finished before, or that has not begun. */
  #frozen(path: string): void {
    const season = Number(/^seasons\/(\d+)\//.exec(path)?.[1])
    const settings = rawAt<RawSettings>(this.#before, 'settings/app')
    if (!settings || Number.isNaN(season)) return
    const isSeasonFinished = settings.finishedSeasons?.some((each) => each.season === season)
    if (isSeasonFinished || settings.season !== season) throw new Broken(`${path} was written outside of its season`)
  }

  #line(path: string, was: RawLine | undefined, is: RawLine | undefined, now: number): void {
    if (!was) return
    this.#countLine(was, is)
    if (isReadable(was, now) && !isReadable(is, now))
      throw new Broken(`${path} was readable by all and is secret again`)
    if (was.revealedAt != null && is?.revealedAt !== was.revealedAt) throw new Broken(`${path} changed its reveal`)
    if (is) byHand(path, is)
    // Only a commissioner takes a final back, but for one from before the kickoff of a game that has not revealed.
    const mayEnd = was.byHand || is?.byHand || (was.begunEarly && was.revealedAt === null)
    if (was.phase === 'final' && is?.phase !== 'final' && !mayEnd) throw new Broken(`${path} lost its final`)
  }

  #countLine(was: RawLine, is: RawLine | undefined): void {
    if (!is) return
    const { counters } = this
    if (was.phase === 'final' && is.phase === 'final' && is.byHand && is.homeScore !== was.homeScore)
      counters.count('a final was corrected by hand')
    if (was.phase === 'final' && is.phase !== 'final') counters.count('a final was taken back')
    if (is.doubt && !was.doubt) counters.count('a kickoff was doubted')
    if (was.doubt && !is.doubt && is.kickoff === was.doubt.kickoff && is.kickoffSource === 'feed')
      counters.count('a doubt was confirmed by the feed')
    if (is.movedAt && is.movedAt !== was.movedAt && is.movedAt.toMillis() >= (is.lockWas ?? 0) - LOCK_MARGIN)
      counters.count('a kickoff moved too late')
    if (is.revealedAt != null && was.revealedAt == null && counters.isOn('a change at the desk'))
      counters.count('a reveal happened during a change at the desk')
  }

  #settings(was: RawSettings | undefined, is: RawSettings | undefined): void {
    if ((was?.finishedSeasons?.length ?? 0) < (is?.finishedSeasons?.length ?? 0))
      this.counters.count('a season was closed')
    if (was && is && was.season < is.season) this.counters.count('a season was begun')
    if (was && is && was.activeWeek > is.activeWeek) this.counters.count('the active week was set back')
  }

  #change({ text, week }: RawChange): void {
    const finished = rawAt<RawSettings>(this.#before, 'settings/app')?.finishedWeeks ?? []
    if (/final corrected/.test(text) && finished.some((each) => each.week === week))
      this.counters.count('a final was corrected in a finished week')
  }

  /** Who leaves has no secret pick left in the same commit, except under a season that is finished. */
  #members(docs: Docs, now: number): void {
    const before = membersOf(this.#before)
    const { season, finishedSeasons = [] } = rawAt<RawSettings>(docs, 'settings/app') ?? { season: 0 }
    if (finishedSeasons.some((each) => each.season === season)) return
    for (const [uid, away] of membersOf(docs)) {
      if (!isGone(away) || isGone(before.get(uid))) continue
      const kept = [...docs.keys()].filter(
        (path) => path.startsWith(`seasons/${season}/`) && path.endsWith(`/picks/${uid}`),
      )
      const lines = kept.map((path) => rawAt<RawLine>(docs, path.replace(/\/picks\/.*/, '')))
      if (lines.some((line) => !isReadable(line, now))) throw new Broken(`${uid} has left and kept a secret pick`)
    }
  }

  #pick(path: string, was: RawPick | undefined, is: RawPick | undefined, docs: Docs): void {
    const uid = path.slice(path.lastIndexOf('/') + 1)
    const hasLeft = (then: Docs) => isGone(membersOf(then).get(uid))
    // Only the undo of an entered pick restores what was picked before, where that is revealed.
    if (is && hasLeft(this.#before) && !was?.fixedBy) throw new Broken(`${path} was saved after its player had left`)
    const line = rawAt<RawLine>(this.#before, path.replace(/\/picks\/[^/]+$/, ''))
    // A removal deletes what is still secret, also of games that were taken off.
    if (!is && hasLeft(docs) && !hasLeft(this.#before)) {
      if (line?.revealedAt != null) throw new Broken(`${path} was deleted with its player, after its game had revealed`)
      return
    }
    if (!line) throw new Broken(`${path} has no game`)
    // A commissioner may enter a pick at any time, and undo that.
    if (is?.fixedBy || was?.fixedBy) return
    const revealed = readableFrom(line)
    if (!is || line.revealedAt != null || (revealed !== null && is.savedAt >= revealed))
      throw new Broken(`${path} was changed after its game had revealed`)
    if (line.phase === 'final') throw new Broken(`${path} was saved after its game had ended`)
    if (line.doubt) throw new Broken(`${path} was saved while its kickoff was in doubt`)
    const scores = rawAt<RawScores>(this.#before, path.replace(/weeks\/(\d+)\/.*/, 'scores/$1'))
    if (isSeenInPlay(line, scores?.games[line.gameId], is.savedAt))
      throw new Broken(`${path} was saved while its game was being played`)
  }

  #scores(path: string, was: RawScores | undefined, is: RawScores | undefined, docs: Docs, now: number): void {
    if (!was || !is) return
    if (is.version <= was.version) throw new Broken(`${path} was changed without a new version`)
    if (is.feedAt < was.feedAt) throw new Broken(`${path} went back to an older reading of the feed`)
    if (is.refusal) throw new Broken(`${path}: the referee refused: ${is.refusal}`)
    for (const { feed, phase } of Object.values(is.games))
      if (feed && feed.phase !== 'pre' && feed.phase !== phase) this.counters.count('the feed was overruled')
    if (!is.passRequested) decided(path, docs, now)
  }
}

/** What a commissioner says of a game holds, whatever the feed says. */
function byHand(path: string, { byHand, ...line }: RawLine): void {
  if (!byHand) {
    if (line.gameId.startsWith('hand-')) throw new Broken(`${path} was given to a feed that does not know it`)
    return
  }
  const isFinal = byHand.phase === 'final'
  const said = [byHand.phase, ...(isFinal ? [byHand.homeScore, byHand.awayScore] : [null, null])]
  if (!isDeepStrictEqual([line.phase, line.homeScore, line.awayScore], said))
    throw new Broken(`${path} is ${line.phase}, not what was said by hand`)
}

/** A board has no side of a game that is not revealed, and its points are those of its sides. */
function board(path: string, is: RawBoard, docs: Docs, now: number): void {
  for (const [uid, row] of Object.entries(is.rows)) {
    let points = 0
    for (const [index, game] of is.games.entries()) {
      const side = row.sides[index]
      if (side === '-') continue
      const line = rawAt<RawLine>(docs, `${path.replace(/leaderboards.*/, '')}weeks/${is.week}/lines/${game.gameId}`)
      if (!isReadable(line, now) || line?.revealedAt == null) throw new Broken(`${path} shows a secret pick of ${uid}`)
      if (game.phase !== 'final' || game.void || game.spread === null) continue
      const homeBy = game.homeScore - game.awayScore + game.spread
      if (side === 'H' ? homeBy > 0 : homeBy < 0) points += row.worth?.[game.gameId] ?? game.multiplier
    }
    if (points !== row.points) throw new Broken(`${path} gives ${uid} ${row.points} points for ${points}`)
  }
}

/** While no pass is requested, the boards agree with the lines. */
function decided(path: string, docs: Docs, now: number): void {
  const [, root, week] = /^(.*)\/scores\/(\d+)$/.exec(path) ?? []
  const shown = rawAt<RawBoard>(docs, `${root}/leaderboards/week-${week}`)
  const slate = rawAt<{ slate: string[] }>(docs, `${root}/weeks/${week}`)?.slate ?? []
  if (!shown) throw new Broken(`${path} is decided without a board`)
  const lines = slate.flatMap((id) => rawAt<RawLine>(docs, `${root}/weeks/${week}/lines/${id}`) ?? [])
  // A game that is just being revealed is left to the next pass.
  if (lines.some((line) => line.revealedAt == null && isReadable(line, now + 1_000))) return
  const fields = ['gameId', 'homeScore', 'awayScore', 'phase', 'void', 'spread', 'multiplier', 'kickoff'] as const
  const only = (of: RawLine) => fields.map((field) => of[field])
  if (!isDeepStrictEqual(shown.games.map(only), lines.map(only)))
    throw new Broken(`the board of ${path} is not that of its lines`)
  const season = rawAt<RawSeason>(docs, `${root}/leaderboards/overall`)
  const column = season?.weeks.indexOf(Number(week)) ?? -1
  if (column < 0 && shown.revealed.length > 0) throw new Broken(`the season leaves week ${week} out`)
  for (const [uid, row] of Object.entries(shown.rows)) {
    if (column >= 0 && Number(season?.rows[uid]?.byWeek.split(' ')[column] ?? Number.NaN) !== row.points)
      throw new Broken(`the season of ${uid} has other points of week ${week} than its board`)
  }
}
