import { TeamMark, teamPaint } from '#web/ui/game/TeamMark'
import { Icon } from '#web/ui/Icon'
import { Notice } from '#web/ui/Notice'
import styles from './AnswerSheet.module.css'
import type { Answered, AnswerVerdict } from './round'

const marks = {
  right: { shape: 'check', word: 'Right' },
  wrong: { shape: 'close', word: 'Wrong' },
  skipped: { shape: 'skip', word: 'Skipped' },
} as const

/** The verdict on an answer, as an icon and a word. */
export function VerdictMark({ verdict }: { verdict: AnswerVerdict }) {
  const { shape, word } = marks[verdict]
  return (
    <span className={styles.mark} data-verdict={verdict}>
      <Icon shape={shape} size={15} />
      {word}
    </span>
  )
}

/** Teams with their nicknames and what was answered. */
export function AnswerList({ answers }: { answers: readonly Answered[] }) {
  return (
    <ol className={styles.list}>
      {answers.map(({ team, answer, verdict }) => (
        <li key={team.id} style={teamPaint(team.id)}>
          <TeamMark abbr={team.abbr} />
          <span className={styles.names}>
            <span>
              {team.name} <b>{team.nickname}</b>
            </span>
            {verdict === 'wrong' && (
              <small>
                You said “<bdi>{answer}</bdi>”
              </small>
            )}
          </span>
          <VerdictMark verdict={verdict} />
        </li>
      ))}
    </ol>
  )
}

/** The round's answers so far, the latest on top. */
export function AnswerSheet({ answers }: { answers: readonly Answered[] }) {
  return (
    <section className={styles.sheet}>
      <h2>This round</h2>
      {answers.length ? <AnswerList answers={[...answers].reverse()} /> : <Notice>No answers yet.</Notice>}
    </section>
  )
}
