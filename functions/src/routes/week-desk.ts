import { ApiError } from '#common/api/api-error'
import { weekNumber } from '#common/api/route'
import { gradedGames, gradedPicks } from '#common/boards/graded-week'
import { unpackRow } from '#common/boards/weekly-board'
import { unlocksWithWeek } from '#common/game/ahead'
import { isRevealed, revealedGames } from '#common/game/lock'
import { paths } from '#common/paths'
import { withNames } from '#common/people/profile'
import { defaultWeekName, type Week } from '#common/week/week'
import { appendLog, wasLogged } from '../db/append-log'
import { readNames } from '../db/directory'
import { commitOnce, docRef, read, readIn, transact } from '../db/firebase'
import { currentSeason } from '../db/settings'
import { BEING_COUNTED_TEXT, requestPass } from '../db/week'
import { fieldsChanged, saveUndo, undoable, undoPath } from '../desk/change'
import { notOpened, readSlate } from '../desk/slate'
import { undoLast } from '../desk/undo'
import { runPasses, runPassNow } from '../referee/pass'
import { ConcurrentWrite } from '../referee/week-state'
import type { Handlers } from './handler'

export const weekDeskHandlers = {
  /**
   * Locks every game of a week by hand, but for those that have revealed, or unlocks those that have not kicked off. It
   * reveals nothing. The response counts none that is called off: nobody can pick those anyway.
   */
  'POST /commish/lock-week': async ({ body, caller }) => {
    const { week, locked } = body
    const modified = await commitOnce(async (tx) => {
      const { settings, lines: slate, storedWeek } = await readSlate(tx, week)
      const { season } = settings
      const at = Date.now()
      const changed = [...slate.values()].filter((line) =>
        locked ? !line.isLocked && !isRevealed(line, at) : unlocksWithWeek(line, at),
      )
      if (changed.length === 0) return { value: 0, wasStored: null }
      const step = { was: { isLocked: !locked }, is: { isLocked: locked } }
      for (const line of changed) tx.update(docRef(paths.line(season, week, line.gameId)), step.is)
      const change = {
        kind: 'lock' as const,
        text: `${storedWeek.label} ${locked ? '' : 'un'}locked.`,
        at,
        by: caller.uid,
      }
      const id = appendLog(tx, season, { ...change, week, gameId: null })
      saveUndo(tx, season, week, { ...change, lines: changed.map(({ gameId }) => ({ gameId, ...step })) })
      requestPass(tx, settings, week)
      return { value: changed.filter((line) => !line.void).length, wasStored: wasLogged(season, id) }
    })
    await runPassNow(week)
    return { modified }
  },

  /**
   * Scores a week again from the raw picks, after reading the feed. Some of its games may still be to be played.
   * @throws ApiError conflict where the referee publishes nothing; not-ready where other passes keep overtaking it.
   */
  'POST /commish/score-week/:week': async ({ params }) => {
    const { data: week, error } = weekNumber.safeParse(params.week)
    if (error) throw new ApiError('bad-input', error.issues.map((issue) => issue.message).join(' '))
    const season = await transact(async (tx) => {
      const { settings, lines } = await readSlate(tx, week)
      const { season } = settings
      tx.update(docRef(paths.week(season, week)), { state: 'scored' } satisfies Partial<Week>)
      requestPass(tx, settings, week, { rereadPicks: revealedGames(lines.values()) })
      return season
    })
    const [report] = await runPasses({ week, poll: true, whole: true }).catch((error: unknown) => {
      if (!(error instanceof ConcurrentWrite)) throw error
      throw new ApiError('not-ready', BEING_COUNTED_TEXT)
    })
    if (report?.refusal) throw new ApiError('conflict', `The scores of this week are not published. ${report.refusal}`)
    const board = await read(paths.weeklyBoard(season, week))
    const { games = [], revealed = [], rows = {} } = board ?? {}
    const graded = gradedGames({ games: games.filter(({ gameId }) => revealed.includes(gameId)) })
    const picks = Object.values(rows).flatMap((row) => gradedPicks(graded, unpackRow(games, row)))
    return { updatedPicks: picks.length, games: graded.length, notice: report?.trouble ?? '' }
  },

  /** Puts a notice for everybody on the week's page, or removes it. */
  'POST /commish/notice': async ({ body, caller }) => {
    const { week, seen, notice } = body
    const season = await currentSeason()
    await transact(async (tx) => {
      const storedWeek = await readIn(tx, paths.week(season, week))
      if (!storedWeek) throw notOpened(defaultWeekName(week))
      const step = fieldsChanged(storedWeek, { ...storedWeek, notice })
      if (!step) return
      if (seen !== undefined && seen !== storedWeek.notice)
        throw new ApiError('conflict', `The notice was changed meanwhile: “${storedWeek.notice}”. Please look again.`)
      tx.update(docRef(paths.week(season, week)), step.is)
      const text = notice ? `Notice: “${notice}”` : 'Notice taken off.'
      saveUndo(tx, season, week, { kind: null, text, by: caller.uid, at: Date.now(), week: step })
    })
    return { notice }
  },

  /** The change of a week that can be undone, by whichever commissioner, or null. */
  'GET /commish/undo': async ({ query }) => {
    const last = undoable(await read(undoPath(await currentSeason(), query.week)))
    if (!last) return { last: null }
    const nameOf = await readNames()
    return { last: { text: withNames(last.text, nameOf), by: nameOf(last.by), at: last.at } }
  },

  /** Undoes the last change of a week, unless something it touched has been changed since. */
  'POST /commish/undo': async ({ body, caller }) => ({
    undone: await undoLast(body, caller.uid),
  }),
} satisfies Partial<Handlers>
