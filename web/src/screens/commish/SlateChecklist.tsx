import { useEffect, useState } from 'react'
import { call, sentenceOf } from '../../api'
import { Button } from '../../ui/Button'
import { InputField } from '../../ui/Field'
import { Notice } from '../../ui/Notice'
import { Skeleton } from '../../ui/Skeleton'
import styles from './Commish.module.css'
import { GameCheckbox } from './GameCheckbox'
import { type Candidate, candidates, filtered } from './games'
import checklist from './SlateChecklist.module.css'
import { useCommand } from './useCommand'

interface Loaded {
  games: Candidate[]
  notice: string
}

/** The feed's games of the week, ticked when they count. */
export function SlateChecklist({ week, slate }: { week: number; slate: readonly string[] }) {
  const { busy, run } = useCommand()
  const [loaded, setLoaded] = useState<Loaded>()
  const [filter, setFilter] = useState('')
  /** The ticks as changed by hand; until then those of the slate. */
  const [ticked, setTicked] = useState<ReadonlySet<string>>()
  const chosen = ticked ?? new Set(slate)

  useEffect(() => {
    let gone = false
    call('GET /games-by-week', { query: { week } })
      .then(({ games, notice }) => ({ games: candidates(games), notice }))
      .catch((failure) => ({ games: [], notice: `Error loading games for week: ${sentenceOf(failure)}` }))
      .then((answer) => gone || setLoaded(answer))
    return () => {
      gone = true
    }
  }, [week])

  function tick(id: string) {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setTicked(next)
  }

  async function save() {
    const inOrder = (loaded?.games ?? []).map(({ id }) => id)
    // Games of the slate that the feed no longer lists stay on it.
    const selectedGameIds = [...new Set([...slate, ...inOrder])].filter((id) => chosen.has(id))
    selectedGameIds.sort((a, b) => inOrder.indexOf(a) - inOrder.indexOf(b))
    const body = { week, selectedGameIds }
    const saved = await run(
      'Error saving games',
      () => call('POST /commish/save-games', { body }),
      (answer) => `${answer.selectedGameIds.length} games saved for week ${week}.`,
    )
    if (saved) setTicked(undefined)
  }

  async function clear() {
    const cleared = await run(
      'Error clearing selected games',
      () => call('DELETE /commish/clear-selected-games', { body: { week } }),
      (answer) => `${answer.cleared} games cleared.`,
    )
    if (cleared) setTicked(undefined)
  }

  return (
    <section className={styles.panel} aria-labelledby="games">
      <h2 id="games">Games of week {week}</h2>
      <InputField
        label="Filter"
        type="search"
        placeholder="Team or channel"
        value={filter}
        onChange={(event) => setFilter(event.target.value)}
      />
      {loaded?.notice && <Notice tone="bad">{loaded.notice}</Notice>}
      <div className={checklist.list}>
        {!loaded && <Skeleton count={8} height={58} label="Loading the week's games" />}
        {filtered(loaded?.games ?? [], filter, slate).map((game) => (
          <GameCheckbox key={game.id} game={game} checked={chosen.has(game.id)} onToggle={() => tick(game.id)} />
        ))}
      </div>
      <p className={checklist.count}>
        {chosen.size} selected{ticked && ', not saved yet'}
      </p>
      <div className={styles.buttons}>
        <Button weight="primary" disabled={busy || !loaded} onClick={save}>
          Save games
        </Button>
        <Button weight="danger" disabled={busy || slate.length === 0} onClick={clear}>
          Clear selected games
        </Button>
      </div>
    </section>
  )
}
