import { type ChangeEvent, useState } from 'react'
import type { OwnUserResponse } from '#common/api/responses'
import { displayName } from '#common/people/profile'
import { BAD_NAME_TEXT, BAD_PHONE_TEXT, LONG_ABOUT_TEXT, NAME_TAKEN_TEXT } from '#common/people/registration'
import { call } from '#web/api'
import { saveUser } from '#web/session/session'
import { AboutField } from '#web/ui/form/AboutField'
import { InputField } from '#web/ui/form/Field'
import { useRefusedField, useSubmit } from '#web/ui/form/Form'
import { Link } from '#web/ui/Link'
import { toast } from '#web/ui/toast'
import { urls } from '#web/urls'
import styles from './Account.module.css'
import { AccountForm } from './AccountForms'

type Profile = Record<'displayName' | 'about' | 'phone', string>

const profileOf = ({ user, phone }: OwnUserResponse): Profile => ({
  displayName: displayName(user, user.id),
  about: user.about ?? '',
  phone,
})

/** The fields that the server refuses, by its sentence. */
const REFUSED_FIELDS: Readonly<Record<string, keyof Profile>> = {
  [BAD_NAME_TEXT]: 'displayName',
  [NAME_TAKEN_TEXT]: 'displayName',
  [BAD_PHONE_TEXT]: 'phone',
  [LONG_ABOUT_TEXT]: 'about',
}

/** The fields that a player has changed: the others may have been changed on another device meanwhile. */
export const changedFields = (saved: Profile, typed: Profile): Partial<Profile> =>
  Object.fromEntries(Object.entries(typed).filter(([field, value]) => value !== saved[field as keyof Profile]))

/**
 * The name and the text that the others read, and the mobile number, which they do not. The player logs in with the
 * username, whatever the name is.
 */
export function ProfileForm({ own }: { own: OwnUserResponse }) {
  const [saved, setSaved] = useState(() => profileOf(own))
  const [typed, setTyped] = useState(saved)
  const form = useSubmit(async () => {
    const body = changedFields(saved, typed)
    const isChanged = Object.keys(body).length > 0
    const stored = await (isChanged ? call('PUT /users/me', { body }) : call('GET /users/me'))
    saveUser(stored.user)
    // With what was changed on another device.
    setSaved(profileOf(stored))
    setTyped((now) => ({ ...profileOf(stored), ...changedFields(typed, now) }))
    toast('good', 'Your profile is saved.')
  })
  const refused = useRefusedField(form.problem, REFUSED_FIELDS)
  const wired = (field: keyof Profile) => ({
    name: field,
    value: typed[field],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      if (field === refused) form.clearProblem()
      setTyped((before) => ({ ...before, [field]: target.value }))
    },
  })
  const problemOf = (field: keyof Profile) => (field === refused ? form.problem : undefined)
  const isReady = typed.displayName.trim() !== ''
  return (
    <AccountForm
      title="Profile"
      form={{ ...form, problem: refused ? '' : form.problem }}
      isReady={isReady}
      button={['Save profile', 'Saving…']}
    >
      <div className={styles.fields}>
        <p className="leads">
          Your favorite team and reminders are on <Link to={urls.home}>Home</Link>.
        </p>
        <InputField
          label="Your name on the boards"
          hint={`You log in as ${own.user.username}.`}
          problem={problemOf('displayName')}
          autoComplete="nickname"
          {...wired('displayName')}
        />
        <InputField
          label="Mobile (optional)"
          type="tel"
          autoComplete="tel"
          hint="Nobody else in the league sees it."
          problem={problemOf('phone')}
          {...wired('phone')}
        />
        <AboutField {...wired('about')} />
      </div>
    </AccountForm>
  )
}
