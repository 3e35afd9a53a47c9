import { type ReactNode, useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { type OverallBoard, type OverallRow, slipPicks, type Tally, tally } from '#common/boards/leaderboard'
import { counted } from '#common/counted'
import { closedBecause } from '#common/game/lock'
import { missingPicks } from '#common/game/missing'
import { weekLabel } from '#common/week/season'
import type { WeekName } from '#common/week/week'
import { useSeasonBoard } from '#web/live/boards'
import { ShownSeason, useActiveWeek, useIsSeasonOver, useOwnWeek } from '#web/live/league'
import { SeasonSelect } from '#web/live/SeasonSelect'
import { useSeasonAddress, weekInQuery } from '#web/live/seasonAddress'
import { rememberVisit } from '#web/picking/firstVisit'
import { playerStorage, useSession } from '#web/session/session'
import { ButtonLink } from '#web/ui/Button'
import { Chips } from '#web/ui/Chips'
import { grouped } from '#web/ui/game/gameGroups'
import { NoGames } from '#web/ui/NoGames'
import { Notice } from '#web/ui/Notice'
import { leadText, placeText } from '#web/ui/place'
import { Screen } from '#web/ui/Screen'
import { CARD_HEIGHTS, Skeleton } from '#web/ui/Skeleton'
import { useNow } from '#web/ui/useNow'
import { urls } from '#web/urls'
import styles from './Dashboard.module.css'
import { PickedCard } from './PickedCard'
import { SeasonSparkline } from './SeasonSparkline'
import { SharePicks } from './SharePicks'
import { WelcomeBanner } from './WelcomeBanner'

/** The week in the address, so that it survives a reload and can be shared; undefined when it names none. */
function useChosenWeek() {
  const [query, setQuery] = useSearchParams()
  const { state } = useLocation()
  // The banner goes by the state, which would otherwise be lost.
  const choose = (week: number) =>
    setQuery((known) => new URLSearchParams({ ...Object.fromEntries(known), week: String(week) }), {
      ...{ replace: true, state },
    })
  return [weekInQuery(query), choose] as const
}

/** The player's own season, which the address may name. */
export default function Dashboard() {
  const { choices, choose } = useSeasonAddress('weekly')
  return (
    <ShownSeason value={choices?.season}>
      <OwnSeason chooser={choices && <SeasonSelect choices={choices} onChoose={choose} />} />
    </ShownSeason>
  )
}

/** Total score, and the picks of a week with their results. */
function OwnSeason({ chooser }: { chooser: ReactNode }) {
  const session = useSession((state) => state.session)
  const { status, active, weeks } = useActiveWeek()
  const [chosen, choose] = useChosenWeek()
  const offered = (wanted: number | undefined) => weeks.find(({ week }) => week === wanted)?.week
  const shown = offered(chosen) ?? offered(active) ?? weeks.at(-1)?.week ?? active
  // The scores make a card taller, so no card is shown before them.
  const { isLoading, week, slip, scores } = useOwnWeek(shown, 'Failed to load week view')
  const { value: overall } = useSeasonBoard('Error fetching user score')
  const isOver = useIsSeasonOver()
  const now = useNow(30_000)
  const lines = week?.lines ?? []
  const picks = slip?.picks ?? {}
  // Who looks in during the games wants those that are on, then those that can still be changed.
  const picked = grouped(lines, scores).flatMap((group) =>
    group.lines.flatMap((line) => {
      const pick = picks[line.gameId]
      return pick ? [{ line, pick, live: scores?.games[line.gameId] }] : []
    }),
  )
  const missing = missingPicks(lines, slip, now).count
  const canPick = lines.some((line) => closedBecause(line, now) === null)
  const another = missing ? `Make ${counted(missing, 'more pick')}` : 'Change picks'
  // Above the cards while picks are missing, for only that can be too late.
  const toPicks = !isLoading && !isOver && shown === active && canPick && (
    <p>
      <ButtonLink to={urls.weeklyPicks} weight="primary">
        {picked.length ? another : 'Make your picks'}
      </ButtonLink>
    </p>
  )
  const label = weekLabel(weeks, shown ?? 0)
  const name = session?.username ?? ''
  const result = tally(lines, slipPicks(picks))
  const own = overall?.rows.find(({ userId }) => userId === session?.uid)
  // The season's board has no points for a week that was over before the player joined, nor has the player missed it.
  const hasBoard = own !== undefined && shown !== undefined && overall?.weeks.includes(shown)
  const wasIn = picked.length > 0 || !hasBoard || own.byWeek[shown] !== undefined
  const hasPicked = picked.length > 0 || (own?.picks ?? 0) > 0
  // A login leads here first, so that Weekly Picks does not explain itself to somebody who knows it from another device.
  useEffect(() => {
    if (session && hasPicked) rememberVisit(playerStorage, session.uid)
  }, [session, hasPicked])

  return (
    <Screen
      title="Dashboard"
      beside={<SharePicks name={own?.name ?? name} week={label} {...{ result, picked, now }} />}
    >
      <WelcomeBanner name={name} />
      <Totals
        {...{ overall, own, shown, weeks }}
        begun={status === 'loading' || weeks.length > 1}
        week={isLoading || !wasIn ? undefined : { ...result, made: picked.length }}
      />
      {status === 'loading' && <Skeleton height={44} />}
      <div className={styles.choose}>
        {chooser}
        {weeks.length > 0 && (
          <Chips
            label="Week"
            chips={weeks.map(({ week, label }) => ({ value: week, name: label })).reverse()}
            chosen={shown ?? 0}
            onChoose={choose}
          />
        )}
      </div>
      {isLoading && <Skeleton count={6} height={CARD_HEIGHTS.dashboard} cards />}
      {!isLoading && weeks.length === 0 && <NoGames label={undefined} />}
      {!isLoading && weeks.length > 0 && picked.length === 0 && <Notice>No picks for {label} yet.</Notice>}
      {missing > 0 && toPicks}
      {!isLoading && picked.length > 0 && (
        <div className="cards">
          {picked.map(({ line, pick, live }) => (
            <PickedCard key={line.gameId} {...{ line, pick, live, now, active: shown === active }} />
          ))}
        </div>
      )}
      {missing === 0 && toPicks}
    </Screen>
  )
}

interface TotalsProps {
  overall: OverallBoard | undefined
  /** The player's row in it. */
  own: OverallRow | undefined
  /** Whether the season has weeks to show, so that their place is kept until they come. */
  begun: boolean
  /** What the season's weeks are called. */
  weeks: readonly WeekName[]
  shown: number | undefined
  /** Its points, and how many picks of it there are; undefined while they are not known, and before the player joined. */
  week: (Tally & { made: number }) | undefined
}

/** The player's numbers: points, place and weeks of the season, the points of the shown week, and its number of picks. */
function Totals({ overall, own, begun, weeks, shown, week }: TotalsProps) {
  const rows = overall?.rows ?? []
  const place = placeText(rows, own?.userId)
  return (
    <dl className={styles.totals}>
      <div className={styles.season}>
        <dt>Total score</dt>
        <dd>{own?.points ?? '–'}</dd>
        {begun && (
          <>
            <dd className={styles.place}>
              {place && (
                <>
                  <b>{place}</b> of {[rows.length, leadText(rows, own?.userId)].filter(Boolean).join(', ')}
                </>
              )}
            </dd>
            <dd className={styles.weeks}>
              {own && overall && (
                <SeasonSparkline weeks={overall.weeks} names={weeks} points={own.byWeek} shown={shown} />
              )}
            </dd>
          </>
        )}
      </div>
      <div>
        <dt>Points</dt>
        <dd>
          {week?.points ?? '–'}
          {week && <small> of {week.possible}</small>}
        </dd>
      </div>
      <div>
        <dt>Correct</dt>
        <dd>
          {week?.correct ?? '–'}
          {week && <small> of {week.picks}</small>}
        </dd>
      </div>
      <div>
        <dt>Picks made</dt>
        <dd>{week?.made ?? '–'}</dd>
      </div>
    </dl>
  )
}
