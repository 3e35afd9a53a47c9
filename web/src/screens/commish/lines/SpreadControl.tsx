import { type FormEvent, useState } from 'react'
import type { GameLine } from '#common/game/line'
import { isSpread, stepSpread } from '#common/game/spread'
import { Button } from '#web/ui/Button'
import { toast } from '#web/ui/toast'
import styles from './SpreadControl.module.css'

interface Props {
  line: Pick<GameLine, 'gameId' | 'spread' | 'homeAbbr'>
  /** The game in words, for the controls' names. */
  game: string
  busy: boolean
  onSet: (spread: number) => void
}

/** The home side's spread: half a point up or down, or typed and set. */
export function SpreadControl({ line, game, busy, onSet }: Props) {
  /** What is being typed; undefined shows the line's spread. */
  const [typed, setTyped] = useState<string>()
  const step = (direction: 1 | -1) => {
    setTyped(undefined)
    onSet(stepSpread(line.spread ?? 0, direction))
  }
  function set(event: FormEvent) {
    event.preventDefault()
    const spread = Number((typed ?? '').replace('−', '-').replace(',', '.').replace('½', '.5'))
    if (!typed?.trim() || !isSpread(spread)) return toast('warn', 'A spread is a multiple of ½ within ±99½.')
    setTyped(undefined)
    onSet(spread)
  }
  return (
    <form className={styles.control} onSubmit={set}>
      <Button disabled={busy} aria-label={`Half a point less for the home side: ${game}`} onClick={() => step(-1)}>
        −
      </Button>
      <label>
        <span>{line.homeAbbr}</span>
        <input
          inputMode="text"
          autoComplete="off"
          aria-label={`Home spread: ${game}`}
          value={typed ?? String(line.spread ?? '')}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <Button disabled={busy} aria-label={`Half a point more for the home side: ${game}`} onClick={() => step(1)}>
        +
      </Button>
      <Button type="submit" disabled={busy || typed === undefined} aria-label={`Set spread: ${game}`}>
        Set
      </Button>
    </form>
  )
}
