import { RESET_PASSWORD_MIN, SHORT_PASSWORD_TEXT } from '#common/people/registration'
import { UserFacingError } from '#web/errors'
import { InputField } from './Field'

/** @throws UserFacingError when the server would find the password too short. */
export function checkNewPassword(password: string): void {
  if (password.length < RESET_PASSWORD_MIN) throw new UserFacingError(SHORT_PASSWORD_TEXT)
}

/** The field for a password that replaces another. */
export function NewPasswordField({ value, onValue }: { value: string; onValue: (value: string) => void }) {
  return (
    <InputField
      label="New password"
      type="password"
      autoComplete="new-password"
      hint={`At least ${RESET_PASSWORD_MIN} characters.`}
      value={value}
      onChange={(event) => onValue(event.target.value)}
    />
  )
}
