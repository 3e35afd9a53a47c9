import type { Ref } from 'react'
import { teamPaint } from '#web/ui/game/TeamMark'
import { Icon } from '#web/ui/Icon'
import styles from './RecapFace.module.css'
import { namesText, type RecapLine } from './recapLines'

interface Props {
  ref: Ref<HTMLDivElement>
  label: string
  winners: readonly string[]
  points: number
  lines: readonly RecapLine[]
}

/** The card as it is shared: who wears the crown, and the stories of the week. */
export function RecapFace({ ref, label, winners, points, lines }: Props) {
  return (
    <div ref={ref} className={styles.face}>
      <header className={styles.head}>
        <span>
          CFB <b>Picks</b>
        </span>
        <span>{label}</span>
      </header>
      {winners.length > 0 && (
        <div className={styles.winner}>
          <Icon shape="crown" size={44} />
          <p>
            <b>{namesText(winners)}</b>
            <span>
              {winners.length > 1 ? `share the week with ${points} points each` : `won the week with ${points} points`}
            </span>
          </p>
        </div>
      )}
      <dl className={styles.lines}>
        {lines.map(({ title, who, story, teamId }) => (
          <div key={title} style={teamId ? teamPaint(teamId) : undefined}>
            <dt>{title}</dt>
            <dd>
              <b>{who}</b>
              <span>{story}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
