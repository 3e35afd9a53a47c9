import { plainName } from '#common/plain-name'

/** The registration form's fields, as typed. */
export interface Registration {
  username: string
  password: string
  email: string
  phone: string
  about: string
  favoriteTeam: string
}

/** Of the password of a new account. */
export const PASSWORD_MIN = 6
/** Of a password that replaces another. */
export const RESET_PASSWORD_MIN = 8
export const SHORT_PASSWORD_TEXT = `Password must be at least ${RESET_PASSWORD_MIN} characters.`
export const ABOUT_MAX = 500
export const LONG_ABOUT_TEXT = `About can have at most ${ABOUT_MAX} characters.`
const USERNAME_MIN = 2
const USERNAME_MAX = 30

/** One address of plain ASCII characters, which every mail server takes; no dot at either end of a part. */
const EMAIL =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i
const PHONE = /^\+?\d{10,15}$/
/** ASCII letters and digits only: letters of other alphabets could imitate another player's name. */
const USERNAME = /^[a-z0-9][a-z0-9 ._-]*[a-z0-9]$/i

export const BAD_EMAIL_TEXT = 'Please enter a valid email address.'
/** Whether a text has the form of an email address. */
export const isEmail = (text: string): boolean => text.length <= 254 && EMAIL.test(text)

export const BAD_PHONE_TEXT = 'Please enter a valid mobile number (digits only, 10–15).'
/** Whether a text can be a player's mobile number, which may be empty. */
export const isPhone = (text: string): boolean => text.trim() === '' || PHONE.test(barePhone(text))

/** A phone number's digits and plus signs, without everything else. */
export const barePhone = (phone: string): string => phone.replace(/[^\d+]/g, '')

/**
 * The key that must be unique among usernames. Names that differ only in case, separators or the look-alikes 0/o,
 * 1/l/i, rn/m, vv/w have the same key, as `Uncle_Ray` and `uncle.ray` do.
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

/** The {@link usernameKey} of a name that a player shows: `José` has that of `jose`. */
export const nameKey = (name: string): string => usernameKey(plainName(name))

export const USERNAME_TAKEN_TEXT = 'That username is taken. Please choose another.'
export const NAME_TAKEN_TEXT = 'That name is taken. Please choose another.'
/** Each account has an address of its own. A child may share a parent's mailbox, so the sentence says how. */
export const EMAIL_TAKEN_TEXT =
  'There is already an account with that email address. If your family shares it, add a name: ' +
  'at Gmail, iCloud and Outlook, mail to ann+max@… reaches ann@….'

/** A name as it is kept, and as a page shows it: no spaces around it, and single ones between its words. */
export const tidyName = (typed: string): string => typed.trim().replace(/ +/g, ' ')

const hasNameLength = ({ length }: string) => length >= USERNAME_MIN && length <= USERNAME_MAX
const NAME_LENGTH = `${USERNAME_MIN} to ${USERNAME_MAX} characters`

/** What is wrong with a username, in a sentence, or empty. */
export function usernameProblem(name: string): string {
  if (hasNameLength(name) && USERNAME.test(name)) return ''
  return `A username has ${NAME_LENGTH}: letters A to Z, digits, and between them spaces, dots, dashes or underscores.`
}

export const BAD_NAME_TEXT = `A name has ${NAME_LENGTH}: letters A to Z (accents are fine), digits and apostrophes; between them also spaces, dots, dashes or underscores.`

/**
 * What is wrong with a name that a player shows, in a sentence, or empty. It may have apostrophes, and letters with
 * accents: one accent a letter, as keyboards make them, since a pile of them would cover the lines around it.
 * @param name in Unicode's composed form, NFC.
 */
export const nameProblem = (name: string): string =>
  hasNameLength(name) && USERNAME.test(plainName(name)) && !/\p{M}/u.test(name) ? '' : BAD_NAME_TEXT

/** A problem with one field of the form, in the words the player reads. */
export interface FieldProblem {
  field: keyof Registration
  text: string
}

/** The first problem of each field, those of username and password first; empty when the form is valid. */
export function registrationProblems(form: Registration): FieldProblem[] {
  const problems: FieldProblem[] = []
  const check = (field: keyof Registration, wrong: boolean, text: string) => {
    if (wrong && !problems.some((problem) => problem.field === field)) problems.push({ field, text })
  }
  const username = tidyName(form.username)
  const missing = 'Please fill out username and password.'
  check('username', !username, missing)
  check('password', !form.password, missing)
  const problem = usernameProblem(username)
  check('username', problem !== '', problem)
  check('password', form.password.length < PASSWORD_MIN, `Password must be at least ${PASSWORD_MIN} characters.`)
  check('email', !isEmail(form.email.trim()), BAD_EMAIL_TEXT)
  check('phone', !isPhone(form.phone), BAD_PHONE_TEXT)
  check('favoriteTeam', !form.favoriteTeam, 'Please choose your favorite team.')
  check('about', form.about.length > ABOUT_MAX, LONG_ABOUT_TEXT)
  return problems
}
