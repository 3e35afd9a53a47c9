import type { GameLine } from '#common/game/line'
import { isRevealed } from '#common/game/lock'
import { withHalfPoint } from '#common/game/spread'
import { transact } from '../db/firebase'
import { readSlate } from '../desk/slate'
import { saveUndo } from '../desk/undo'
import { type Changed, writeLines } from '../desk/write-lines'
import { requestPass, runPassNow } from '../referee/request-pass'
import type { Handler } from './handler'

/** Turns whole numbers into halves, so that no game can be a push: the favourite gives half a point more. */
export const addHalfPoints: Handler<'POST /commish/add-half-points'> = async ({ body, caller }) => {
  const { week } = body
  let done = 0
  const modified = await transact(async (tx) => {
    const { settings, lines } = await readSlate(tx, week)
    const hand = { by: caller.uid, at: Date.now() }
    const open = [...lines.values()].filter((line) => !line.isLocked && !line.void && !isRevealed(line, hand.at))
    const steps = writeLines(
      tx,
      settings.season,
      open.map((line): Changed => [line, withHook(line, hand.at)]),
      hand,
    )
    // None is left to change, or the transaction runs again after its own commit.
    if (steps.length === 0) return done
    const text = `The hook on ${steps.length} whole ${steps.length === 1 ? 'number' : 'numbers'}.`
    saveUndo(tx, settings.season, week, { ...hand, kind: 'line', text, lines: steps })
    requestPass(tx, settings.season, week)
    done = steps.length
    return done
  })
  await runPassNow(week)
  return { modified }
}

function withHook(line: GameLine, now: number): GameLine {
  const spread = line.spread === null ? null : withHalfPoint(line.spread)
  if (spread === line.spread) return line
  // Our own number from now on: the feed's whole one must ask before it takes the half point off again.
  return { ...line, spread, spreadWas: line.spread, spreadSource: 'commissioner', spreadAt: now }
}
