import type { IncomingHttpHeaders } from 'node:http'
import { isEqual, type Keys } from './keys.ts'

/** Who may speak with a server of the desk. Other websites, other users of the machine and other names for it may not. */
export interface Guarded {
  /** "http://127.0.0.1:4000", as the browser has it in its address bar. */
  origin: string
  /** Open the desk, in its address; only the window's origin takes them. */
  keys?: Pick<Keys, 'take'> | undefined
  /** What the cookie holds once a key was shown. */
  session: string
  /** What each action must bring besides: browsers send the cookie to every port of this host, and this to none. */
  secret: string
  methods: readonly string[]
  /** What pages at other ports of this host may ask for, such as "iframe"; nothing else of them is answered. */
  beside: readonly string[]
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
export function verdictOf({ method = '', url = '/', headers }: Request, guarded: Guarded): Verdict {
  const { origin, keys, session, secret, methods, beside } = guarded
  if (headers.host !== new URL(origin).host) return refused('This host is not served here.')
  if (headers.origin !== undefined && headers.origin !== origin)
    return refused('Another site asked for this.')
  if (!methods.includes(method)) return refused(`There is no ${method} here.`, 405)
  const address = URL.parse(url, origin)
  if (!address || address.origin !== origin) return refused('This address cannot be read.')
  if (method !== 'POST' && address.pathname.startsWith('/api/'))
    return refused('An action is asked for by POST.', 405)
  const shown = address.searchParams.get('key')
  if (keys && shown !== null && method === 'GET') {
    if (!keys.take(shown)) return refused(unknown)
    address.searchParams.delete('key')
    // Two slashes would begin the address of another site.
    const path = address.pathname.replace(/^\/+/, '/') + address.search
    return { kind: 'open', path, cookie: cookieOf(session) }
  }
  const site = headers['sec-fetch-site']
  const isBeside = site === 'same-site' && beside.includes(`${headers['sec-fetch-dest']}`)
  if (site !== undefined && site !== 'same-origin' && site !== 'none' && !isBeside)
    return refused('Another site asked for this.')
  if (!cookiesOf(headers.cookie).some((each) => isEqual(each, session))) return refused(unknown)
  if (method === 'POST') {
    if (headers.origin === undefined) return refused('A browser says which site asks.')
    if (headers['content-type'] !== 'application/json') return refused('Only JSON is read here.', 415)
    if (!isEqual(`${headers['x-desk-window']}`, secret)) return refused(unknown)
  }
  return { kind: 'answer' }
}

/** Said to whoever has no key. */
export const unknown = 'Open the desk by the file that "npm run desk" names.'

const refused = (message: string, status: 403 | 405 | 415 = 403): Verdict => ({
  kind: 'refuse',
  status,
  message,
})

const cookiesOf = (header = '') =>
  header
    .split(';')
    .map((each) => each.trim().split('='))
    .flatMap(([name, value = '']) => (name === cookieName ? value : []))
