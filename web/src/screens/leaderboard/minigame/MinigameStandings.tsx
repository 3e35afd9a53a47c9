import { tiedRanks } from '#common/boards/ranks'
import { accuracyText, joinMinigames, type MinigameRow, minigameRanks } from '#common/nicknames/minigame-board'
import { pagePaths } from '#common/page-paths'
import { seasonsHaveMinigameBoards } from '#common/week/season'
import { LEADERBOARD_ERROR } from '#web/live/boards'
import { useShownSeason, useWithNames } from '#web/live/league'
import type { Loaded } from '#web/live/loaded'
import { useDocument } from '#web/live/useDocument'
import { useUid } from '#web/session/session'
import { Avatar } from '#web/ui/Avatar'
import { ButtonLink } from '#web/ui/Button'
import { Notice } from '#web/ui/Notice'
import { PlayerBadges } from '#web/ui/playerBadges'
import { Skeleton } from '#web/ui/Skeleton'
import { urls } from '#web/urls'
import { RankText, type RankTextProps } from '../Rank'
import { ScrollSideways } from '../ScrollSideways'
import styles from './MinigameStandings.module.css'

/** The mini games' leaderboard of the season shown, or of all rounds ever counted. */
function useMinigameBoard(all: boolean): Loaded<MinigameRow[]> {
  const { status, settings, season } = useShownSeason()
  const isOfSeason = settings && seasonsHaveMinigameBoards(settings) && !all
  const path = isOfSeason ? pagePaths.seasonMinigameBoard(season) : pagePaths.minigameBoard()
  const doc = useDocument(status === 'loading' ? null : path, LEADERBOARD_ERROR)
  return useWithNames(doc, LEADERBOARD_ERROR, joinMinigames)
}

const METALS = ['gold', 'silver', 'bronze'] as const

/** The mini games' leaderboard of a season, or of all rounds, live. */
export default function MinigameStandings({ all }: { all: boolean }) {
  const { status, value: rows = [] } = useMinigameBoard(all)
  const uid = useUid()
  if (status === 'loading') return <Skeleton count={8} height={58} />
  const ranks = minigameRanks(rows)
  const tiedRankSet = tiedRanks(ranks)
  return (
    <>
      {rows.length > 0 ? (
        <ScrollSideways label="Mini games leaderboard">
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Rank</th>
                <th scope="col">User</th>
                <th scope="col">Correct</th>
                <th scope="col">Questions</th>
                <th scope="col">Rounds</th>
                <th scope="col">Accuracy</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row, index) => {
                const rank = ranks[index] ?? 0
                return (
                  <MinigameTableRow
                    key={row.userId}
                    row={row}
                    rank={rank}
                    tied={tiedRankSet.has(rank)}
                    you={row.userId === uid}
                  />
                )
              })}
            </tbody>
          </table>
        </ScrollSideways>
      ) : (
        <Notice>No results yet.</Notice>
      )}
      <div className={styles.foot}>
        {rows.length > 0 && <p>Sorted by accuracy then total correct.</p>}
        <ButtonLink to={urls.nickname}>Play the nickname game</ButtonLink>
      </div>
    </>
  )
}

interface RowProps extends Pick<RankTextProps, 'rank' | 'tied'> {
  row: MinigameRow
  you: boolean
}

function MinigameTableRow({ row, rank, tied, you }: RowProps) {
  const { username, avatar, favoriteColor, totalCorrect, totalQuestions, roundsPlayed } = row
  return (
    <tr className={styles.row} data-you={you} style={{ '--c': favoriteColor }}>
      <td className={styles.rank}>
        <Medal rank={rank} tied={tied} points={totalCorrect} />
      </td>
      <th scope="row" className={styles.user}>
        <span className={styles.who}>
          <Avatar name={username} avatar={avatar} favoriteColor={favoriteColor} />
          <span className={styles.name}>
            {username} <PlayerBadges you={you} left={row.left} />
          </span>
        </span>
      </th>
      <td>{totalCorrect}</td>
      <td>{totalQuestions}</td>
      <td>{roundsPlayed}</td>
      <td className={styles.accuracy}>{accuracyText(row)}</td>
    </tr>
  )
}

/** A rank; the first three get a medal, once they have a right answer. */
function Medal(of: Required<RankTextProps>) {
  const metal = of.points > 0 && METALS[of.rank - 1]
  const text = <RankText {...of} />
  if (!metal) return <span className={styles.plain}>{text}</span>
  return (
    <span className={styles.medal} data-metal={metal}>
      {text}
      <span className="unseen">, {metal} medal</span>
    </span>
  )
}
