import { paths } from '#common/paths'
import type { Week } from '#common/week/week'
import { db, transact } from '../db/firebase'
import { appendLog } from '../desk/open-log'
import { readSlate } from '../desk/slate'
import { saveUndo, stepOf } from '../desk/undo'
import { requestPass, runPassNow } from '../referee/request-pass'
import type { Handler } from './handler'

/** Locks every game of a week by hand. It reveals nothing. */
export const lockWeek: Handler<'POST /commish/lock-week'> = async ({ body, caller }) => {
  const { week } = body
  let done = 0
  const modified = await transact(async (tx) => {
    const { settings, lines, week: opened } = await readSlate(tx, week)
    const { season } = settings
    const open = [...lines.values()].filter((line) => !line.isLocked)
    const state = stepOf<Week>(opened, { ...opened, state: 'locked' })
    // None is left to lock, or the transaction runs again after its own commit.
    if (open.length === 0 && !state) return done
    const locked = { was: { isLocked: false }, is: { isLocked: true } }
    for (const line of open) tx.update(db.doc(paths.line(season, week, line.gameId)), locked.is)
    if (state) tx.update(db.doc(paths.week(season, week)), state.is)
    const text = `${opened.label} locked.`
    const change = { kind: 'lock' as const, text, at: Date.now(), by: caller.uid }
    appendLog(tx, season, { ...change, week, gameId: null })
    const steps = open.map(({ gameId }) => ({ gameId, ...locked }))
    saveUndo(tx, season, week, { ...change, lines: steps, week: state })
    requestPass(tx, season, week)
    done = open.length
    return done
  })
  await runPassNow(week)
  return { modified }
}
