import { lookup as dnsLookup, type LookupAddress, type LookupAllOptions } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/**
 * Everything outside the public network (IANA special-purpose registries). IPv4 and IPv6 have separate lists, because
 * a combined one would match IPv4 addresses against IPv6 networks.
 */
const special = { ipv4: new BlockList(), ipv6: new BlockList() }
const subnets: [network: string, prefix: number, family: 'ipv4' | 'ipv6'][] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  // All IPv6 forms that embed an IPv4 address are refused: no push service uses one.
  ['::', 8, 'ipv6'],
  ['64:ff9b::', 32, 'ipv6'],
  ['100::', 8, 'ipv6'],
  ['2001::', 23, 'ipv6'],
  ['2001:db8::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['fc00::', 6, 'ipv6'],
]
for (const [network, prefix, family] of subnets) special[family].addSubnet(network, prefix, family)

export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 0) return false
  const family = version === 6 ? 'ipv6' : 'ipv4'
  return !special[family].check(address, family)
}

/**
 * Whether the host of a URL may be on the public network: a public address, or a name with a dot that is not
 * reserved.
 */
export function isPublicHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  if (isIP(host) !== 0) return isPublicAddress(host)
  return (
    host.includes('.') &&
    !/\.(localhost|local|internal|intranet|lan|home|corp|arpa|test|invalid|onion)$/i.test(host)
  )
}

/** Thrown for a name that resolves to an address that is not public. */
export class NotPublic extends Error {}

/** Resolves a name, as `dns.lookup` with `all: true` does. */
export type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void

/**
 * Name resolution for outgoing connections: throws NotPublic when the name resolves to any address that is not
 * public. The connection uses the checked addresses, so the name is not resolved a second time.
 */
export const publicLookupWith =
  (resolve: Resolve = dnsLookup): LookupFunction =>
  (hostname, options, callback) =>
    resolve(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, [])
      const inner = found.find(({ address }) => !isPublicAddress(address))
      if (inner || found.length === 0)
        return callback(new NotPublic(`${hostname} does not lead to the public network`), [])
      const [first] = found
      return options.all ? callback(null, found) : callback(null, first?.address ?? '', first?.family)
    })

export const publicLookup = publicLookupWith()
