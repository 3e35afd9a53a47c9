import { useMemo, useState } from 'react'
import { type Suggestion, suggestSlate } from '#common/week/suggest-slate'
import { call } from '#web/api'
import { Button } from '#web/ui/Button'
import { Chips } from '#web/ui/Chips'
import { InputField } from '#web/ui/Field'
import { Notice } from '#web/ui/Notice'
import { Skeleton } from '#web/ui/Skeleton'
import styles from '../Commish.module.css'
import { Confirmation } from '../Confirmation'
import { useCommand } from '../useCommand'
import { chosenOf, draftOf, isDraft, NO_DRAFT, ticked } from './draft'
import { GameCheckbox } from './GameCheckbox'
import { candidates, GAME_FILTER_NAMES, GAME_FILTERS, type Narrowing, narrowed } from './games'
import checklist from './SlateChecklist.module.css'
import { useFeedGames } from './useFeedGames'

/** Why a game was proposed, by game. */
type Reasons = Record<string, Suggestion['why']>

/** The feed's games of the week, ticked when they count. */
export function SlateChecklist({ week, slate }: { week: number; slate: readonly string[] }) {
  const { busy, run, question } = useCommand()
  const loaded = useFeedGames(week)
  const [narrowing, setNarrowing] = useState<Narrowing>({ shown: 'all', words: '' })
  const [draft, setDraft] = useState(NO_DRAFT)
  const chosen = chosenOf(slate, draft)
  const games = useMemo(() => candidates(loaded?.games ?? []), [loaded])
  const [why, setWhy] = useState<Reasons>({})

  async function save() {
    const body = { week, selectedGameIds: chosen, known: [...slate] }
    const saved = await run(
      'Error saving games',
      (confirmed) => call('POST /commish/save-games', { body: { ...body, confirmed } }),
      (answer) => `${answer.selectedGameIds.length} games saved for week ${week}.`,
    )
    if (saved) setDraft(NO_DRAFT)
  }

  async function clear() {
    const cleared = await run(
      'Error clearing selected games',
      (confirmed) => call('DELETE /commish/clear-selected-games', { body: { week, known: [...slate], confirmed } }),
      (answer) => `${answer.cleared} games cleared.`,
    )
    if (cleared) setDraft(NO_DRAFT)
  }

  /** What is on the slate already stays: the proposal only adds. */
  function suggest() {
    const proposed = suggestSlate(loaded?.games ?? [], Date.now())
    setWhy(Object.fromEntries(proposed.map(({ gameId, why }) => [gameId, why])))
    setDraft(draftOf(slate, [...slate, ...proposed.map(({ gameId }) => gameId)]))
  }

  return (
    <section className={styles.panel} aria-labelledby="games">
      <div className={checklist.head}>
        <h2 id="games">Games of week {week}</h2>
        <Button disabled={!games.length} onClick={suggest}>
          Suggest a slate
        </Button>
      </div>
      <InputField
        label="Filter"
        type="search"
        placeholder="Team or channel"
        value={narrowing.words}
        onChange={(event) => setNarrowing({ ...narrowing, words: event.target.value })}
      />
      <Chips
        label="Show games"
        chips={GAME_FILTERS.map((value) => ({ value, name: GAME_FILTER_NAMES[value] }))}
        chosen={narrowing.shown}
        onChoose={(shown) => setNarrowing({ ...narrowing, shown })}
      />
      {loaded?.notice && <Notice tone="bad">{loaded.notice}</Notice>}
      <div className={checklist.list}>
        {!loaded && <Skeleton count={8} height={58} label="Loading the week's games" />}
        {narrowed(games, narrowing, slate, chosen).map((game) => (
          <GameCheckbox
            key={game.id}
            game={game}
            why={why[game.id]}
            checked={chosen.includes(game.id)}
            onToggle={() => setDraft(ticked(slate, draft, game.id))}
          />
        ))}
      </div>
      <p className={checklist.count} role="status">
        {chosen.length} selected{isDraft(slate, draft) && ', not saved yet'}
      </p>
      <div className={styles.buttons}>
        <Button weight="primary" disabled={busy || !loaded} onClick={save}>
          Save games
        </Button>
        <Button weight="danger" disabled={busy || slate.length === 0} onClick={clear}>
          Clear selected games
        </Button>
      </div>
      <Confirmation question={question} />
    </section>
  )
}
