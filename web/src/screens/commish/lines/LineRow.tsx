import { useState } from 'react'
import { scoreNow } from '#common/boards/as-it-stands'
import { type GameLine, matchup } from '#common/game/line'
import { scoreText } from '#common/game/score-text'
import { favoriteText } from '#common/game/set-spread'
import { type LiveGame, momentText, phaseNow } from '#common/week/week'
import { Button } from '#web/ui/Button'
import { classes } from '#web/ui/classes'
import { CheckboxRow } from '#web/ui/form/Field'
import { kickoffNow, kickoffWords } from '#web/ui/game/gameText'
import { dayTimeText } from '#web/ui/when'
import { Confirmation, useCommand } from '../command'
import { Facts } from '../Facts'
import { handText } from '../handText'
import { GameByHand } from './GameByHand'
import styles from './LineRow.module.css'
import { patchLine } from './patchLine'
import { type SetSpread, SpreadControl } from './SpreadControl'
import { type LineSwitch, spreadQuestion, switchesOf } from './switches'

/**
 * How far a game is, in a word: `Live`, `Final`, `Postponed`; empty while it has not begun. That it is locked its box
 * says: one word more may wrap the facts, and would move the boxes under a finger.
 */
export function lineState(line: GameLine, live: LiveGame | undefined): string {
  const phase = phaseNow(line, live)
  if (phase === 'live') return 'Live'
  return phase === 'pre' ? '' : momentText({ phase, period: 0, clock: '', pause: null })
}

const lineText = (line: GameLine) => (line.spread === null ? 'No line yet' : favoriteText(line))

/** Where the spread came from, when, and what it was before: `by hand, Tue 9:04 AM, was Alabama −6½`. */
function sourceText(line: GameLine): string {
  const { spreadSource, spreadAt, spreadWas } = line
  if (!spreadSource || spreadAt === null) return ''
  const from = spreadSource === 'feed' ? 'feed' : 'by hand'
  const before = spreadWas === null ? '' : `, was ${favoriteText({ ...line, spread: spreadWas })}`
  return `${from}, ${dayTimeText(spreadAt)}${before}`
}

/** When it kicks off; empty for a game that is put off without a date: its former day would read as the new one. */
export function whenText(line: GameLine, live: LiveGame | undefined): string {
  const kickoff = kickoffNow(line, live)
  return kickoff.timeTbd && phaseNow(line, live) === 'postponed' ? '' : kickoffWords(line, live)
}

interface Props {
  line: GameLine
  live: LiveGame | undefined
  /** The time now (epoch ms). */
  now: number
}

/** One line: how far its game is, its spread, and whether it is double, locked, called off. */
export function LineRow({ line, live, now }: Props) {
  const state = lineState(line, live)
  const [isOpen, setOpen] = useState(false)
  const { busy, run, ask, question } = useCommand()
  // A command of its own: the boxes can be pressed while the spread is stored that this press has sent.
  const spread = useCommand()
  /** The spread that was stored last here. */
  const [stored, setStored] = useState<number>()
  const store: SetSpread = async (home, seen, failed) => {
    const send = () => patchLine(line, { spread: home, seen })
    const response = await spread.run('Error updating spread', send, { failed })
    if (response) setStored(home)
    return response
  }
  const game = matchup(line)
  const flip = async (box: LineSwitch) => {
    if (box.question && !(await ask(box.question))) return
    await run(box.errorText, () => patchLine(line, box.edit), { done: () => box.done(game) })
  }
  const hand = handText(line)
  const score = scoreNow(line, live)
  return (
    <li className={classes(styles.row, line.void && styles.void)}>
      <p className={styles.game}>
        <b>{game}</b>
        {state && <span className={classes(styles.state, state === 'Live' && styles.live)}>{state}</span>}
        <Facts facts={[score ? scoreText(line, score) : '', whenText(line, live), line.broadcast]} />
        {hand && <small className={styles.hand}>{hand}</small>}
      </p>
      <div className={styles.side}>
        <div className={styles.line}>
          <p>{lineText(line)}</p>
          {/* Only this is read out: a refresh changes the spreads of many lines. */}
          <span className="unseen" role="status">
            {stored === line.spread && `${lineText(line)} is set.`}
          </span>
          <small>{sourceText(line)}</small>
        </div>
        <Button aria-label={`Edit game: ${game}`} onClick={() => setOpen(true)}>
          Edit game
        </Button>
      </div>
      <SpreadControl
        line={line}
        game={game}
        busy={spread.busy}
        question={spreadQuestion(line, now)}
        onSet={store}
        onAsk={ask}
      />
      <Confirmation question={question} />
      {isOpen && <GameByHand line={line} live={live} onClose={() => setOpen(false)} />}
      <div className={styles.switches}>
        {switchesOf(line, now).map((each) =>
          each.instead ? (
            <span key={each.name}>{each.instead}</span>
          ) : (
            <CheckboxRow
              key={each.name}
              className={styles.toggle}
              checked={each.on}
              disabled={busy}
              aria-label={`${each.name}: ${game}`}
              onChange={() => flip(each)}
            >
              {each.name}
            </CheckboxRow>
          ),
        )}
      </div>
    </li>
  )
}
