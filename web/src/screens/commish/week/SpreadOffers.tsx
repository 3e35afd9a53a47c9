import { useState } from 'react'
import type { SpreadOffer } from '#common/api/responses'
import type { RouteBodyInput } from '#common/api/routes'
import type { GameLine } from '#common/game/line'
import { formatSpread } from '#common/game/spread'
import { Button } from '#web/ui/Button'
import { Modal } from '#web/ui/Modal'
import styles from './SpreadOffers.module.css'

/** A number of the feed waved through, and the line's own that it takes the place of. */
export type Accepted = NonNullable<RouteBodyInput<'POST /commish/spreads'>['accept']>[number]

interface Props {
  /** The offers that were not simply taken. */
  offers: readonly SpreadOffer[]
  lines: readonly GameLine[]
  busy: boolean
  onTake: (accept: Accepted[]) => void
  onClose: () => void
}

const number = (spread: number | null) => (spread === null ? 'no line' : formatSpread(spread))

function Words({ offer: { spread, problem, acceptable }, line }: { offer: SpreadOffer; line: GameLine | undefined }) {
  return (
    <span>
      <b>{line ? `${line.awayName} @ ${line.homeName}` : 'A game off the slate'}</b>
      <small>{problem}</small>
      {acceptable && line && (
        <small>
          {line.homeAbbr} {number(line.spread)} → {number(spread)}
        </small>
      )}
    </span>
  )
}

/** The feed's numbers that were left alone, each with why; those that may be taken all the same can be ticked. */
export function SpreadOffers({ offers, lines, busy, onTake, onClose }: Props) {
  const [taken, setTaken] = useState<readonly string[]>([])
  const lineOf = (id: string) => lines.find((each) => each.gameId === id)
  const take = () =>
    onTake(
      offers
        .filter(({ gameId }) => taken.includes(gameId))
        .map(({ gameId, spread }) => ({ gameId, spread, seen: lineOf(gameId)?.spread ?? null })),
    )
  // What there is to decide comes first.
  const sorted = [...offers.filter((each) => each.acceptable), ...offers.filter((each) => !each.acceptable)]
  const toggle = (id: string) => setTaken(taken.includes(id) ? taken.filter((each) => each !== id) : [...taken, id])
  return (
    <Modal
      title="Left as they were"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Leave them</Button>
          <Button weight="primary" disabled={busy || taken.length === 0} onClick={take}>
            Take {taken.length || 'ticked'} from the feed
          </Button>
        </>
      }
    >
      <ul className={styles.offers}>
        {sorted.map((offer) => {
          const { gameId, acceptable } = offer
          const words = <Words offer={offer} line={lineOf(gameId)} />
          return (
            <li key={gameId}>
              {acceptable ? (
                <label>
                  <input type="checkbox" checked={taken.includes(gameId)} onChange={() => toggle(gameId)} />
                  {words}
                </label>
              ) : (
                words
              )}
            </li>
          )
        })}
      </ul>
    </Modal>
  )
}
