import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/**
 * Whom a request comes from: the address that connects or, behind proxies that are declared, the last one that they name
 * and that is none of them.
 * @returns an address without its port; nothing where a proxy names none
 */
export function clientAddress({ socket, headers }: IncomingMessage, proxies: ReadonlySet<string>): string {
  const named = [headers['x-forwarded-for'] ?? '']
    .flat()
    .join(',')
    .split(',')
    .map(withoutPort)
    .filter(Boolean)
  const hops = [...named, withoutPort(socket.remoteAddress ?? '')]
  for (const hop of hops.toReversed()) if (!proxies.has(hop)) return isIP(hop) ? hop : ''
  return hops.find((hop) => isIP(hop)) ?? ''
}

/** `203.0.113.9:4711` and `[2001:db8::1]:4711` name a port, and `::ffff:203.0.113.9` is an address of IPv4. */
function withoutPort(hop: string): string {
  const address = hop.trim().replace(/^\[(.*)\](?::\d+)?$/, '$1')
  return address.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1').replace(/^::ffff:(?=\d+\.)/i, '')
}
