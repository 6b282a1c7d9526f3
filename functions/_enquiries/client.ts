import { isLocalDevelopment } from '#data/rules/localDevelopment.ts'
import { sign, toHex } from '#functions/_database/signing.ts'
import type { Context } from '#functions/environment.ts'

const day = 86_400_000

/** A client as the database knows it: today's hash of its address, and yesterday's to count across midnight. */
export interface Client {
  today: string
  yesterday: string
}

/**
 * The address comes from the platform, which overwrites what a client claims, and is stored only as a hash that
 * changes every day. In local development there is no such source, and no limit.
 */
export async function identifyClient(
  { request, url, env }: Context,
  now: number,
): Promise<Client | undefined> {
  if (isLocalDevelopment(url.hostname)) return undefined
  const network = networkOf(request.headers.get('CF-Connecting-IP') ?? '')
  const hash = async (moment: number) => {
    return toHex(await sign(env, 'client', `${Math.floor(moment / day)} ${network}`)).slice(0, 32)
  }
  return { today: await hash(now), yesterday: await hash(now - day) }
}

/** One household or office: an IPv4 address, or the first half of an IPv6 address. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped || !address.includes(':')) return mapped ?? address
  const [head = '', tail] = address.toLowerCase().split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  const groups = [...before, ...zeros, ...after].map((group) => group.replace(/^0+(?=.)/, ''))
  return `${groups.slice(0, 4).join(':')}::/64`
}
