import type { ReactNode } from 'react'
import { joinLifetime, type LifetimeRow, type WeekMark } from '#common/boards/lifetime'
import { winsAndLosses } from '#common/boards/place-words'
import { tiedRanks } from '#common/boards/ranks'
import { counted } from '#common/counted'
import { pagePaths } from '#common/page-paths'
import { weekLabel, weeksOf } from '#common/week/season'
import type { Settings } from '#common/week/week'
import { LEADERBOARD_ERROR } from '#web/live/boards'
import { useShownSeason, useWithNames } from '#web/live/league'
import { useDocument } from '#web/live/useDocument'
import { useUid } from '#web/session/session'
import { Avatar } from '#web/ui/Avatar'
import { Notice } from '#web/ui/Notice'
import { PlayerBadges } from '#web/ui/playerBadges'
import { Skeleton } from '#web/ui/Skeleton'
import { winShareText } from '../display'
import { RankText, type RankTextProps } from '../Rank'
import styles from './Lifetime.module.css'

/** What everybody has done in the finished seasons, best first. */
export default function Lifetime() {
  const doc = useDocument(pagePaths.lifetime(), LEADERBOARD_ERROR)
  const { status, value: board } = useWithNames(doc, LEADERBOARD_ERROR, joinLifetime)
  const uid = useUid()
  const { settings } = useShownSeason()
  if (status === 'loading') return <Skeleton count={8} height={84} />
  if (!board?.rows.length) return <Notice>No season is finished yet.</Notice>
  const tiedRankSet = tiedRanks(board.rows.map(({ rank }) => rank))
  return (
    <>
      <p className={styles.about}>
        {board.seasons.length === 1 ? `The season of ${board.seasons[0]}` : `${board.seasons.length} finished seasons`}
        {' · '}ranked by titles, then weeks won, then points
      </p>
      <ol className="stack">
        {board.rows.map((row) => (
          <Career
            key={row.userId}
            row={row}
            tied={tiedRankSet.has(row.rank)}
            you={row.userId === uid}
            settings={settings}
          />
        ))}
      </ol>
    </>
  )
}

interface CareerProps extends Pick<RankTextProps, 'tied'> {
  row: LifetimeRow
  you: boolean
  /** What names the weeks. */
  settings: Settings | undefined
}

/** What one player has done. */
export function Career({ row, tied, you, settings }: CareerProps) {
  const { wins, losses, pushes } = row
  const picks = wins + losses + pushes
  const markText = (mark: WeekMark | null) =>
    mark ? `${mark.points} (${weekLabel(settings && weeksOf(settings, mark.season), mark.week)}, ${mark.season})` : '–'
  return (
    <li className={styles.row} data-you={you} style={{ '--c': row.favoriteColor }}>
      <b className={styles.rank}>
        <RankText rank={row.rank} tied={tied} />
      </b>
      <p className={styles.who}>
        <Avatar {...row} />
        <b>{row.name}</b> <PlayerBadges you={you} left={row.left} />
      </p>
      {row.titles > 0 && (
        <p className={styles.titles}>
          <b>{row.titles}</b> {row.titles === 1 ? 'title' : 'titles'}
        </p>
      )}
      <dl className={styles.facts}>
        <Fact name="Weeks won">
          {row.weeksWon} of {row.weeks}
        </Fact>
        <Fact name="Record">
          {picks === 0 ? '–' : `${winsAndLosses(wins, losses, pushes)} · ${winShareText({ correct: wins, picks })}`}
        </Fact>
        <Fact name="Best week">{markText(row.best)}</Fact>
        <Fact name="Worst week">{markText(row.worst)}</Fact>
        <Fact name="Longest streaks">
          {row.winStreak} right, {row.lossStreak} wrong
        </Fact>
        <Fact name="Points">
          {row.points} in {counted(row.seasons, 'season')}
        </Fact>
      </dl>
    </li>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
