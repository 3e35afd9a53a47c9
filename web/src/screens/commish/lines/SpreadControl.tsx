import { type FormEvent, useId, useRef, useState } from 'react'
import { favoriteSide, type GameLine, lineSide, otherSide, type Side } from '#common/game/line'
import { formatSpread, isSpread, NO_SPREAD, stepSpread } from '#common/game/spread'
import { Button } from '#web/ui/Button'
import { toast } from '#web/ui/toast'
import { typedNumber } from '../typedSpread'
import styles from './SpreadControl.module.css'

interface Props {
  line: GameLine
  /** The game in words, for the controls' names. */
  game: string
  /** Something of the line is being stored. */
  busy: boolean
  /** Stores the home side's spread in place of the one `seen`. @returns undefined if that failed. */
  onSet: (spread: number, seen: number | null) => Promise<unknown>
  /** Asks before the favorite changes. @returns whether the commissioner says yes. */
  onAsk: (title: string, sentence: string, yes: string) => Promise<boolean>
}

/**
 * The home side's spread while a commissioner steps it. A step that comes while an earlier one is being stored is stored
 * after it, together with all others that came meanwhile.
 */
function useSteps(stored: number | null, onSet: Props['onSet']) {
  /** The spread that was stepped to last; undefined once it is stored, or was refused. */
  const [wanted, setWanted] = useState<number>()
  const latest = useRef<number>(undefined)
  async function stepTo(spread: number, seen: number | null) {
    setWanted(spread)
    const isStoring = latest.current !== undefined
    latest.current = spread
    if (isStoring) return
    let known = seen
    for (let next: number | undefined = spread; next !== undefined; next = latest.current) {
      const saved = await onSet(next, known)
      known = next
      if (saved === undefined || latest.current === next) latest.current = undefined
    }
    setWanted(undefined)
  }
  return { spread: wanted ?? stored, isStepping: wanted !== undefined, stepTo }
}

/** The favorite's number, 0 or less: half a point more or less, or typed and set. At 0 the favorite can be swapped. */
export function SpreadControl({ line, game, busy, onSet, onAsk }: Props) {
  const unit = useId()
  /** What is being typed; undefined shows the line's spread. */
  const [typed, setTyped] = useState<string>()
  /** The spread when typing began, or when the last attempt to store what is typed was refused. */
  const [seen, setSeen] = useState(line.spread)
  /** The side whose number is shown while neither is favored. */
  const [even, setEven] = useState<Side>('HOME')
  const { spread, isStepping, stepTo } = useSteps(line.spread, onSet)
  const favorite = favoriteSide({ spread }) ?? even
  const shown = lineSide({ ...line, spread }, favorite)
  const ofHome = (number: number) => (favorite === 'HOME' ? number : 0 - number)
  const typedSpread = typed?.trim() && isSpread(typedNumber(typed)) ? typedNumber(typed) : undefined
  const step = (direction: 1 | -1) => {
    setTyped(undefined)
    // The team stays on the screen when its number reaches 0.
    setEven(favorite)
    const from = typedSpread !== undefined && typedSpread <= 0 ? ofHome(typedSpread) : (spread ?? 0)
    void stepTo(stepSpread(from, favorite, direction), line.spread)
  }
  async function set(event: FormEvent) {
    event.preventDefault()
    if (typedSpread === undefined) return toast('warn', NO_SPREAD)
    const other = lineSide(line, otherSide(favorite)).name
    // Commissioners say "Alabama by 6½": a number without a sign may be meant for the favorite that is shown.
    if (typedSpread > 0 && !typed?.includes('+') && spread) {
      const sentence = `${shown.name} is the favorite. A number above 0 makes it ${other}.`
      if (!(await onAsk('Are you sure?', sentence, `${other} ${formatSpread(-typedSpread)}`))) return
    }
    setEven(favorite)
    const saved = await onSet(ofHome(typedSpread), seen)
    // What is refused stays to be corrected, and what was typed meanwhile stays too.
    if (saved === undefined) setSeen(line.spread)
    else setTyped((now) => (now === typed ? undefined : now))
  }
  const canSwap = !spread && typed === undefined
  return (
    <form className={styles.control} onSubmit={set}>
      <Button
        disabled={busy && !isStepping}
        aria-label={`Half a point more for ${shown.name} to give: ${game}`}
        onClick={() => step(-1)}
      >
        −
      </Button>
      <label>
        <span id={unit}>{shown.abbr}</span>
        <input
          inputMode="text"
          autoComplete="off"
          aria-label={`Spread: ${game}`}
          aria-describedby={unit}
          value={typed ?? (shown.spread ? formatSpread(shown.spread) : String(shown.spread ?? ''))}
          onChange={(event) => {
            if (typed === undefined) setSeen(line.spread)
            setTyped(event.target.value)
          }}
        />
      </label>
      {/* One button, so that the focus stays on it when the number reaches 0. */}
      <Button
        disabled={busy && !isStepping}
        aria-label={canSwap ? `Swap favorite: ${game}` : `Half a point less for ${shown.name} to give: ${game}`}
        onClick={() => (canSwap ? setEven(otherSide(favorite)) : step(1))}
      >
        {canSwap ? 'Swap favorite' : '+'}
      </Button>
      {!canSwap && (
        <Button type="submit" disabled={busy || typed === undefined} aria-label={`Set spread: ${game}`}>
          Set
        </Button>
      )}
    </form>
  )
}
