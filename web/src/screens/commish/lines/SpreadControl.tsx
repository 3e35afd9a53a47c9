import { type FormEvent, useId, useState } from 'react'
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
  busy: boolean
  /** Stores the home side's spread in place of the one `seen`. @returns undefined if that failed. */
  onSet: (spread: number, seen: number | null) => Promise<unknown>
}

/** The favorite's number, 0 or less: half a point more or less, or typed and set. At 0 the favorite can be swapped. */
export function SpreadControl({ line, game, busy, onSet }: Props) {
  const unit = useId()
  /** What is being typed; undefined shows the line's spread. */
  const [typed, setTyped] = useState<string>()
  /** The spread when typing began, or when the last attempt to store what is typed was refused. */
  const [seen, setSeen] = useState(line.spread)
  /** The side whose number is shown while neither is favored. */
  const [even, setEven] = useState<Side>('HOME')
  const favorite = favoriteSide(line) ?? even
  const shown = lineSide(line, favorite)
  const step = (direction: 1 | -1) => {
    setTyped(undefined)
    // The team stays on the screen when its number reaches 0.
    setEven(favorite)
    void onSet(stepSpread(line.spread ?? 0, favorite, direction), line.spread)
  }
  async function set(event: FormEvent) {
    event.preventDefault()
    const number = typedNumber(typed ?? '')
    if (!typed?.trim() || !isSpread(number)) return toast('warn', NO_SPREAD)
    setEven(favorite)
    const saved = await onSet(favorite === 'HOME' ? number : 0 - number, seen)
    // What is refused stays to be corrected, and what was typed meanwhile stays too.
    if (saved === undefined) setSeen(line.spread)
    else setTyped((now) => (now === typed ? undefined : now))
  }
  const canSwap = !line.spread && typed === undefined
  return (
    <form className={styles.control} onSubmit={set}>
      <Button
        disabled={busy}
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
        disabled={busy}
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
