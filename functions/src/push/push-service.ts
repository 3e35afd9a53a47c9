/** The push services of Chrome and Edge, Firefox, Safari, and the older Edge. */
const SERVICES = [
  /^fcm\.googleapis\.com$/,
  /^[\w-]+\.push\.services\.mozilla\.com$/,
  /^[\w-]+\.push\.apple\.com$/,
  /^[\w.-]+\.notify\.windows\.com$/,
]

/** Hosts with ports that are taken as push services too, without https: a test's own. */
const extraHosts = () => (process.env.PUSH_HOSTS ?? '').split(',').filter(Boolean)

/**
 * Whether an address is one at a known push service. This server sends requests to the addresses that browsers name, so
 * they must lead to no other host and port (server-side request forgery).
 */
export function isAtPushService(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, host, username, password, hash } = new URL(address)
  if (username || password || hash) return false
  if (extraHosts().includes(host)) return protocol === 'http:' || protocol === 'https:'
  return protocol === 'https:' && SERVICES.some((service) => service.test(host))
}
