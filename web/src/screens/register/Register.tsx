import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { ABOUT_MAX, type Registration, registrationProblems } from '#common/people/registration'
import { sentenceOf } from '#web/api'
import { beginSession } from '#web/session/session'
import { Button } from '#web/ui/Button'
import { Field, InputField } from '#web/ui/Field'
import { Form, FormElsewhere, FormProblem } from '#web/ui/Form'
import { TeamSelect } from '#web/ui/game/TeamSelect'
import { Screen } from '#web/ui/Screen'
import { urls } from '#web/urls'
import { AvatarField } from './AvatarField'
import { avatarProblem } from './avatar'
import { sendRegistration } from './sendRegistration'

const blank: Registration = { username: '', password: '', email: '', phone: '', about: '', favoriteTeam: '' }

/** The sign-up form. `favoriteTeam` holds the team's code until it is sent. */
export default function Register() {
  const navigate = useNavigate()
  const [form, setForm] = useState(blank)
  const [avatar, setAvatar] = useState<File | null>(null)
  const [tried, setTried] = useState(false)
  const [refusal, setRefusal] = useState('')
  const [busy, setBusy] = useState(false)
  const problems = tried ? registrationProblems(form) : []
  const pictureProblem = avatar ? avatarProblem(avatar) : ''

  const wired = (field: keyof Registration) => ({
    name: field,
    problem: problems.find((problem) => problem.field === field)?.text,
    value: form[field],
    onChange: (event: { target: { value: string } }) => setForm({ ...form, [field]: event.target.value }),
  })

  async function signUp(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    const wrong = registrationProblems(form)[0]?.field ?? (pictureProblem && 'avatar')
    if (wrong) return event.currentTarget.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus()
    setBusy(true)
    setRefusal('')
    try {
      beginSession(await sendRegistration(form, avatar))
      navigate(urls.weeklyPicks)
    } catch (failure) {
      setRefusal(sentenceOf(failure))
      setBusy(false)
    }
  }

  const { problem: aboutProblem, ...about } = wired('about')
  return (
    <Screen title="Sign up" narrow>
      <Form onSubmit={signUp} noValidate>
        <InputField label="Username" autoComplete="username" autoCapitalize="none" {...wired('username')} />
        <InputField label="Email" type="email" autoComplete="email" {...wired('email')} />
        <InputField label="Password" type="password" autoComplete="new-password" {...wired('password')} />
        <InputField label="Mobile (optional)" type="tel" autoComplete="tel" {...wired('phone')} />
        <TeamSelect {...wired('favoriteTeam')} />
        <AvatarField avatar={avatar} problem={pictureProblem || undefined} onChoose={setAvatar} />
        <Field label="About you (optional)" hint={`${form.about.length} / ${ABOUT_MAX}`} problem={aboutProblem}>
          {(wiring) => <textarea rows={3} {...about} {...wiring} />}
        </Field>
        <FormProblem>{refusal}</FormProblem>
        <Button type="submit" weight="primary" disabled={busy}>
          {busy ? 'Signing up…' : 'Sign up'}
        </Button>
        <FormElsewhere>
          Already playing? <Link to={urls.login}>Log in</Link>
        </FormElsewhere>
      </Form>
    </Screen>
  )
}
