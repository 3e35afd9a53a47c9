import { type GameLine, matchup } from '#common/game/line'
import { transact } from '../db/firebase'
import { currentSeason } from '../db/settings'
import { weekNameOf } from '../feed/calendar'
import { mailPlayer } from '../mail/mail-player'
import type { Caller } from '../people/caller'
import { runPassNow } from '../referee/request-pass'
import { appendLog } from './open-log'
import { type SlateChange, setSlate, type Wanted } from './slate'
import { saveUndo } from './undo'

/** More games than this are counted rather than named. */
const NAMED = 3

/** Changes a week's slate for good: with its entry in the open log, the way back, and a word to whose picks it drops. */
export async function changeSlate(week: number, wanted: Wanted, caller: Caller): Promise<SlateChange> {
  const name = await weekNameOf(await currentSeason(), week)
  const change = await transact(async (tx) => {
    const made = await setSlate(tx, name, wanted)
    const { season, added, removed } = made
    if (added.length === 0 && removed.length === 0) return made
    const entry = { kind: 'slate' as const, text: slateText(made), by: caller.uid, at: Date.now() }
    appendLog(tx, season, { ...entry, week, gameId: null })
    saveUndo(tx, season, week, { ...entry, added: added.map((line) => line.gameId), removed })
    return made
  })
  await runPassNow(week)
  await tellDropped(change)
  return change
}

function slateText({ label, added, removed }: SlateChange): string {
  const parts: string[] = []
  if (added.length) parts.push(`${added.length > NAMED ? `${added.length} games` : named(added)} added`)
  // What is gone is named whole: somebody will look for it.
  if (removed.length) parts.push(`${named(removed)} taken off`)
  return `Slate of ${label}: ${parts.join('; ')}.`
}

const named = (lines: readonly GameLine[]) => lines.map(matchup).join(', ')

/** Tells the players whose picks went with a game. */
export async function tellDropped({ label, removed, dropped }: SlateChange): Promise<void> {
  const players = new Set([...dropped.values()].flat())
  for (const uid of players) {
    const games = named(removed.filter((line) => dropped.get(line.gameId)?.includes(uid)))
    const text = `${games} was taken off the slate of ${label}, and your pick with it: it counts for nothing.\n\nShould the game come back, so does your pick.`
    await mailPlayer(uid, { subject: `${label}: a game you picked was taken off`, text })
  }
}
