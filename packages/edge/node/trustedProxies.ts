import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

/**
 * Reads the addresses and ranges (CIDR) of the proxies in front, of IPv4 and IPv6 in any spelling.
 * @param setting the entries, with commas or spaces between them
 * @throws Error with the fix for an entry that is neither
 */
export function trustedProxies(setting: string): BlockList {
  const proxies = new BlockList()
  for (const entry of setting.split(/[,\s]+/).filter(Boolean)) {
    const [range = '', prefix] = entry.split(/\/(?=\d{1,3}$)/)
    const address = range.replace(/^\[(.*)\]$/, '$1')
    const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)]
    if (!bits)
      throw new Error(
        `TRUSTED_PROXIES has "${entry}", which is neither an IP address nor a range such as 10.0.0.0/8: write those of your proxies, without names and ports and with commas between them, as in TRUSTED_PROXIES=127.0.0.1,::1`,
      )
    const length = Number(prefix ?? bits)
    if (length > bits)
      throw new Error(
        `TRUSTED_PROXIES has "${entry}", whose range ends in more than ${bits}: write a number from 0 to ${bits} after the slash, or ${address} for this address alone`,
      )
    const added = new BlockList()
    added.addSubnet(address, length, familyOf(address))
    if (isWide(added, address, length))
      throw new Error(
        `TRUSTED_PROXIES has "${entry}", which trusts too many to say who a client is, more than any proxy's network has (/8 of IPv4, /7 of IPv6): write the addresses or ranges of your proxies alone, as in TRUSTED_PROXIES=127.0.0.1,::1`,
      )
    proxies.addSubnet(address, length, familyOf(address))
  }
  return proxies
}

/** Whether a range is wider than the widest networks that proxies stand in: 10.0.0.0/8 and fc00::/7. */
function isWide(range: BlockList, address: string, length: number): boolean {
  if (isIP(address) === 6 && length < 7) return true
  // Also of IPv4 addresses that are written as IPv6.
  const networks = Array.from({ length: 256 }, (_, first) => `${first}.1.1.1`)
  return networks.filter((each) => isTrusted(each, range)).length > 1
}

/** @param address as connections and headers have it, without a port */
export function isTrusted(address: string, proxies: BlockList): boolean {
  return isIP(address) !== 0 && proxies.check(address, familyOf(address))
}

/**
 * Returns what to log about a request that names its client although its sender is not trusted to: a proxy
 * that is missing from the setting, behind which all visitors count as one client, or a visitor.
 */
export function distrustOf({ socket, headers }: IncomingMessage, proxies: BlockList): string | undefined {
  const sender = socket.remoteAddress ?? ''
  if (headers['x-forwarded-for'] === undefined || isTrusted(sender, proxies)) return undefined
  const address = isTrusted(sender, privateNetworks) ? sender.replace(/^::ffff:/i, '') : 'a public address'
  return `X-Forwarded-For is ignored from ${address}, which TRUSTED_PROXIES does not list. If that is your proxy, all visitors count as one client: add its address to TRUSTED_PROXIES, and restart the server.`
}

const familyOf = (address: string) => (isIP(address) === 4 ? 'ipv4' : 'ipv6')

/** Networks that no visitor comes from over the internet, so their addresses may be logged. */
const privateNetworks = trustedProxies(
  '127.0.0.0/8 10.0.0.0/8 172.16.0.0/12 192.168.0.0/16 100.64.0.0/10 ::1 fc00::/7 fe80::/10',
)
