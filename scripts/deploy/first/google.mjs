import { execFileSync } from 'node:child_process'
import { Stop } from '../../run/say.mjs'

/** APIs that count a person's calls to the project that a header names; the others count them to gcloud itself. */
const NEEDS_QUOTA_PROJECT = /^(identitytoolkit|billingbudgets|firebase|firebasehosting)\.googleapis\.com$/
const TIMEOUT = 30_000
const UNAUTHORIZED = 401

/**
 * Calls Google's REST APIs as the account that is logged in to gcloud. Another host gets no token.
 * @returns a function from a request, `{url, method, body}` or its bare URL, to `{status, body}`; status 0 is no
 * answer.
 * @throws Stop without gcloud or its login
 */
export function googleFor(project) {
  let token = accessToken()
  const call = async (request) => {
    const { url, method = 'GET', body } = typeof request === 'string' ? { url: request } : request
    const { hostname } = new URL(url)
    const headers = {
      ...(body && { 'content-type': 'application/json' }),
      ...(hostname.endsWith('.googleapis.com') && { authorization: `Bearer ${token}` }),
      ...(NEEDS_QUOTA_PROJECT.test(hostname) && { 'x-goog-user-project': project }),
    }
    const signal = AbortSignal.timeout(TIMEOUT)
    const options = { method, headers, signal, ...(body && { body: JSON.stringify(body) }) }
    const response = await fetch(url, options).catch(() => null)
    return { status: response?.status ?? 0, body: (await response?.json().catch(() => null)) ?? {} }
  }
  return async (request) => {
    const answer = await call(request)
    if (answer.status !== UNAUTHORIZED) return answer
    // A token lives for an hour, and somebody may take longer on the console's pages.
    token = accessToken()
    return call(request)
  }
}

function accessToken() {
  try {
    return execFileSync('gcloud', ['auth', 'print-access-token'], { encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    throw new Stop(
      'Install gcloud (https://cloud.google.com/sdk/docs/install) and log in: gcloud auth login, ' +
        'gcloud auth application-default login, npx firebase login.',
    )
  }
}
