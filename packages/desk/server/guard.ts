import type { IncomingHttpHeaders } from 'node:http'
import { type Keys, secretsMatch } from './keys.ts'

/** Who may use a server of the desk: no other website, no other user of this machine, no other host name. */
export interface GuardOptions {
  /** "http://desk-0123.localhost:4100" */
  origins: readonly string[]
  /** One-time keys in the URL; only the origin of the window accepts them. */
  keys?: Pick<Keys, 'redeem'> | undefined
  /** The value of the session cookie. */
  session: string
  /** Required by each action, because browsers send cookies to every port of a host. */
  secret: string
  methods: readonly string[]
  /** Values of Sec-Fetch-Dest that pages at other ports of this host may request. */
  allowedDestinations: readonly string[]
}

interface Request {
  method?: string | undefined
  url?: string | undefined
  headers: IncomingHttpHeaders
}

type Verdict =
  | { kind: 'answer' }
  /** A valid key: sets the cookie, and redirects to this path. */
  | { kind: 'open'; path: string; cookie: string }
  | { kind: 'refuse'; status: 403 | 405 | 415; message: string }

const cookieName = 'desk'

/** Cookies ignore ports, so both servers receive it. */
const cookieOf = (session: string) => `${cookieName}=${session}; Path=/; HttpOnly; SameSite=Strict`

/**
 * Decides whether a request is answered. The host name is no proof (DNS rebinding), nor is the cookie, which browsers
 * send for every page of this host.
 */
export function checkRequest({ method = '', url = '/', headers }: Request, guarded: GuardOptions): Verdict {
  const { origins, keys, session, secret, methods, allowedDestinations } = guarded
  const origin = origins.find((each) => headers.host === new URL(each).host)
  if (!origin) return refuse(missingKeyMessage)
  if (headers.origin !== undefined && headers.origin !== origin) return refuse('Another site asked for this.')
  if (!methods.includes(method)) return refuse(`There is no ${method} here.`, 405)
  const address = URL.parse(url, origin)
  if (!address || address.origin !== origin) return refuse('This address cannot be read.')
  const key = address.searchParams.get('key')
  if (keys && key !== null && method === 'GET') {
    if (!keys.redeem(key)) return refuse(missingKeyMessage)
    address.searchParams.delete('key')
    // Two slashes would start the URL of another site.
    const path = address.pathname.replace(/^\/+/, '/') + address.search
    return { kind: 'open', path, cookie: cookieOf(session) }
  }
  const site = headers['sec-fetch-site']
  const isAllowedDestination =
    site === 'same-site' && allowedDestinations.includes(`${headers['sec-fetch-dest']}`)
  if (site !== undefined && site !== 'same-origin' && site !== 'none' && !isAllowedDestination)
    return refuse('Another site asked for this.')
  if (!cookiesOf(headers.cookie).some((each) => secretsMatch(each, session))) return refuse(missingKeyMessage)
  if (method !== 'POST' && address.pathname.startsWith('/api/'))
    return refuse('An action is asked for by POST.', 405)
  if (method === 'POST') {
    if (headers.origin === undefined) return refuse('A browser says which site asks.')
    if (headers['content-type'] !== 'application/json') return refuse('Only JSON is read here.', 415)
    if (!secretsMatch(`${headers['x-desk-window']}`, secret)) return refuse(missingKeyMessage)
  }
  return { kind: 'answer' }
}

export const missingKeyMessage = 'Open the desk by the file that "npm run desk" names.'

const refuse = (message: string, status: 403 | 405 | 415 = 403): Verdict => ({
  kind: 'refuse',
  status,
  message,
})

const cookiesOf = (header = '') =>
  header
    .split(';')
    .map((each) => each.trim().split('='))
    .flatMap(([name, value = '']) => (name === cookieName ? value : []))
