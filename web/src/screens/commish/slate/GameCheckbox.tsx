import { kickoffText } from '#web/ui/when'
import styles from './GameCheckbox.module.css'
import type { Candidate } from './games'

interface Props {
  game: Candidate
  /** Why it was proposed. */
  why: string | undefined
  checked: boolean
  onToggle: () => void
}

/** One game of the checklist. */
export function GameCheckbox({ game, why, checked, onToggle }: Props) {
  return (
    <label className={styles.game}>
      <input type="checkbox" checked={checked} onChange={onToggle} />
      <span>
        <b>
          {game.away} {game.neutral ? 'vs' : '@'} {game.home}
        </b>
        <small>{[kickoffText(game), game.channel || 'No Channel Info', game.odds].filter(Boolean).join(' · ')}</small>
        {why && <small className={styles.why}>{why}</small>}
      </span>
    </label>
  )
}
