import type { Transaction } from 'firebase-admin/firestore'
import { ApiError } from '#common/api/api-error'
import { SLATE_FULL_TEXT, SLATE_MAX } from '#common/api/desk-requests'
import { isWeekLocked } from '#common/game/ahead'
import { isHandMade } from '#common/game/by-hand'
import { byKickoff, type GameLine } from '#common/game/line'
import { paths } from '#common/paths'
import { lineChange } from '#common/week/line-change'
import { wasOpenForPicks } from '#common/week/season'
import { defaultWeekName, type Settings, type Week, type WeekName } from '#common/week/week'
import { siteUrl } from '../config'
import { appendLog, wasLogged } from '../db/append-log'
import { commitOnce, docRef, readIn, readValuesIn } from '../db/firebase'
import { assertInPlay } from '../db/run-in-season'
import { readSettingsIn } from '../db/settings'
import { openWeek, requestPass } from '../db/week'
import { resolveWeekName } from '../feed/scoreboard'
import { droppedMail, returnedMail } from '../mail/wording'
import { queueSlateAlerts } from '../push/queue'
import { runPassNow } from '../referee/pass'
import { saveUndo } from './change'
import { refuseDuplicates } from './duplicate-games'
import { mailPickers, refuseDroppingPicks } from './pickers'
import { type AddedLine, withFormerFields } from './set-aside'
import { slateText } from './slate-text'
import { refuseTakingOff } from './taking-off'

/** A week's slate as a transaction read it. */
interface StoredSlate {
  settings: Settings
  /** Null if the week is new. */
  storedWeek: Week | null
  /** In the order of their kickoffs. */
  lines: Map<string, GameLine>
}

/** The refusal of a call for a week that was never opened. */
export const notOpened = ({ label }: WeekName) => new ApiError('not-found', `${label} has not been opened yet.`)

/** Reads a week and its lines. @throws ApiError not-found for a week that was never opened. */
export async function readSlate(tx: Transaction, week: number): Promise<StoredSlate & { storedWeek: Week }> {
  const { storedWeek, ...slate } = await tryReadSlate(tx, week)
  if (!storedWeek) throw notOpened(defaultWeekName(week))
  return { ...slate, storedWeek }
}

/** As {@link readSlate}, for a week that may be new. */
async function tryReadSlate(tx: Transaction, week: number): Promise<StoredSlate> {
  const settings = await readSettingsIn(tx)
  const storedWeek = await readIn(tx, paths.week(settings.season, week))
  const lines = (await readValuesIn(tx, paths.lines(settings.season, week))).sort(byKickoff)
  return { settings, storedWeek, lines: new Map(lines.map((line) => [line.gameId, line])) }
}

interface SlateEdit {
  /** The season for which the change was made. */
  season: number
  /** The ids of the games that the slate should have, given those it has. It may refuse. */
  nextSlate: (current: ReadonlyMap<string, GameLine>) => ReadonlySet<string>
  /** Lines for games that may be new to it. */
  newLines: readonly GameLine[]
  /** The commissioner has confirmed that picks are dropped. */
  confirmed: boolean
}

export interface SlateChange {
  label: string
  slate: string[]
  added: GameLine[]
  /** Those of the added that were on the slate before, and count again. */
  returned: GameLine[]
  removed: GameLine[]
  /** Those of the added that come back by hand with another spread, which the picks on them follow. */
  respread: { line: GameLine; text: string }[]
}

/**
 * Applies a change to a week's slate in a transaction, opening the week if it is new. Lines that stay are not touched.
 * The picks on a game that is taken off stay stored below its line's path, and count again if it comes back; so does
 * its spread. Their players get a mail of either.
 * @throws SeasonFinished when another season has begun since.
 * @throws ApiError bad-input for too many games; conflict when a game to take off has revealed, or one to add is on the
 * slate of another week, is on this one under another id, or has kicked off since it was taken off; unconfirmed when a
 * game to take off may have picks.
 */
export async function changeSlateIn(tx: Transaction, name: WeekName, edit: SlateEdit): Promise<SlateChange> {
  const stored = await tryReadSlate(tx, name.week)
  const { season } = stored.settings
  const { label } = stored.storedWeek ?? name
  const { addedLines, removed } = await planEdit(tx, name, stored, edit)
  const added = addedLines.map(({ line }) => line)
  const returned = addedLines.flatMap(({ line, was }) => (was && !line.void ? [line] : []))
  const slate = writeSlate(tx, name, stored, { added, removed })
  await mailPickers(tx, season, removed, (games) => droppedMail({ week: name.week, label }, games, siteUrl()))
  await mailPickers(tx, season, returned, (games) => returnedMail({ week: name.week, label }, games, siteUrl()))
  const respread = addedLines.flatMap(({ line, was }) => {
    const change = was && lineChange({ ...line, spread: was.spread }, line)
    return change ? [{ line, text: change.text }] : []
  })
  return { label, slate, added, returned, removed, respread }
}

/**
 * Checks an edit, and says which lines it adds, locked if the week is, and which it removes.
 * @throws what {@link changeSlateIn} throws
 */
async function planEdit(
  tx: Transaction,
  name: WeekName,
  { settings, storedWeek, lines }: StoredSlate,
  edit: SlateEdit,
): Promise<{ addedLines: AddedLine[]; removed: GameLine[] }> {
  assertInPlay(settings, edit.season)
  const { season } = settings
  const games = edit.nextSlate(lines)
  const removed = [...lines.values()].filter((line) => !games.has(line.gameId))
  refuseTakingOff(removed)
  if (!storedWeek && games.size === 0) throw notOpened(name)
  if (games.size > Math.max(SLATE_MAX, lines.size)) throw new ApiError('bad-input', SLATE_FULL_TEXT)
  const newLines = edit.newLines.filter((line) => games.has(line.gameId) && !lines.has(line.gameId))
  const addedLines = await withFormerFields(tx, season, newLines, wasOpenForPicks(name.week, settings))
  const known = new Set([...lines.keys(), ...newLines.map((line) => line.gameId)])
  if ([...games].some((id) => !known.has(id)))
    throw new ApiError('conflict', 'The slate was changed meanwhile. Please look at it again.')
  const staying = [...lines.values()].filter((line) => games.has(line.gameId))
  const added = addedLines.map(({ line }) => line)
  await refuseDuplicates(tx, season, added, staying)
  if (!edit.confirmed) refuseDroppingPicks(removed)
  if (!isWeekLocked([...lines.values()], Date.now())) return { addedLines, removed }
  return { addedLines: addedLines.map(({ line, was }) => ({ line: { ...line, isLocked: true }, was })), removed }
}

/** Writes the lines that come, sets aside those that go, and opens the week if it is new. @returns the slate. */
function writeSlate(
  tx: Transaction,
  name: WeekName,
  { settings, storedWeek, lines }: StoredSlate,
  { added, removed }: Pick<SlateChange, 'added' | 'removed'>,
): string[] {
  const { season } = settings
  const kept = [...lines.values()].filter((line) => !removed.includes(line))
  const slate = [...kept, ...added].sort(byKickoff).map((line) => line.gameId)
  const next = openWeek(tx, settings, name, storedWeek, { games: slate.length })
  const lineRef = ({ gameId }: GameLine) => docRef(paths.line(season, name.week, gameId))
  for (const line of added) tx.set(lineRef(line), line)
  for (const line of removed) {
    // From there it comes back as `withFormerFields` says.
    tx.set(docRef(paths.setAside(season, name.week, line.gameId)), line)
    tx.delete(lineRef(line))
  }
  tx.update(docRef(paths.week(season, name.week)), { slate } satisfies Partial<Week>)
  if (storedWeek) requestPass(tx, next, name.week)
  return slate
}

/** Changes a week's slate, with the entry in the open log and what undoes it. @param by the commissioner's uid. */
export async function changeSlate(week: number, edit: SlateEdit, by: string): Promise<SlateChange> {
  const { season } = edit
  const name = await resolveWeekName(season, week)
  const stored = await commitOnce(async (tx) => {
    const change = await changeSlateIn(tx, name, edit)
    const { added, removed } = change
    if (added.length === 0 && removed.length === 0) return { value: change, wasStored: null }
    const entry = { kind: 'slate' as const, text: slateText(change.label, added, removed), by, at: Date.now() }
    const id = appendLog(tx, season, { ...entry, week, gameId: null })
    for (const { line, text } of change.respread)
      appendLog(tx, season, { ...entry, kind: 'line', text, week, gameId: line.gameId })
    queueSlateAlerts(tx, { season, week, entry: id }, change, entry.at)
    saveUndo(tx, season, week, { ...entry, added: added.map((line) => line.gameId), removed })
    return { value: change, wasStored: wasLogged(season, id) }
  })
  await runPassNow(week, { poll: stored.added.some(mayHaveScore) })
  return stored
}

/**
 * Whether the feed may have a score of a game that is added. It is then read at once: the referee reads it for a game
 * that began long ago only a few times a day.
 */
const mayHaveScore = ({ gameId, kickoff, begunEarly = false }: GameLine): boolean =>
  !isHandMade(gameId) && (kickoff <= Date.now() || begunEarly)
