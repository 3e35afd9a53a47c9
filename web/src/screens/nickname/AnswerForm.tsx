import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ANSWER_MAX } from '#common/nicknames/nickname-round'
import type { Team } from '#common/teams/team'
import { Button } from '#web/ui/Button'
import styles from './AnswerForm.module.css'

interface Props {
  team: Team
  /** The answer has been judged: Enter goes on. */
  judged: boolean
  /** The question is the round's last one. */
  last: boolean
  /** Empty skips the question. */
  onAnswer: (text: string) => void
  onNext: () => void
}

/** Where the nickname is typed. The focus never leaves it: Enter answers, and Enter goes on. */
export function AnswerForm({ team, judged, last, onAnswer, onNext }: Props) {
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const focus = () => input.current?.focus({ preventScroll: true })
  useEffect(focus, [])
  const goOn = last ? 'Finish' : 'Next'

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
        placeholder="Type the nickname"
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
