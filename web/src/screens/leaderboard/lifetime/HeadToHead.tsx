import { type ReactNode, useState } from 'react'
import type { RouteResponse } from '#common/api/routes'
import { counted } from '#common/counted'
import { byName, type NamedPlayer } from '#common/people/name-order'
import { call } from '#web/api'
import { useOverallBoard } from '#web/live/boards'
import { useSession } from '#web/session/session'
import { Failed } from '#web/ui/Failed'
import { SelectField } from '#web/ui/form/SelectField'
import { Notice } from '#web/ui/Notice'
import { Skeleton } from '#web/ui/Skeleton'
import { useResponse } from '#web/ui/useResponse'
import styles from './HeadToHead.module.css'

/** One player against another, over all seasons; first against the viewer. */
export default function HeadToHead({ player }: { player: NamedPlayer }) {
  const session = useSession((state) => state.session)
  const uid = session?.uid
  const { status, value: board } = useOverallBoard()
  const [chosen, setChosen] = useState<string>()
  const players: NamedPlayer[] = [...(board?.rows ?? [])]
  // Whoever joined after the season that is shown may have met the player in a later one.
  if (session && !players.some(({ userId }) => userId === uid))
    players.push({ userId: session.uid, name: session.name })
  const others = players.filter(({ userId }) => userId !== player.userId).sort(byName)
  const rival = others.find(({ userId }) => userId === (chosen ?? uid)) ?? others[0]
  if (status === 'loading') return <Skeleton height={264} />
  if (!rival) return <Notice>Nobody to compare with yet.</Notice>
  return (
    <>
      <SelectField
        label="Against"
        value={rival.userId}
        onChoose={setChosen}
        options={others.map(({ userId, name }) => ({ value: userId, name: userId === uid ? `${name} (you)` : name }))}
      />
      <Comparison key={`${player.userId} ${rival.userId}`} first={player} second={rival} viewer={uid} />
    </>
  )
}

interface ComparisonProps {
  first: NamedPlayer
  second: NamedPlayer
  viewer: string | undefined
}

function Comparison({ first, second, viewer }: ComparisonProps) {
  const query = { first: first.userId, second: second.userId, season: 'all' } as const
  const { value: compared, failure, reload } = useResponse(() => call('GET /leaderboard/head-to-head', { query }))
  if (failure !== undefined) return <Failed text={failure} onRetry={reload} />
  if (!compared) return <Skeleton height={180} />
  return (
    <Counts
      compared={compared}
      first={first.name}
      second={second.name}
      ofViewer={[query.first, query.second].includes(viewer ?? '')}
    />
  )
}

interface CountsProps {
  compared: RouteResponse<'GET /leaderboard/head-to-head'>
  first: string
  second: string
  /** One of the two is the viewer. */
  ofViewer: boolean
}

/**
 * How often each had the better week, and games that only one had right. What neither won is said below, so that the
 * numbers add up.
 */
export function Counts({ compared, first, second, ofViewer }: CountsProps) {
  const { weeks, won, lost, tied, differed, right, wrong } = compared
  const pushed = differed - right - wrong
  if (weeks === 0 && differed === 0)
    return <Notice>{ofViewer ? 'You' : 'They'} have not met yet: no finished week in which both had a pick.</Notice>
  return (
    <div className={styles.compared}>
      {weeks > 0 && (
        <CountPair what="Better week" first={[first, won]} second={[second, lost]}>
          {counted(weeks, 'week')}
          {tied > 0 && `, ${tied} tied`}
        </CountPair>
      )}
      {differed > 0 && (
        <CountPair
          what={`Correct when ${ofViewer ? 'you' : 'they'} disagreed`}
          first={[first, right]}
          second={[second, wrong]}
        >
          {counted(differed, 'game')}
          {pushed > 0 && `, ${pushed} pushed`}
        </CountPair>
      )}
    </div>
  )
}

type NamedCount = readonly [name: string, count: number]

interface CountPairProps {
  what: string
  first: NamedCount
  second: NamedCount
  children: ReactNode
}

/** Two numbers side by side, each below its player's name. */
function CountPair({ what, first, second, children }: CountPairProps) {
  return (
    <section className={styles.score} aria-label={what}>
      <h3>{what}</h3>
      <Count of={first} isAhead={first[1] > second[1]} />
      <Count of={second} isAhead={second[1] > first[1]} />
      <small>{children}</small>
    </section>
  )
}

const Count = ({ of: [name, count], isAhead }: { of: NamedCount; isAhead: boolean }) => (
  <p data-ahead={isAhead}>
    <b>{count}</b> <span>{name}</span>
  </p>
)
