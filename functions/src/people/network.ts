/** How many groups of an IPv6 address name the network of one subscriber, a /64. */
const NETWORK_GROUPS = 4
const GROUPS = 8

/**
 * What calls from an IP address are counted under: the whole of an IPv4 address, or the first half of an IPv6 address.
 * A subscriber can choose the second half at will, so counting it would give them a fresh counter for every call.
 */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped) return mapped
  if (!ip.includes(':')) return ip
  const [head = [], tail = []] = ip.split('::').map((part) => (part ? part.split(':') : []))
  const zeros = Array.from({ length: Math.max(0, GROUPS - head.length - tail.length) }, () => '0')
  const groups = [...head, ...zeros, ...tail].slice(0, NETWORK_GROUPS)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
