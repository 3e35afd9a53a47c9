import { useDeferredValue, useMemo, useState } from 'react'
import { slipPicks, type WeeklyBoard } from '#common/boards/leaderboard'
import { tiedRanks } from '#common/boards/ranks'
import type { Side } from '#common/game/sides'
import { needsOf, needsText } from '#common/race/needs'
import { type Assumptions, raceOf } from '#common/race/race'
import { whatIf } from '#common/race/what-if'
import { useSlipWhileHidden } from '#web/live/boards'
import { useMissingPicks } from '#web/picking/useMissingPicks'
import { useUid } from '#web/session/session'
import { rankSentence } from '../display'
import styles from './WhatIf.module.css'
import { WhatIfPanel } from './WhatIfPanel'

/**
 * `You win if Alabama and LSU cover`, and a panel in which the viewer assumes who covers.
 * @param mayGrow whether another game may join the week, and so change who can win it.
 */
export default function WhatIf({ board, mayGrow }: { board: WeeklyBoard; mayGrow: boolean }) {
  const viewer = useUid()
  const slip = useSlipWhileHidden(board)
  const viewerPicks = useMemo(
    () => (viewer && slip ? { userId: viewer, ...slipPicks(slip.picks) } : undefined),
    [viewer, slip],
  )
  const [opened, setOpened] = useState(false)
  const [assumed, setAssumed] = useState<Assumptions>({})
  // The side that was tapped shows at once. What follows from it comes after, because it takes a slow phone longer.
  const deferredAssumed = useDeferredValue(assumed)
  const { count: missing } = useMissingPicks(board.week)
  // Folded, nothing on the page would say that the sentence rests on what the viewer assumes.
  const race = useMemo(
    () => raceOf(board, { own: viewerPicks, assumed: opened ? deferredAssumed : {} }),
    [board, viewerPicks, opened, deferredAssumed],
  )
  const sentence = useMemo(() => {
    const racer = race.racers.find(({ userId }) => userId === viewer)
    const needs = racer && needsOf(race, racer)
    // Before the first reveal nobody is behind, and games without a line are still to be picked: too early to say that
    // others have to lose.
    const isAnyRevealed = board.games.some((game) => !game.void && board.revealed.includes(game.gameId))
    const hasPicksToCome = !isAnyRevealed || race.games.some(({ game }) => game.spread === null)
    const isTooEarly = needs?.kind === 'help' && hasPicksToCome
    const said = needs && !isTooEarly ? needsText(needs, race, missing) : [{ text: 'See how the week could end' }]
    return mayGrow ? [...said, { text: '. Games may still be added.' }] : said
  }, [race, viewer, mayGrow, missing, board])
  const standings = useMemo(
    () => (opened ? whatIf(board, { own: viewerPicks, assumed: deferredAssumed, race }) : []),
    [opened, board, deferredAssumed, viewerPicks, race],
  )
  const tiedRankSet = useMemo(() => tiedRanks(standings.map(({ rank }) => rank)), [standings])
  const own = rankSentence(standings, viewer)
  const assume = (gameId: string, side: Side) => {
    const { [gameId]: before, ...others } = assumed
    setAssumed(before === side ? others : { ...others, [gameId]: side })
  }
  return (
    <section className={styles.section} aria-label="What if" data-assumes={opened} data-screen-only>
      <div className={styles.line}>
        <p role="status">
          {own && <span className={styles.own}>{own}</span>}
          {sentence.map(({ text, team }, index) => (team ? <b key={index}>{text}</b> : text))}
        </p>
        <button type="button" className="unfolds" aria-expanded={opened} onClick={() => setOpened(!opened)}>
          What if
        </button>
      </div>
      {opened && (
        <WhatIfPanel
          board={board}
          viewerPicks={viewerPicks}
          assumed={assumed}
          standings={standings}
          tiedRankSet={tiedRankSet}
          viewer={viewer}
          onAssume={assume}
          onReset={() => setAssumed({})}
        />
      )}
    </section>
  )
}
