import { RESET_PASSWORD_MIN, SHORT_PASSWORD_TEXT } from '#common/people/registration'
import { UserFacingError } from '#web/errors'
import { InputField } from './Field'

/** @throws UserFacingError when the server would find the password too short. */
export function checkNewPassword(password: string): void {
  if (password.length < RESET_PASSWORD_MIN) throw new UserFacingError(SHORT_PASSWORD_TEXT)
}

interface Props {
  label: string
  hint?: string | undefined
  problem?: string | undefined
  autoComplete?: string
  value: string
  onValue: (value: string) => void
}

export const PasswordField = ({ onValue, autoComplete = 'current-password', ...field }: Props) => (
  <InputField {...field} type="password" autoComplete={autoComplete} onChange={({ target }) => onValue(target.value)} />
)

/** The field for a password that replaces another. @param problem with the last try: one says how long it must be. */
export function NewPasswordField({ problem, ...field }: Pick<Props, 'value' | 'onValue'> & { problem: string }) {
  // The form says it above its button, so the field is only marked.
  const shown =
    problem === SHORT_PASSWORD_TEXT ? { problem: '' } : { hint: `At least ${RESET_PASSWORD_MIN} characters.` }
  return <PasswordField {...field} label="New password" autoComplete="new-password" {...shown} />
}
