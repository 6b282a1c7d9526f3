import type { IncomingMessage } from 'node:http'
import { type BlockList, isIP } from 'node:net'
import { isTrusted } from './trustedProxies.ts'

/**
 * Returns the address that a request comes from: the connecting one or, behind declared proxies, the last
 * forwarded one that is not itself a proxy.
 * @returns an address without its port, or '' if a proxy names none
 */
export function clientAddress({ socket, headers }: IncomingMessage, proxies: BlockList): string {
  const named = [headers['x-forwarded-for'] ?? '']
    .flat()
    .join(',')
    .split(',')
    .map(withoutPort)
    .filter(Boolean)
  const hops = [...named, withoutPort(socket.remoteAddress ?? '')]
  for (const hop of hops.toReversed()) if (!isTrusted(hop, proxies)) return isIP(hop) ? hop : ''
  return hops.find((hop) => isIP(hop)) ?? ''
}

/**
 * Strips the port of `203.0.113.9:4711` and `[2001:db8::1]:4711`, and unwraps the IPv4 address in
 * `::ffff:203.0.113.9`.
 */
function withoutPort(hop: string): string {
  const address = hop.trim().replace(/^\[(.*)\](?::\d+)?$/, '$1')
  return address.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1').replace(/^::ffff:(?=\d+\.)/i, '')
}
