import { isIPv4, isIPv6 } from 'node:net'

/** The key by which limits group addresses: an IPv4 address, or the /64 prefix that one IPv6 customer has. */
export function networkOf(ip: string): string {
  const plain = withoutMapping(ip)
  return isIPv6(plain) ? groupsOf(plain).slice(0, 4).join(':') : plain
}

/** What a session keeps of the address that signed in: /24 of IPv4, /48 of IPv6; null for anything else. */
export function shownNetwork(ip: string): string | null {
  const plain = withoutMapping(ip)
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.*`
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 3).join(':')}:*` : null
}

const withoutMapping = (ip: string): string => ip.replace(/^::ffff:(?=\d+\.)/, '')

/** The groups of an IPv6 address, those left out at `::` included. */
function groupsOf(ip: string): string[] {
  const [head = '', tail = ''] = ip.split('::')
  const groups = head.split(':').filter(Boolean)
  if (!ip.includes('::')) return groups
  const missing = 8 - groups.length - tail.split(':').filter(Boolean).length
  return [...groups, ...Array<string>(missing).fill('0'), ...tail.split(':')]
}
