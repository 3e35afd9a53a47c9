import { type GameLine, matchup } from '#common/game/line'
import { closedBecause, nextToLock } from '#common/game/lock'
import { Countdown } from '#web/ui/Countdown'
import { cardId, followCardLink } from '#web/ui/game/showCard'
import { Link } from '#web/ui/Link'
import { useNow } from '#web/ui/useNow'
import { urls } from '#web/urls'
import styles from './NextLock.module.css'

const NOTHING_LEFT = 'Nothing is left to lock.'

/** What is said where nothing will lock at a known time: games may still wait for their kickoff, or for their line. */
export function noLockText(lines: readonly GameLine[], now: number): string {
  const reasons = lines.map((line) => closedBecause(line, now))
  if (reasons.includes(null) || reasons.includes('doubt')) return 'What is left has no kickoff time yet.'
  return reasons.includes('no-line') ? 'The lines are still to come.' : NOTHING_LEFT
}

/** The next lock of a game that is still to pick, or else of any; null where none will lock at a known time. */
export function lockToName(lines: readonly GameLine[], unpicked: readonly GameLine[], now: number) {
  const next = nextToLock(lines, now)
  const missing = nextToLock(unpicked, now)
  if (!next || !missing) return next && { ...next, label: 'Next to lock' }
  return { ...missing, label: missing.at === next.at ? 'Next to lock' : 'Next pick due' }
}

interface Props {
  lines: readonly GameLine[]
  /** Those that are still to pick. */
  unpicked: readonly GameLine[]
}

/** The next lock that asks something of the player, counted down by the second; leads to its card. */
export function NextLock({ lines, unpicked }: Props) {
  const now = useNow(1_000)
  const next = lockToName(lines, unpicked, now)
  const [first, ...others] = next?.games ?? []
  if (!next || !first) {
    const text = noLockText(lines, now)
    return (
      <p className={styles.next}>
        {text} {text === NOTHING_LEFT && <Link to={urls.leaderboard}>See the board</Link>}
      </p>
    )
  }
  return (
    <a
      className={styles.next}
      href={`#${cardId(first.gameId)}`}
      onClick={(event) => followCardLink(event, first.gameId)}
    >
      <span>
        {next.label}: <b>{matchup(first)}</b>
        {others.length > 0 && ` + ${others.length} more`}
      </span>{' '}
      <Countdown at={next.at} now={now} />
    </a>
  )
}
