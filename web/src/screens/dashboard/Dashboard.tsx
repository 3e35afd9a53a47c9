import { useState } from 'react'
import { type OverallRow, slipPicks, type Tally, tally } from '#common/boards/leaderboard'
import { useActiveWeek, useScores, useSeasonBoard, useSlip, useWeek } from '#web/live/league'
import { useSession } from '#web/session/session'
import { ButtonLink } from '#web/ui/Button'
import { Chips } from '#web/ui/Chips'
import { Notice } from '#web/ui/Notice'
import { Screen } from '#web/ui/Screen'
import { Skeleton } from '#web/ui/Skeleton'
import { useNow } from '#web/ui/useNow'
import { urls } from '#web/urls'
import styles from './Dashboard.module.css'
import { PickedCard } from './PickedCard'
import { SharePicks } from './SharePicks'
import { WelcomeBanner } from './WelcomeBanner'

/** The player's own season: total score, and the picks of a week with their results. */
export default function Dashboard() {
  const session = useSession((state) => state.session)
  const { status, active, weeks } = useActiveWeek()
  const [chosen, setChosen] = useState<number>()
  const shown = chosen ?? active
  const { status: weekStatus, value: week } = useWeek(shown)
  const { status: slipStatus, value: slip } = useSlip(shown)
  const { value: overall } = useSeasonBoard('Error fetching user score')
  const { value: scores } = useScores(shown)
  const now = useNow(30_000)
  const loading = weekStatus === 'loading' || slipStatus === 'loading'
  const lines = week?.lines ?? []
  const picks = slip?.picks ?? {}
  const picked = lines.flatMap((line) => {
    const pick = picks[line.gameId]
    return pick ? [{ line, pick, live: scores?.games[line.gameId] }] : []
  })
  const label = week?.label ?? `Week ${shown}`
  const name = session?.username ?? ''
  const season = overall?.rows.find((row) => row.userId === session?.uid)

  return (
    <Screen title="Dashboard" beside={<SharePicks name={name} week={label} picked={picked} now={now} />}>
      <WelcomeBanner name={name} />
      <Totals season={season} week={tally(lines, slipPicks(picks))} made={picked.length} />
      {status === 'loading' && <Skeleton height={44} />}
      {weeks.length > 0 && (
        <Chips
          label="Week"
          chips={weeks.map(({ week, label }) => ({ value: week, name: label })).reverse()}
          chosen={shown ?? 0}
          onChoose={setChosen}
        />
      )}
      {loading ? (
        <Skeleton count={6} height={162} cards />
      ) : weeks.length === 0 ? (
        <Notice>No weeks yet. Once the commissioner adds games, you'll see them here.</Notice>
      ) : picked.length === 0 ? (
        <Notice>No picks for {label} yet.</Notice>
      ) : (
        <div className={styles.cards}>
          {picked.map(({ line, pick, live }) => (
            <PickedCard key={line.gameId} {...{ line, pick, live, now, active: shown === active }} />
          ))}
        </div>
      )}
      {shown === active && lines.length > 0 && (
        <p>
          <ButtonLink to={urls.weeklyPicks} weight="primary">
            {picked.length ? 'Change picks' : 'Make your picks'}
          </ButtonLink>
        </p>
      )}
    </Screen>
  )
}

/** The player's numbers: the points of the season, those of the shown week so far, and the number of its picks. */
function Totals({ season, week, made }: { season: OverallRow | undefined; week: Tally; made: number }) {
  return (
    <dl className={styles.totals}>
      <div className={styles.season}>
        <dt>Total score</dt>
        <dd>{season?.points ?? '–'}</dd>
      </div>
      <div>
        <dt>Points</dt>
        <dd>
          {week.points}
          <small> / {week.possible}</small>
        </dd>
      </div>
      <div>
        <dt>Correct</dt>
        <dd>
          {week.correct}
          <small> / {week.picks}</small>
        </dd>
      </div>
      <div>
        <dt>Picks made</dt>
        <dd>{made}</dd>
      </div>
    </dl>
  )
}
