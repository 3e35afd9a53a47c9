import { useSearchParams } from 'react-router-dom'
import { lazyComponent } from '#web/app/lazyComponent'
import { ShownSeason } from '#web/live/league'
import { SeasonSelect } from '#web/live/SeasonSelect'
import { useSeasonAddress } from '#web/live/seasonAddress'
import { Link } from '#web/ui/Link'
import { Screen } from '#web/ui/Screen'
import { Skeleton } from '#web/ui/Skeleton'
import { type BoardView, boardUrl } from '#web/urls'
import { useBoardWeek } from './boardAddress'
import styles from './Leaderboard.module.css'
import { WeeklyStandings } from './week/WeeklyStandings'

const fallback = <Skeleton count={8} height={58} />
const OverallStandings = lazyComponent(() => import('./season/OverallStandings'), fallback)
const Lifetime = lazyComponent(() => import('./lifetime/Lifetime'), <Skeleton count={8} height={84} />)
const MinigameStandings = lazyComponent(() => import('./minigame/MinigameStandings'), fallback)

const names: Record<BoardView, string> = { weekly: 'Weekly', overall: 'Overall', minigames: 'Mini Games' }
const VIEWS = Object.keys(names) as BoardView[]

/**
 * The leaderboards on one page; the open tab and the season are in the URL.
 * @param only one of them, on a page of its own.
 */
export default function Leaderboard({ only }: { only?: BoardView }) {
  const [query] = useSearchParams()
  const view = only ?? VIEWS.find((each) => each === query.get('view')) ?? 'weekly'
  const { linkSeason, choices, choose } = useSeasonAddress(view)
  const all = choices?.all ?? false
  return (
    <ShownSeason value={choices?.season}>
      <Screen
        title={only ? `${names[only]} Leaderboard` : 'Leaderboard'}
        beside={
          choices && (
            <div className="wraps">
              <SeasonSelect choices={choices} onChoose={choose} />
              {view === 'weekly' && <WeekSelect />}
            </div>
          )
        }
      >
        {!only && (
          <nav aria-label="Leaderboards" className={styles.tabs} data-screen-only>
            {VIEWS.map((each) => (
              <Link key={each} to={boardUrl(each, linkSeason)} aria-current={each === view ? 'page' : undefined}>
                {names[each]}
              </Link>
            ))}
          </nav>
        )}
        {view === 'weekly' && <WeeklyStandings />}
        {view === 'overall' && (all ? <Lifetime /> : <OverallStandings />)}
        {view === 'minigames' && <MinigameStandings all={all} />}
      </Screen>
    </ShownSeason>
  )
}

/** Chooses the week of the weekly board. */
function WeekSelect() {
  const { weeks, week, choose } = useBoardWeek()
  if (week === undefined) return null
  return (
    <select className="chooser" aria-label="Week" value={week} onChange={(event) => choose(Number(event.target.value))}>
      {[...weeks].reverse().map((each) => (
        <option key={each.week} value={each.week}>
          {each.label}
        </option>
      ))}
    </select>
  )
}
