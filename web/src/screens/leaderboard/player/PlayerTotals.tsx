import { Fragment, useState } from 'react'
import type { Tally } from '#common/boards/leaderboard'
import type { ShownPlayer } from '#common/people/profile'
import { conferenceIn } from '#common/teams/conferences'
import { findTeam } from '#common/teams/find-team'
import { usePublicProfile } from '#web/live/boards'
import { useShownSeason } from '#web/live/league'
import { winShareText } from '../display'
import styles from './PlayerTotals.module.css'

/** Points and Win % of a week or a season, and what the player wrote about themselves. */
export function PlayerTotals({ row }: { row: Tally & Pick<ShownPlayer, 'favoriteTeam'> & { userId: string } }) {
  const about = usePublicProfile(row.userId).value?.about
  const { season } = useShownSeason()
  const facts = [
    teamText(row.favoriteTeam, season),
    ...(row.possible > 0 ? [`${row.points} of ${row.possible} points`] : []),
    ...(row.picks > 0 ? [`${row.correct} of ${row.picks} correct (${winShareText(row)})`] : []),
  ]
  return (
    <>
      <p className={styles.totals}>
        {facts.map((fact) => (
          <Fragment key={fact}>
            <span>{fact}</span>{' '}
          </Fragment>
        ))}
      </p>
      {about && <About key={about} text={about} />}
    </>
  )
}

/** More than about three lines on a phone. */
const LONG = 140

/** What the player wrote about themselves; of a long text the beginning, until more is asked for. */
function About({ text }: { text: string }) {
  // Whole characters, so that no emoji is cut in half.
  const letters = [...text]
  const isLong = letters.length > LONG
  const [isWhole, setIsWhole] = useState(!isLong)
  return (
    <p className={styles.about}>
      {isWhole ? text : `${letters.slice(0, LONG).join('').trimEnd()}…`}
      {isLong && (
        <>
          {' '}
          <button type="button" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? 'Less' : 'More'}
          </button>
        </>
      )}
    </p>
  )
}

/** A team and the conference it played in that season. */
function teamText(name: string, season: number): string {
  const team = findTeam(name)
  return team ? `${name}, ${conferenceIn(season, team)}` : name
}
