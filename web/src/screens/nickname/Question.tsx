import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ANSWER_MAX } from '#common/nicknames/nickname-round'
import { conferenceIn } from '#common/teams/conferences'
import type { Team } from '#common/teams/team'
import { Button } from '#web/ui/Button'
import { fillStyle } from '#web/ui/contrast'
import { hideBroken } from '#web/ui/hideBroken'
import { VerdictMark } from './AnswerSheet'
import styles from './Question.module.css'
import type { AnswerVerdict } from './round'

interface Props {
  team: Team
  /** The season, which decides the conference. */
  season: number
  /** Undefined until the question is answered. */
  verdict: AnswerVerdict | undefined
}

/** The school in its colours with its logo, and below it the question, or the verdict with the nickname. */
export function TeamQuestion({ team, season, verdict }: Props) {
  return (
    <section
      className={styles.card}
      aria-label="Question"
      aria-live="polite"
      style={fillStyle(team.pcolor, team.scolor)}
    >
      <div className={styles.team}>
        <img key={team.id} src={team.teamLogo} alt="" width={512} height={512} onError={hideBroken} />
        <div className={styles.school}>
          <h2>{team.name}</h2>
          <p>{conferenceIn(season, team)}</p>
        </div>
      </div>
      <p className={styles.foot}>
        {verdict ? (
          <>
            <VerdictMark verdict={verdict} /> <b>{team.nickname}</b>
            {/* The focus stays in the field, and the button that has changed its name is not read out. */}
            <span className="unseen">. Enter goes on.</span>
          </>
        ) : (
          'What is their nickname?'
        )}
      </p>
    </section>
  )
}

interface AnswerProps {
  team: Team
  /** The answer has been judged: Enter goes on. */
  judged: boolean
  /** The question is the round's last one. */
  isLast: boolean
  /** Empty skips the question. */
  onAnswer: (text: string) => void
  onNext: () => void
}

/**
 * Where the nickname is typed. It has the focus from the start, except on a touch screen, where the tabs would go
 * before anybody types. From then on the focus stays there: Enter answers, and Enter goes on.
 */
export function AnswerForm({ team, judged, isLast, onAnswer, onNext }: AnswerProps) {
  /** What was typed for which team: another tab may have answered meanwhile, and gone on to the next one. */
  const [typed, setTyped] = useState({ teamId: team.id, text: '' })
  const text = typed.teamId === team.id ? typed.text : ''
  const setText = (next: string) => setTyped({ teamId: team.id, text: next })
  const input = useRef<HTMLInputElement>(null)
  const focus = () => input.current?.focus({ preventScroll: true })
  useEffect(() => {
    if (matchMedia('(hover: hover)').matches) focus()
  }, [])
  const goOn = isLast ? 'Finish' : 'Next'

  function submit(event: FormEvent) {
    event.preventDefault()
    focus()
    if (judged) {
      setText('')
      onNext()
    } else if (text.trim()) onAnswer(text)
  }

  function skip() {
    focus()
    setText('')
    onAnswer('')
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <input
        ref={input}
        className={styles.input}
        aria-label={`Nickname of ${team.name}`}
        placeholder={judged ? '' : 'Type the nickname'}
        value={text}
        // A judged answer stays as it is, but the field stays open: a phone would put its keyboard away.
        onChange={(event) => judged || setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.repeat && event.preventDefault()}
        maxLength={ANSWER_MAX}
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint={judged ? 'next' : 'done'}
      />
      <div className={styles.buttons}>
        <Button onClick={skip} disabled={judged}>
          Skip
        </Button>
        <Button type="submit" weight="primary">
          {judged ? goOn : 'Answer'}
        </Button>
      </div>
    </form>
  )
}
