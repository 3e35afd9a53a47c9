import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { SessionResponse } from '#common/api/responses'
import {
  EMAIL_TAKEN_TEXT,
  PASSWORD_MIN,
  type Registration,
  registrationProblems,
  USERNAME_TAKEN_TEXT,
} from '#common/people/registration'
import { teamByCode } from '#common/teams/teams'
import { type ApiFailure, call, isOutcomeUnknown } from '#web/api'
import { beginSession } from '#web/session/session'
import { Button } from '#web/ui/Button'
import { AboutField } from '#web/ui/form/AboutField'
import { AvatarField, avatarProblem } from '#web/ui/form/AvatarField'
import { InputField } from '#web/ui/form/Field'
import { Form, FormElsewhere, FormProblem, useRefusedField, useSubmit } from '#web/ui/form/Form'
import { TeamSelect } from '#web/ui/game/TeamSelect'
import { Link } from '#web/ui/Link'
import { Notice } from '#web/ui/Notice'
import { Screen } from '#web/ui/Screen'
import { whileMounted } from '#web/ui/whileMounted'
import { urls } from '#web/urls'

const blank: Registration = { username: '', password: '', email: '', phone: '', about: '', favoriteTeam: '' }

/** The fields that the server refuses, by its sentence. */
const REFUSED_FIELDS: Readonly<Record<string, keyof Registration>> = {
  [USERNAME_TAKEN_TEXT]: 'username',
  [EMAIL_TAKEN_TEXT]: 'email',
}

/** Sends the form: as JSON, or with a picture as multipart. */
function sendRegistration(form: Registration & { invite: string }, avatar: File | null): Promise<SessionResponse> {
  const team = teamByCode(form.favoriteTeam)
  const favorite = { favoriteTeam: team?.name ?? '', conference: team?.conference ?? '', abbr: team?.abbr ?? '' }
  const fields = { ...form, ...favorite }
  if (!avatar) return call('POST /users/register', { body: fields, errorText: 'Registration failed.' })
  const body = new FormData()
  for (const [field, value] of Object.entries(fields)) body.set(field, value)
  body.set('avatar', avatar)
  return call('POST /users/register', { body, errorText: 'Registration failed.' })
}

/** The invite of the latest address that had one. */
let latestInvite = ''

/** The invite of the link by which this page was opened: whoever reads the rules first comes back without it. */
function useInvite(): string {
  const [search] = useSearchParams()
  latestInvite = search.get('invite') ?? latestInvite
  return latestInvite
}

/** Why nobody can register with this invite; empty as long as nothing is known against it. */
function useRefusal(invite: string): string {
  const [refusal, setRefusal] = useState('')
  useEffect(
    () =>
      whileMounted(
        call('GET /users/register', { query: { invite } }),
        (response) => setRefusal(response.refusal),
        // Without an answer the form is there: when it is sent, the server asks again.
        () => setRefusal(''),
      ),
    [invite],
  )
  return refusal
}

const LoginInstead = () => (
  <FormElsewhere>
    Already playing? <Link to={urls.login}>Log in</Link>
  </FormElsewhere>
)

/** The way into the league, for whoever may join. */
export default function Register() {
  const invite = useInvite()
  const refusal = useRefusal(invite)
  return (
    <Screen title="Sign up" narrow>
      {refusal ? (
        <>
          <Notice tone="warn">{refusal}</Notice>
          <LoginInstead />
        </>
      ) : (
        <RegistrationForm invite={invite} />
      )}
    </Screen>
  )
}

/** The sign-up form. `favoriteTeam` holds the team's code until it is sent. */
function RegistrationForm({ invite }: { invite: string }) {
  const [form, setForm] = useState(blank)
  const [avatar, setAvatar] = useState<File | null>(null)
  /** Problems are shown from the first try on. */
  const [tried, setTried] = useState(false)
  /** As it was last sent: a field that was changed since is no longer the one that was refused. */
  const [sent, setSent] = useState(blank)
  /** The username of a try that got no answer: it may have made the account. */
  const unanswered = useRef('')
  const problems = registrationProblems(form)
  const pictureProblem = avatar ? avatarProblem(avatar) : ''
  const sending = useSubmit(async () => {
    setSent(form)
    const { username, password } = form
    const response = await sendRegistration({ ...form, invite }, avatar).catch((failure: ApiFailure) => {
      if (isOutcomeUnknown(failure)) unanswered.current = username
      if (failure.code !== 'conflict' || unanswered.current !== username) throw failure
      // The username may be taken by the player's own account. If the password shows that it is not, the refusal
      // stands.
      return call('POST /users/login', { body: { username, password } }).catch((login: ApiFailure) =>
        Promise.reject(login.code === 'signed-out' ? failure : login),
      )
    })
    beginSession(response)
    return 'leaving'
  })
  const refused = useRefusedField(sending.problem, REFUSED_FIELDS)

  /** A sentence about two fields is shown under the first of them; both are marked. */
  function problemOf(field: keyof Registration): string | undefined {
    if (field === refused && form[field] === sent[field]) return sending.problem
    if (!tried) return undefined
    const text = problems.find((problem) => problem.field === field)?.text
    const isRepeated = problems.find((problem) => problem.text === text)?.field !== field
    return text && isRepeated ? '' : text
  }

  const wired = (field: keyof Registration) => ({
    name: field,
    problem: problemOf(field),
    value: form[field],
    onChange: (event: { target: { value: string } }) => setForm({ ...form, [field]: event.target.value }),
  })

  function signUp(event: FormEvent<HTMLFormElement>) {
    setTried(true)
    const wrong = new Set<string>([...problems.map(({ field }) => field), ...(pictureProblem ? ['avatar'] : [])])
    if (!wrong.size) return sending.onSubmit(event)
    event.preventDefault()
    // What the server said of the last try.
    sending.clearProblem()
    const fields = [...event.currentTarget.querySelectorAll<HTMLInputElement>('[name]')]
    fields.find(({ name }) => wrong.has(name))?.focus()
  }

  const { problem: _said, ...about } = wired('about')
  const username = wired('username')
  const password = wired('password')
  return (
    <Form onSubmit={signUp} noValidate>
      <p>Pick college football games with your group. Signing up takes half a minute.</p>
      <InputField
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        hint={username.problem ? undefined : 'Also your name on the boards.'}
        {...username}
      />
      <InputField label="Email" type="email" autoComplete="email" {...wired('email')} />
      <InputField
        label="Password"
        type="password"
        autoComplete="new-password"
        hint={password.problem ? undefined : `At least ${PASSWORD_MIN} characters.`}
        {...password}
      />
      <InputField label="Mobile (optional)" type="tel" autoComplete="tel" {...wired('phone')} />
      <TeamSelect {...wired('favoriteTeam')} />
      <AvatarField avatar={avatar} problem={pictureProblem || undefined} onChoose={setAvatar} />
      <AboutField {...about} />
      <FormProblem>{refused ? '' : sending.problem}</FormProblem>
      <Button type="submit" weight="primary" disabled={sending.busy}>
        {sending.busy ? 'Signing up…' : 'Sign up'}
      </Button>
      <FormElsewhere>
        New to spreads? <Link to={urls.howItWorks}>How it works</Link>
      </FormElsewhere>
      <LoginInstead />
    </Form>
  )
}
