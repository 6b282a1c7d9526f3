import type { IncomingHttpHeaders } from 'node:http'
import { type Keys, secretsMatch } from './keys.ts'

/** Who may speak with a server of the desk. Other websites, other users of the machine and other names for it may not. */
export interface GuardOptions {
  /** "http://127.0.0.1:4000", as the browser has it in its address bar. */
  origin: string
  /** Open the desk, in its address; only the window's origin takes them. */
  keys?: Pick<Keys, 'redeem'> | undefined
  /** What the cookie holds once a key was shown. */
  session: string
  /** What each action must bring besides: browsers send the cookie to every port of this host, and this to none. */
  secret: string
  methods: readonly string[]
  /** What pages at other ports of this host may ask for, such as "iframe"; nothing else of them is answered. */
  allowedDestinations: readonly string[]
}

interface Request {
  method?: string | undefined
  url?: string | undefined
  headers: IncomingHttpHeaders
}

type Verdict =
  | { kind: 'answer' }
  /** A key was shown: the cookie is handed out, and the way goes on to this path. */
  | { kind: 'open'; path: string; cookie: string }
  | { kind: 'refuse'; status: 403 | 405 | 415; message: string }

const cookieName = 'desk'

/** Both servers get the cookie, as cookies know no ports; scripts see it nowhere. */
const cookieOf = (session: string) => `${cookieName}=${session}; Path=/; HttpOnly; SameSite=Strict`

/**
 * Whether a request is answered. A name that leads to this machine is not enough (DNS rebinding), nor is the cookie,
 * which the browser sends along for each page of this host.
 */
export function checkRequest({ method = '', url = '/', headers }: Request, guarded: GuardOptions): Verdict {
  const { origin, keys, session, secret, methods, allowedDestinations } = guarded
  if (headers.host !== new URL(origin).host) return refuse('This host is not served here.')
  if (headers.origin !== undefined && headers.origin !== origin) return refuse('Another site asked for this.')
  if (!methods.includes(method)) return refuse(`There is no ${method} here.`, 405)
  const address = URL.parse(url, origin)
  if (!address || address.origin !== origin) return refuse('This address cannot be read.')
  if (method !== 'POST' && address.pathname.startsWith('/api/'))
    return refuse('An action is asked for by POST.', 405)
  const key = address.searchParams.get('key')
  if (keys && key !== null && method === 'GET') {
    if (!keys.redeem(key)) return refuse(missingKeyMessage)
    address.searchParams.delete('key')
    // Two slashes would begin the address of another site.
    const path = address.pathname.replace(/^\/+/, '/') + address.search
    return { kind: 'open', path, cookie: cookieOf(session) }
  }
  const site = headers['sec-fetch-site']
  const isAllowedDestination =
    site === 'same-site' && allowedDestinations.includes(`${headers['sec-fetch-dest']}`)
  if (site !== undefined && site !== 'same-origin' && site !== 'none' && !isAllowedDestination)
    return refuse('Another site asked for this.')
  if (!cookiesOf(headers.cookie).some((each) => secretsMatch(each, session))) return refuse(missingKeyMessage)
  if (method === 'POST') {
    if (headers.origin === undefined) return refuse('A browser says which site asks.')
    if (headers['content-type'] !== 'application/json') return refuse('Only JSON is read here.', 415)
    if (!secretsMatch(`${headers['x-desk-window']}`, secret)) return refuse(missingKeyMessage)
  }
  return { kind: 'answer' }
}

/** Said to whoever has no key. */
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
