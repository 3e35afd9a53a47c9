import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { ABOUT_MAX, type Registration, registrationProblems } from '../../../../common/registration'
import { teamByCode } from '../../../../common/teams/teams'
import { call, sentenceOf } from '../../api'
import { beginSession } from '../../store'
import { Button } from '../../ui/Button'
import { Field, InputField } from '../../ui/Field'
import { Screen } from '../../ui/Screen'
import { urls } from '../../urls'
import styles from './Register.module.css'
import { TeamSelect } from './TeamSelect'

const blank: Registration = { username: '', password: '', email: '', phone: '', about: '', favoriteTeam: '' }

/** The sign-up form. `favoriteTeam` holds the team's code until it is sent. */
export default function Register() {
  const navigate = useNavigate()
  const [form, setForm] = useState(blank)
  const [tried, setTried] = useState(false)
  const [refusal, setRefusal] = useState('')
  const [busy, setBusy] = useState(false)
  const problems = tried ? registrationProblems(form) : []

  const typed = (field: keyof Registration) => ({
    value: form[field],
    onChange: (event: { target: { value: string } }) => setForm({ ...form, [field]: event.target.value }),
  })
  const wired = (field: keyof Registration) => ({
    name: field,
    problem: problems.find((problem) => problem.field === field)?.text,
    ...typed(field),
  })

  async function signUp(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    const [first] = registrationProblems(form)
    if (first) return event.currentTarget.querySelector<HTMLElement>(`[name=${first.field}]`)?.focus()
    setBusy(true)
    setRefusal('')
    try {
      const team = teamByCode(form.favoriteTeam)
      const favorite = { favoriteTeam: team?.name ?? '', conference: team?.conference ?? '', abbr: team?.abbr ?? '' }
      const answer = await call('POST /users/register', {
        body: { ...form, ...favorite },
        otherwise: 'Registration failed.',
      })
      beginSession(answer)
      navigate(urls.weeklyPicks)
    } catch (failure) {
      setRefusal(sentenceOf(failure))
      setBusy(false)
    }
  }

  return (
    <Screen title="Sign up" narrow>
      <form className={styles.form} onSubmit={signUp} noValidate>
        <InputField label="Username" autoComplete="username" autoCapitalize="none" {...wired('username')} />
        <InputField label="Email" type="email" autoComplete="email" {...wired('email')} />
        <InputField label="Password" type="password" autoComplete="new-password" {...wired('password')} />
        <InputField label="Mobile (optional)" type="tel" autoComplete="tel" {...wired('phone')} />
        <TeamSelect {...wired('favoriteTeam')} />
        <Field
          label="About you (optional)"
          hint={`${form.about.length} / ${ABOUT_MAX}`}
          problem={wired('about').problem}
        >
          {(wiring) => <textarea rows={3} name="about" {...typed('about')} {...wiring} />}
        </Field>
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
        <Button type="submit" weight="primary" disabled={busy}>
          {busy ? 'Signing up…' : 'Sign up'}
        </Button>
        <p className={styles.other}>
          Already playing? <Link to={urls.login}>Log in</Link>
        </p>
      </form>
    </Screen>
  )
}
