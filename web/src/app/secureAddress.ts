/**
 * Where a page that was opened over plain http belongs: the same address over https, on the product's own host and its
 * subdomains. Null where it may stay, as on every other host.
 */
export function secureAddress(address: string, siteHost: string | undefined): string | null {
  const host = siteHost?.toLowerCase()
  const url = new URL(address)
  if (!host || url.protocol !== 'http:') return null
  if (url.hostname !== host && !url.hostname.endsWith(`.${host}`)) return null
  url.protocol = 'https:'
  // A port that speaks plain http does not speak https.
  url.port = ''
  return url.href
}
