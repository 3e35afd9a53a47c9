import { useId, useState } from 'react'
import type { GameLine } from '#common/game/line'
import { BAD_SPREAD_TEXT, favoriteText, isSpread, stepSpread } from '#common/game/set-spread'
import { favoriteSide, lineSide, otherSide, type Side } from '#common/game/sides'
import { formatSpread } from '#common/game/spread'
import { Button } from '#web/ui/Button'
import { toast } from '#web/ui/toast'
import type { Command, Question } from '../command'
import { favoritesNumber, parseHomeSpread, parseNumber } from '../parseSpread'
import { useUnsavedField } from '../useUnsavedField'
import styles from './SpreadControl.module.css'
import { favoriteQuestion, jumpQuestion } from './switches'

/**
 * Stores the home side's spread in place of the one `seen`.
 * @param failed gets what made it fail. @returns undefined if it failed.
 */
export type SetSpread = (spread: number, seen: number | null, failed?: (failure: unknown) => void) => Promise<unknown>

interface Props {
  line: GameLine
  /** The game in words, for the controls' names. */
  game: string
  /** The spread is being stored. */
  busy: boolean
  /** What is asked before the spread is stored, if anything. */
  question: Question | undefined
  onSet: SetSpread
  /** Asks before the spread is stored. @returns whether the commissioner says yes. */
  onAsk: Command['ask']
}

/** What the control shows of a line, and what its buttons do. */
function useSpreadControl({ line, question, onSet, onAsk }: Omit<Props, 'game' | 'busy'>) {
  /** The side whose number is shown while neither is favored. */
  const [sideWhenEven, setSideWhenEven] = useState<Side>('HOME')
  /** The side that was favored before there is a number: one without a sign is then a favorite's. */
  const [favored, setFavored] = useState<Side>()
  /** What the last step led to, for screen readers: the focus is on a button, not on the number. */
  const [stepped, setStepped] = useState('')
  const { week, gameId, spread } = line
  const field = useUnsavedField({ week, gameId }, spread, (each) => parseHomeSpread(each) === spread)
  const { typed, forget } = field
  // What is typed stays the number of the side it was typed for.
  const shownSide = typed?.side ?? favoriteSide(line) ?? sideWhenEven
  const team = lineSide(line, shownSide)
  const textOf = (number: number | null) => (number ? formatSpread(number) : String(number ?? ''))
  /** Turns the home side's number into the shown side's, and back. `0 - number`, since `-0` is not 0 everywhere. */
  const homeOrShown = (number: number) => (shownSide === 'HOME' ? number : 0 - number)
  const isFavored = spread === null && favored === shownSide
  const parse = isFavored ? favoritesNumber : parseNumber
  const number = typed?.text.trim() ? parse(typed.text) : Number.NaN
  const typedSpread = isSpread(number) ? number : undefined

  function step(direction: 1 | -1) {
    const from = typedSpread !== undefined && typedSpread <= 0 ? homeOrShown(typedSpread) : (spread ?? 0)
    const next = stepSpread(from, shownSide, direction)
    const text = textOf(homeOrShown(next))
    // A button may have no focus to lose, as in Safari, so steps that lead back are forgotten here and not on blur.
    if (next === spread) {
      setSideWhenEven(shownSide)
      forget()
    } else field.type(text, shownSide)
    setStepped(`${team.name} ${text}, ${next === spread ? 'unchanged' : 'not set yet'}`)
  }

  async function set(): Promise<void> {
    if (!typed || !field.isUnsaved) return forget()
    if (typedSpread === undefined) return void toast('warn', BAD_SPREAD_TEXT)
    const next = homeOrShown(typedSpread)
    const turned = isFavored ? undefined : favoriteQuestion(line, shownSide, typed.text)
    for (const asked of [turned ?? jumpQuestion(line, next), question]) if (asked && !(await onAsk(asked))) return
    setSideWhenEven(shownSide)
    setStepped('')
    const saved = await onSet(next, field.seen, field.failed)
    if (saved === undefined || field.settle(next)) return
    // The field shows the former number until then, as if the new one was not set.
    toast('good', `${favoriteText({ ...line, spread: next })} is set. This page shows it once it is connected again.`)
  }

  function swap() {
    const side = otherSide(shownSide)
    if (typed) field.type(typed.text, side)
    else setSideWhenEven(side)
    if (spread === null) setFavored(side)
    const { name } = lineSide(line, side)
    setStepped(typed ? `${name} ${typed.text}, not set yet` : `The number of ${name} is shown.`)
  }

  return {
    team,
    text: typed?.text ?? textOf(team.spread),
    stepped,
    isTyped: typed !== undefined,
    isUnsaved: field.isUnsaved,
    /** Whether neither side is favored, so that they can be swapped. */
    isEven: typed === undefined ? !spread : typedSpread === 0,
    // Before there is a number, there is no favorite to swap.
    swapText: spread === null ? `Favor ${lineSide(line, otherSide(shownSide)).abbr}` : 'Swap favorite',
    step,
    set,
    swap,
    type(text: string): void {
      setStepped('')
      field.type(text, shownSide)
    },
    /** A field that is left empty shows the spread again: there is no way to set none. */
    leave(): void {
      setStepped('')
      if (typed?.text.trim() === '') forget()
      else field.forgetSaved()
    },
  }
}

/** The favorite's number, 0 or less: half a point more or less, or typed and set. At 0 the favorite can be swapped. */
export function SpreadControl({ game, busy, ...props }: Props) {
  const unit = useId()
  const { team, text, stepped, isTyped, isUnsaved, isEven, swapText, step, set, swap, type, leave } =
    useSpreadControl(props)
  return (
    <form
      className={styles.control}
      onSubmit={(event) => {
        event.preventDefault()
        void set()
      }}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || leave()}
    >
      <Button
        disabled={busy}
        aria-label={`Half a point more for ${team.name} to give: ${game}`}
        onClick={() => step(-1)}
      >
        −
      </Button>
      <label>
        <span id={unit}>{team.abbr}</span>
        <input
          inputMode="text"
          autoComplete="off"
          aria-label={`Spread: ${game}`}
          aria-describedby={unit}
          placeholder="none"
          value={text}
          // A phone puts the cursor where the finger is, and the next key would be added to the number.
          onFocus={({ target }) => target.select()}
          onChange={(event) => type(event.target.value)}
        />
      </label>
      <span className="unseen" role="status">
        {stepped}
      </span>
      {/* One button, so that the focus stays on it when the number reaches 0. */}
      <Button
        disabled={busy}
        aria-label={isEven ? `${swapText}: ${game}` : `Half a point less for ${team.name} to give: ${game}`}
        onClick={() => (isEven ? swap() : step(1))}
      >
        {isEven ? swapText : '+'}
      </Button>
      {(!isEven || isTyped) && (
        <Button
          type="submit"
          weight={isUnsaved ? 'primary' : 'plain'}
          disabled={busy || !isUnsaved}
          aria-label={`Set spread: ${game}`}
        >
          Set
        </Button>
      )}
    </form>
  )
}
