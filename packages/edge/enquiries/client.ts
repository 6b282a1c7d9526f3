import { isLocalDevelopment } from '@lintel/rules/edge.ts'
import { day } from '@lintel/rules/time.ts'
import { sign } from '../database/signing.ts'
import type { Context } from '../environment.ts'

/**
 * A network as the database knows it: hashes of its address for today and, to count across midnight,
 * yesterday.
 */
interface Network {
  today: string
  yesterday: string
}

/** A household or office. */
export interface Client extends Network {
  /**
   * The wider networks around it, narrowest first. Empty for IPv4, where neighboring addresses are unrelated.
   */
  wider: Network[]
}

/**
 * Identifies the client by hashes of its address that change every day. The address comes from the platform,
 * which overwrites what a client claims, and is never stored itself.
 * @returns `undefined` in local development, or if the platform gives no address
 */
export async function identifyClient(
  { request, url, env }: Context,
  now: number,
): Promise<Client | undefined> {
  if (isLocalDevelopment(url.hostname)) return undefined
  const networks = networksOf(request.headers.get('CF-Connecting-IP') ?? '')
  const hash = async (time: number, network: string) => {
    return (await sign(env, 'client', `${Math.floor(time / day)} ${network}`)).toString('hex', 0, 16)
  }
  const hashed = networks.map(async (network) => ({
    today: await hash(now, network),
    yesterday: await hash(now - day, network),
  }))
  const [own, ...wider] = await Promise.all(hashed)
  return own && { ...own, wider }
}

/**
 * Returns an IPv4 address by itself, also where it is written as IPv6, the first 64, 56 and 48 bits of an IPv6
 * address, or an empty list for anything else.
 */
export function networksOf(address: string): string[] {
  if (/^\d+\.\d+\.\d+\.\d+$/.test(address)) return [address]
  const url = `http://[${address}]`
  if (!/^[\da-f:]*:[\da-f:.]*$/i.test(address) || !URL.canParse(url)) return []
  // Each address in one spelling, without dots.
  const [head = '', tail] = new URL(url).hostname.slice(1, -1).split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  const groups = [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16))
  const prefix = (...parts: (number | undefined)[]) =>
    `${parts.map((part = 0) => part.toString(16)).join(':')}::`
  const [a, b, c, d = 0, , , high = 0, low = 0] = groups
  if (groups.slice(0, 6).join() === mapped) return [[high >> 8, high & 0xff, low >> 8, low & 0xff].join('.')]
  return [`${prefix(a, b, c, d)}/64`, `${prefix(a, b, c, d & 0xff00)}/56`, `${prefix(a, b, c)}/48`]
}

/** How an IPv6 address begins that stands for one of IPv4. */
const mapped = [0, 0, 0, 0, 0, 0xffff].join()

export function hashesOf(network: Network | undefined): string | null {
  return network ? JSON.stringify([network.today, network.yesterday]) : null
}
