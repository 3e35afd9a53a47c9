/** A token is treated as run out this long before it does (ms), so that it lasts the call. */
const MARGIN = 30_000

/** Whether a token (a JWT) has run out at `now`. A token that cannot be read is left for the server to judge. */
export function tokenExpired(token: string, now: number): boolean {
  try {
    const claims = JSON.parse(atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')))
    return typeof claims.exp === 'number' && claims.exp * 1000 - MARGIN <= now
  } catch {
    return false
  }
}
