const NO_LOGIN = /default credentials|invalid_grant|invalid_rapt|unauthenticated/i

/**
 * What went wrong with a deployed league, in a sentence; with what to do where Google knows no login of this machine.
 */
export function failureText(error: unknown): string {
  const { message } = error as Error
  if (!NO_LOGIN.test(message)) return message
  return `${message}\nLog in, then give the same command again: gcloud auth application-default login`
}
