/** The registration form's fields, as typed. */
export interface Registration {
  username: string
  password: string
  email: string
  phone: string
  about: string
  favoriteTeam: string
}

const PASSWORD_MIN = 6
export const RESET_PASSWORD_MIN = 8
export const ABOUT_MAX = 500
const USERNAME_MIN = 2
const USERNAME_MAX = 30

/** What mail servers take: one address of plain characters, no dot at the edge of a part. */
const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i
const PHONE = /^\+?\d{10,15}$/
/** Letters and digits of one plain alphabet, so that no name can look like another's. */
const USERNAME = /^[a-z0-9][a-z0-9 ._-]*[a-z0-9]$/i

/** Whether a text could be somebody's e-mail address. */
export const isEmail = (text: string): boolean => text.length <= 254 && EMAIL.test(text)

/** A phone number stripped of everything but digits and plus. */
export const barePhone = (phone: string): string => phone.replace(/[^\d+]/g, '')

/**
 * The form a username is unique in: case, separators and the look-alikes 0/o, 1/l/i, rn/m, vv/w folded together.
 * `Uncle_Ray` and `uncle.ray` are one name.
 */
export function usernameKey(username: string): string {
  return username
    .trim()
    .toLowerCase()
    .replace(/[ ._-]/g, '')
    .replace(/0/g, 'o')
    .replace(/[1i]/g, 'l')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
}

/** A problem with one field of the form, in the words the player reads. */
export interface FieldProblem {
  field: keyof Registration
  text: string
}

/** The first problem of each field, in the order of the form; empty when the form may be sent. */
export function registrationProblems(form: Registration): FieldProblem[] {
  const problems: FieldProblem[] = []
  const says = (field: keyof Registration, wrong: boolean, text: string) => {
    if (wrong && !problems.some((problem) => problem.field === field)) problems.push({ field, text })
  }
  const username = form.username.trim()
  const missing = 'Please fill out username and password.'
  says('username', !username, missing)
  says(
    'username',
    username.length < USERNAME_MIN || username.length > USERNAME_MAX || !USERNAME.test(username),
    `A username has ${USERNAME_MIN} to ${USERNAME_MAX} letters, digits, spaces, dots, dashes or underscores.`,
  )
  says('password', !form.password, missing)
  says('password', form.password.length < PASSWORD_MIN, `Password must be at least ${PASSWORD_MIN} characters.`)
  says('email', !isEmail(form.email.trim()), 'Please enter a valid email address.')
  says(
    'phone',
    form.phone.trim() !== '' && !PHONE.test(barePhone(form.phone)),
    'Please enter a valid mobile number (digits only, 10–15).',
  )
  says('favoriteTeam', !form.favoriteTeam, 'Please choose your favorite team.')
  says('about', form.about.length > ABOUT_MAX, `About can have at most ${ABOUT_MAX} characters.`)
  return problems
}
