import { memo, useEffect, useRef, useState } from 'react'
import { counted } from '#common/counted'
import type { GameLine } from '#common/game/line'
import { Button } from '#web/ui/Button'
import { Chips } from '#web/ui/Chips'
import { classes } from '#web/ui/classes'
import { Failed } from '#web/ui/Failed'
import { CheckboxRow, InputField } from '#web/ui/form/Field'
import { Skeleton } from '#web/ui/Skeleton'
import { isGameFar, kickoffText } from '#web/ui/when'
import styles from '../Commish.module.css'
import { Confirmation } from '../command'
import { Facts } from '../Facts'
import { chosenNow } from '../onDesk'
import { inSentence, partId } from '../week/steps'
import { AddGame } from './AddGame'
import { type ChecklistFilter, type ChecklistGame, filtered, GAME_FILTERS, nameOf } from './games'
import checklist from './SlateChecklist.module.css'
import type { FeedGames } from './useFeedGames'
import { useSlate } from './useSlate'

/** Where the list folds: as in its stylesheet. */
const FOLDS = '(max-width: 47.998em)'

interface Props {
  week: number
  /** `Week 11`, `Bowls`. */
  label: string
  /** The saved slate; empty while it loads. */
  lines: readonly GameLine[]
  isLoading: boolean
  /** Saving games makes this the active week, because it is the first of its season. */
  becomesActive: boolean
  /** The feed's games of the week; undefined until they are loaded. */
  feedGames: FeedGames | undefined
  /** The feed is being asked. */
  isFeedBusy: boolean
  /** Asks the feed again. */
  onReload: () => void
  /** The week has no games, and choosing them is the next thing to do. */
  isNext: boolean
}

/**
 * The feed's games of the week and those of the slate that it lacks, ticked when they are on the slate. A phone folds
 * them once a slate is saved: what comes next is below. Memoized, because there may be a hundred games, and the desk is
 * drawn again with every score.
 */
export const SlateChecklist = memo(function SlateChecklist({
  week,
  label,
  lines,
  isLoading,
  becomesActive,
  feedGames,
  isFeedBusy,
  onReload,
  isNext,
}: Props) {
  const selection = useSlate({ week, label, isLoading, becomesActive }, lines, feedGames)
  const isDated = selection.games.some(isGameFar)
  const [filter, setFilter] = useState<ChecklistFilter>({ shown: 'all', words: '' })
  const [isUnfolded, setUnfolded] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  // While the slate loads, too: mostly there is one, and what is below does not move then.
  const isFolded = !isUnfolded && !selection.unsaved && (isLoading || selection.slate.length > 0)
  const [saves, setSaves] = useState(0)
  const scrolledAfter = useRef(0)
  useEffect(() => {
    if (!isFolded || scrolledAfter.current === saves) return
    scrolledAfter.current = saves
    // The fold moves what is below: without this a phone shows whatever comes to be where the list was.
    if (matchMedia(FOLDS).matches) document.getElementById(partId('lines'))?.scrollIntoView()
  }, [isFolded, saves])
  const found = filtered(selection.games, filter, selection.slate, selection.chosen)
  const isNoneFound = selection.games.length > 0 && found.length === 0
  const isEmpty = !isLoading && feedGames?.notice === '' && selection.games.length === 0
  const suggest = async () => {
    if (!(await selection.suggest())) return
    // The games it ticks are all over the list, most of them out of sight, and a phone may show none of the list.
    setFilter((now) => (now === filter ? { shown: 'selected', words: '', ticked: chosenNow(week) } : now))
    list.current?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <section
      id={partId('games')}
      className={classes(styles.panel, isFolded && checklist.folded)}
      aria-labelledby="games"
    >
      <div className={checklist.head}>
        <h2 id="games" tabIndex={-1}>
          Games of {inSentence(label)}
        </h2>
        <Button
          weight={isNext && selection.chosen.length === 0 ? 'primary' : 'plain'}
          disabled={!selection.canSuggest}
          onClick={suggest}
        >
          Suggest a slate
        </Button>
      </div>
      <InputField
        label="Filter"
        type="search"
        placeholder="Team or channel"
        value={filter.words}
        onChange={(event) => setFilter({ ...filter, words: event.target.value })}
      />
      <Chips
        label="Show games"
        chips={GAME_FILTERS}
        chosen={filter.shown}
        onChoose={(shown) => setFilter({ ...filter, shown, ticked: selection.chosen })}
      />
      <p className="unseen" role="status">
        {filter.words && counted(found.length, 'game')}
      </p>
      {feedGames?.notice && <Failed text={feedGames.notice} busy={isFeedBusy} onRetry={onReload} />}
      <div ref={list} className={checklist.list}>
        {!feedGames && <Skeleton count={9} height={58} label="Loading the week's games" />}
        {isNoneFound && <p>No game matches the filter.</p>}
        {isEmpty && <p>The score feed has no games of this week right now.</p>}
        {found.map((game) => (
          <GameCheckbox key={game.id} game={game} selection={selection} isDated={isDated} />
        ))}
      </div>
      <div className={classes(checklist.save, selection.unsaved && checklist.unsaved)}>
        <p className={checklist.count} role="status">
          {selection.chosen.length} selected{selection.unsaved && ', not saved yet'}
        </p>
        {isFolded && (
          <Button
            className={checklist.unfold}
            aria-expanded={false}
            onClick={() => {
              setUnfolded(true)
              // The button goes, and what it has unfolded begins at the heading.
              document.getElementById('games')?.focus()
            }}
          >
            Change games
          </Button>
        )}
        <Button
          className={checklist.saves}
          weight="primary"
          disabled={selection.busy || !selection.unsaved}
          onClick={async () => {
            if (!(await selection.save())) return
            setUnfolded(false)
            setSaves((before) => before + 1)
          }}
        >
          Save games
        </Button>
      </div>
      {/* Another one may follow. */}
      <AddGame
        week={week}
        onOpen={async () => {
          const mayCome = await selection.askToOpen()
          if (mayCome) setUnfolded(true)
          return mayCome
        }}
      />
      <Button weight="danger" disabled={selection.busy || selection.slate.length === 0} onClick={selection.clear}>
        Clear selected games
      </Button>
      <Confirmation question={selection.question} />
    </section>
  )
})

interface GameProps {
  game: ChecklistGame
  selection: ReturnType<typeof useSlate>
  /** With the date of its kickoff. */
  isDated: boolean
}

function GameCheckbox({ game, selection: { chosen, toggle, why }, isDated }: GameProps) {
  return (
    <CheckboxRow className={checklist.game} checked={chosen.includes(game.id)} onChange={() => toggle(game.id)}>
      <b>{nameOf(game)}</b>
      <Facts facts={[kickoffText(game, isDated), game.over, game.channel || 'No Channel Info', game.odds]} />
      {why[game.id] && <small className={checklist.why}>{why[game.id]}</small>}
    </CheckboxRow>
  )
}
