import { useId } from 'react'
import { matchup } from '#common/game/line'
import { LOCK_AFTER_KICKOFF } from '#common/game/lock'
import { eastern } from '#common/week/eastern'
import type { Warning } from '#common/week/warning'
import { timeNow } from '#web/session/serverTime'
import { Button } from '#web/ui/Button'
import { Notice } from '#web/ui/Notice'
import { Confirmation, useCommand } from '../command'
import { patchLine } from '../lines/patchLine'
import { type LineSwitch, voidEdit } from '../lines/switches'
import styles from './Alert.module.css'

const REVEALS_TEXT = 'Everybody sees the picks of this game at once, and nothing hides them again.'

/**
 * Why a game needs a decision, with a button for each choice. Undo takes the choice back, but not a kickoff that
 * reveals the game: that one asks first.
 */
export function GameWarning({ week, warning }: { week: number; warning: Warning }) {
  const { gameId, text, canCallOff, kickoffs } = warning
  const { busy, run, ask, question } = useCommand()
  const why = useId()
  const change = ({ errorText, edit, done }: Pick<LineSwitch, 'edit' | 'errorText' | 'done'>) =>
    run(errorText, () => patchLine({ week, gameId }, edit), { done: (line) => done(matchup(line)) })
  const callOff = () => change(voidEdit(true))
  const saveKickoff = async (kickoff: number) => {
    const yes = `Kickoff ${eastern(kickoff)}`
    const reveals = kickoff + LOCK_AFTER_KICKOFF <= timeNow()
    const title = `${kickoffs?.game}: kickoff ${eastern(kickoff)}?`
    if (reveals && !(await ask({ title, sentence: REVEALS_TEXT, yes, weight: 'danger' }))) return
    await change({
      errorText: 'Error saving',
      edit: { kickoff },
      done: (game) => `${game} ${kickoff <= timeNow() ? 'kicked' : 'kicks'} off ${eastern(kickoff)}.`,
    })
  }
  const choices = [kickoffs?.believed ?? null, kickoffs?.given ?? null].filter((kickoff) => kickoff !== null)
  return (
    <div className={styles.alert}>
      <div id={why} className={styles.text}>
        <Notice tone="warn">{text}</Notice>
      </div>
      {(canCallOff || choices.length > 0) && (
        <div className="wraps">
          {choices.map((kickoff) => (
            <Button key={kickoff} disabled={busy} aria-describedby={why} onClick={() => saveKickoff(kickoff)}>
              Kickoff {eastern(kickoff)}
            </Button>
          ))}
          {canCallOff && (
            <Button disabled={busy} aria-describedby={why} onClick={callOff}>
              Call it off
            </Button>
          )}
        </div>
      )}
      <Confirmation question={question} />
    </div>
  )
}
