import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { counted } from '#common/counted'
import { isWeekLocked } from '#common/game/ahead'
import type { GameLine } from '#common/game/line'
import { isRevealed } from '#common/game/lock'
import { addableGames, type Suggestion, suggestSlate } from '#common/week/suggest-slate'
import { call } from '#web/api'
import { timeNow } from '#web/session/serverTime'
import { toast } from '#web/ui/toast'
import { useCommand } from '../command'
import { followSlate, keepAfterSave, keepDraft, tickMore, useOnDesk } from '../onDesk'
import { inSentence } from '../week/steps'
import { chosenOf, type Draft, isDraft, NO_DRAFT, ticked, unlistedIn } from './draft'
import { checklistGames, lockedSentence } from './games'
import type { FeedGames } from './useFeedGames'

const NOTHING_TO_SUGGEST =
  'No game to suggest: each has kicked off, has no time yet, is on the slate of another week, is too one-sided, or of no ranked team and not close.'
const OPENS_TEXT =
  'Its games begin the season: everybody can pick at once. To begin with an earlier week, open that one first.'
const ALL_TICKED = 'All games that would be suggested are ticked already.'

/**
 * The slate of a week while a commissioner changes it; `slate` is the saved one, as the ids of its games.
 * `becomesActive`: saving games makes this the active week. It asks first, since everybody can then pick at once.
 * @param lines those of the saved one; none while `isLoading`.
 * @param loaded the feed's games; undefined until they are loaded.
 */
export function useSlate(
  {
    week,
    label,
    isLoading,
    becomesActive,
  }: { week: number; label: string; isLoading: boolean; becomesActive: boolean },
  lines: readonly GameLine[],
  loaded: FeedGames | undefined,
) {
  const { busy, run, ask, question } = useCommand()
  const slate = lines.map((line) => line.gameId)
  const games = useMemo(() => checklistGames(loaded?.games ?? [], lines), [loaded, lines])
  const draft = useDraft(week, isLoading, slate, loaded)
  const chosen = chosenOf(slate, draft)
  const { suggest, isSuggesting, why } = useSuggestions(week, { lines, chosen, feedGames: loaded?.games ?? [] })

  /** Asks before games open the week. @returns whether they may come. */
  async function askToOpen(): Promise<boolean> {
    const yes = `Open ${inSentence(label)}`
    return !becomesActive || (await ask({ title: `${yes}?`, sentence: OPENS_TEXT, yes })) === true
  }

  /** @returns whether the slate is saved. */
  async function save(): Promise<boolean> {
    const adds = chosen.some((id) => !slate.includes(id))
    const comesLocked = adds && isWeekLocked(lines, timeNow()) ? ' What was added is locked, as the week is.' : ''
    const locked = lockedSentence(
      games.filter(({ id }) => draft.added.has(id) && !slate.includes(id)),
      timeNow(),
    )
    if (!(await askToOpen())) return false
    if (locked && !(await ask({ title: 'Are you sure?', sentence: locked, yes: 'Add anyway' }))) return false
    const body = { week, selectedGameIds: chosen, known: slate }
    const saved = await run(
      'Error saving games',
      (confirmed) => call('POST /commish/save-games', { body: { ...body, confirmed } }),
      {
        done: ({ selectedGameIds }) =>
          `${counted(selectedGameIds.length, 'game')} saved for ${inSentence(label)}.${comesLocked}`,
        confirm: {
          yes: `Take off ${counted(slate.filter((id) => !chosen.includes(id)).length, 'game')}`,
          weight: 'danger',
        },
      },
    )
    if (saved) keepAfterSave(week, chosen)
    return saved !== undefined
  }

  async function clear() {
    const cleared = await run(
      'Error clearing selected games',
      (confirmed) => call('DELETE /commish/clear-selected-games', { body: { week, known: slate, confirmed } }),
      {
        done: ({ cleared, notice }) => `${counted(cleared, 'game')} cleared. ${notice}`.trim(),
        confirm: {
          // The server keeps those whose picks are open.
          yes: `Clear ${counted(lines.filter((line) => !isRevealed(line, timeNow())).length, 'game')}`,
          weight: 'danger',
        },
      },
    )
    if (!cleared) return
    // What was ticked while it was being cleared stays.
    const { added } = useOnDesk.getState().drafts.get(week) ?? NO_DRAFT
    keepDraft(week, { ...NO_DRAFT, added: new Set([...added].filter((id) => !draft.added.has(id))) })
  }

  return {
    busy,
    question,
    games,
    slate,
    chosen,
    askToOpen,
    save,
    clear,
    suggest,
    canSuggest: Boolean(loaded?.games.length) && !isSuggesting,
    /** Why games were suggested, by game. */
    why,
    unsaved: isDraft(slate, draft),
    toggle: (gameId: string) => keepDraft(week, ticked(slate, draft, gameId, busy)),
  }
}

/** What is ticked and unticked in a week and not saved. It follows the slate that is saved, by whomever. */
function useDraft(week: number, isLoading: boolean, slate: readonly string[], loaded: FeedGames | undefined): Draft {
  const draft = useOnDesk(({ drafts }) => drafts.get(week) ?? NO_DRAFT)
  const follow = useEffectEvent(() => followSlate(week, slate))
  const ids = slate.join()
  useEffect(() => {
    if (!isLoading) follow()
  }, [isLoading, ids])
  const unlisted = unlistedIn(slate, draft, loaded)
  const untickUnlisted = useEffectEvent(() => {
    keepDraft(week, { ...draft, added: new Set([...draft.added].filter((id) => !unlisted.includes(id))) })
    toast('warn', `The feed no longer lists ${counted(unlisted.length, 'game')} that you had ticked.`)
  })
  const hasUnlisted = unlisted.length > 0
  // No slate with such a game could be saved.
  useEffect(() => {
    if (hasUnlisted) untickUnlisted()
  }, [hasUnlisted])
  return draft
}

interface SuggestFrom {
  /** The saved slate. */
  lines: readonly GameLine[]
  /** The games that are ticked, saved or not. */
  chosen: readonly string[]
  feedGames: FeedGames['games']
}

/** Suggests games for a week's slate. `why` says for what reason, by game. */
function useSuggestions(week: number, { lines, chosen, feedGames }: SuggestFrom) {
  const [isSuggesting, setSuggesting] = useState(false)
  const [why, setWhy] = useState<Record<string, Suggestion['why']>>({})

  /** Ticks the suggested games. It unticks none. @returns whether any is ticked that was not. */
  async function suggest(): Promise<boolean> {
    setSuggesting(true)
    // Without them a suggestion may have to be unticked: a save checks them all.
    const onOtherSlates = await call('GET /commish/other-slates', { query: { week } }).catch(() => [])
    setSuggesting(false)
    const kept = lines.filter(({ gameId }) => chosen.includes(gameId))
    const suggested = suggestSlate(addableGames(feedGames, kept, new Set(onOtherSlates)), timeNow())
    // What was ticked at the press stays as the commissioner leaves it meanwhile.
    const further = suggested.map(({ gameId }) => gameId).filter((id) => !chosen.includes(id))
    if (!further.length) toast('warn', suggested.length ? ALL_TICKED : NOTHING_TO_SUGGEST)
    setWhy(Object.fromEntries(suggested.map(({ gameId, why }) => [gameId, why])))
    tickMore(week, further)
    return further.length > 0
  }
  return { suggest, isSuggesting, why }
}
