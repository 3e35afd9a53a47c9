import { teamById, teamColor } from '#common/teams/teams'
import { classes } from '../classes'
import { fillStyle } from '../contrast'
import styles from './TeamMark.module.css'

/** A team's colours as the custom properties that its mark, and what lies around it, are drawn in. */
export const teamPaint = (teamId: string) => fillStyle(teamColor(teamId), teamById(teamId)?.scolor)

interface Props {
  abbr: string
  /** A quieter block, for the side that was not picked. */
  faded?: boolean
}

/** The team's block: its colour (from the `--fill` and `--ink` around it) with its code as the mark. */
export function TeamMark({ abbr, faded = false }: Props) {
  return (
    <span aria-hidden className={classes(styles.mark, faded && styles.faded)} data-long={abbr.length > 3}>
      {abbr}
    </span>
  )
}
