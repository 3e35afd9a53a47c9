import { useState } from 'react'
import type { SpreadOffer } from '#common/api/responses'
import type { RouteBodyInput, RouteResponse } from '#common/api/routes'
import { counted } from '#common/counted'
import { type GameLine, matchup } from '#common/game/line'
import { spreadChange } from '#common/game/set-spread'
import { call } from '#web/api'
import { Button } from '#web/ui/Button'
import { CheckboxRow } from '#web/ui/form/Field'
import { Modal } from '#web/ui/Modal'
import { Notice } from '#web/ui/Notice'
import { useIsMounted } from '#web/ui/useIsMounted'
import { kickoffText } from '#web/ui/when'
import type { Command } from '../command'
import { keepTyped, typedInto } from '../onDesk'
import { afterPendingEdits } from './patchLine'
import styles from './RefreshSpreads.module.css'

/** A spread of the feed that the commissioner accepts, and the line's own that it replaces. */
type Accepted = NonNullable<RouteBodyInput<'POST /commish/spreads'>['accept']>[number]

interface Props {
  week: number
  lines: readonly GameLine[]
  command: Command
  /** A line is missing that the feed has or may have, which is the next thing to do. */
  isNext: boolean
}

/** Sets the week's spreads from the feed, and asks about those that the server did not take. */
export function RefreshSpreads({ week, lines, command: { busy, run }, isNext }: Props) {
  const [left, setLeft] = useState<readonly SpreadOffer[]>([])
  /** What was set, which is said above what was left. */
  const [summary, setSummary] = useState('')
  const isMounted = useIsMounted()
  async function refresh(accept?: Accepted[]) {
    const typed = accept?.map(({ gameId }) => typedInto({ week, gameId })) ?? []
    setLeft([])
    const response = await run(
      'Error seeding/updating spreads',
      () => afterPendingEdits(() => call('POST /commish/spreads', { body: { week, ...(accept && { accept }) } })),
      {
        // The dialog says it, unless the desk shows another week by now.
        done: (done) =>
          isMounted.current && leftOf(done.offers, accept).length > 0
            ? ''
            : `${summaryOf(done)} ${begunText(done.offers)}`.trim(),
      },
    )
    // The number that was taken is a newer word than what was typed before.
    const isTaken = (id: string | undefined) => response?.offers.some((offer) => offer.gameId === id && !offer.problem)
    for (const each of typed) if (each && isTaken(each.gameId) && typedInto(each) === each) keepTyped(each, undefined)
    setLeft(leftOf(response?.offers ?? [], accept))
    setSummary(response ? summaryOf(response) : '')
  }
  return (
    <>
      <Button weight={isNext ? 'primary' : 'plain'} disabled={busy} onClick={() => refresh()}>
        Refresh spreads
      </Button>
      {left.length > 0 && (
        <SpreadOffers
          offers={left}
          summary={summary}
          lines={lines}
          busy={busy}
          onTake={refresh}
          onClose={() => setLeft([])}
        />
      )}
    </>
  )
}

const hasKickedOff = ({ flag }: SpreadOffer): boolean => flag === 'kicked-off'

/** How many of the games have kicked off, in a sentence; empty for none. */
function begunText(offers: readonly SpreadOffer[]): string {
  const begun = offers.filter(hasKickedOff).length
  return begun ? `${counted(begun, 'game')} ${begun === 1 ? 'has' : 'have'} kicked off.` : ''
}

function summaryOf({ seeded, offers }: RouteResponse<'POST /commish/spreads'>): string {
  const odd = offers.filter((offer) => offer.problem && !hasKickedOff(offer)).length
  const unset = odd ? ` Left as before: ${counted(odd, 'game')}.` : ''
  return `${seeded ? counted(seeded, 'spread') : 'No spread'} set from the feed.${unset}`
}

/**
 * The offers to show: those with a problem, also if none can be accepted. None if each of their games has kicked off:
 * nothing is left to decide. After an acceptance only the accepted ones whose number has changed since.
 */
export function leftOf(offers: readonly SpreadOffer[], accept?: readonly Accepted[]): SpreadOffer[] {
  const left = offers.filter(
    ({ gameId, problem }) => problem && (!accept || accept.some((each) => each.gameId === gameId)),
  )
  return left.every(hasKickedOff) ? [] : left
}

interface OffersProps {
  /** The spreads that were not taken. */
  offers: readonly SpreadOffer[]
  /** How many spreads were set, in a sentence. */
  summary: string
  lines: readonly GameLine[]
  busy: boolean
  onTake: (accept: Accepted[]) => void
  onClose: () => void
}

function OfferedGame({ line }: { line: GameLine | undefined }) {
  return (
    <>
      <b>{line ? matchup(line) : 'A game off the slate'}</b>
      {/* A game that was called off may stand beside the same one under another id. */}
      {line && <small>{line.void ? 'Called off' : kickoffText(line)}</small>}
    </>
  )
}

/**
 * The feed's spreads that were not taken, with the reason. Those that may still be taken come first, each with a
 * checkbox. The others share a reason: early in a week the feed has no numbers at all. Games that have kicked off are
 * only counted: there is nothing to decide, and on a Saturday they would push the others out of sight.
 */
export function SpreadOffers({ offers, summary, lines, busy, onTake, onClose }: OffersProps) {
  const [taken, setTaken] = useState<readonly string[]>([])
  const lineOf = (id: string) => lines.find((each) => each.gameId === id)
  const take = () =>
    onTake(
      offers
        .filter(({ gameId }) => taken.includes(gameId))
        .map(({ gameId, spread }) => ({ gameId, spread, seen: lineOf(gameId)?.spread ?? null })),
    )
  const named = offers.filter((each) => !hasKickedOff(each))
  const settled = named.filter((each) => !each.acceptable)
  const reasons = [...new Set(settled.map(({ problem }) => problem))]
  const isAsked = offers.some((offer) => offer.acceptable)
  const toggle = (id: string) => setTaken(taken.includes(id) ? taken.filter((each) => each !== id) : [...taken, id])
  return (
    <Modal
      title={isAsked ? 'Left as they were' : 'Spreads from the feed'}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{isAsked ? 'Leave them' : 'OK'}</Button>
          {isAsked && (
            <Button weight="primary" disabled={busy || taken.length === 0} onClick={take}>
              Take {taken.length || 'ticked'} from the feed
            </Button>
          )}
        </>
      }
    >
      {summary && <p>{summary}</p>}
      {offers.some((offer) => offer.flag === 'all-equal') && (
        <Notice tone="warn">
          The feed gives one number to every game. That is how a broken feed looks, so none was taken. Compare it with
          another source, then take what is right or type the lines yourself.
        </Notice>
      )}
      <ul className={styles.offers}>
        {named
          .filter((each) => each.acceptable)
          .map(({ gameId, problem, spread }) => {
            const line = lineOf(gameId)
            return (
              <li key={gameId}>
                <CheckboxRow className={styles.choice} checked={taken.includes(gameId)} onChange={() => toggle(gameId)}>
                  <OfferedGame line={line} />
                  <small>{problem}</small>
                  {line && <small>{spreadChange(line, spread)}</small>}
                </CheckboxRow>
              </li>
            )
          })}
        {reasons.map((reason) => (
          <li key={reason}>
            {settled
              .filter(({ problem }) => problem === reason)
              .map(({ gameId }) => (
                <OfferedGame key={gameId} line={lineOf(gameId)} />
              ))}
            <small>{reason}</small>
          </li>
        ))}
      </ul>
      {begunText(offers) && <p className="note">{begunText(offers)}</p>}
    </Modal>
  )
}
