import { timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** Who may speak with a server of the desk. Other websites, other users of the machine and other names for it may not. */
export interface Guarded {
  /** "http://127.0.0.1:4000", as the browser has it in its address bar. */
  origin: string
  /** Opens the desk, in its address; only the desk's own origin takes it. */
  key?: string
  /** What the cookie holds once the key was shown. */
  session: string
  methods: readonly string[]
}

interface Request {
  method?: string | undefined
  url?: string | undefined
  headers: IncomingHttpHeaders
}

type Verdict =
  | { status: 200 }
  | { status: 302; location: string; cookie: string }
  | { status: 403 | 405 | 415; message: string }

const cookieName = 'desk'

/** Both servers get the cookie, as cookies know no ports; scripts see it nowhere. */
const cookieOf = (session: string) => `${cookieName}=${session}; Path=/; HttpOnly; SameSite=Strict`

/**
 * Whether a request is answered. A name that leads to this machine is not enough (DNS rebinding), nor is the cookie,
 * which the browser sends along for each page of this host.
 */
export function verdictOf({ method = '', url = '/', headers }: Request, guarded: Guarded): Verdict {
  const { origin, key, session, methods } = guarded
  if (headers.host !== new URL(origin).host) return refused('This host is not served here.')
  if (headers.origin !== undefined && headers.origin !== origin)
    return refused('Another site asked for this.')
  const site = headers['sec-fetch-site']
  if (site === 'cross-site') return refused('Another site asked for this.')
  if (!methods.includes(method)) return { status: 405, message: `There is no ${method} here.` }
  const address = URL.parse(url, origin)
  if (!address || address.origin !== origin) return refused('This address cannot be read.')
  const shown = address.searchParams.get('key')
  if (key !== undefined && shown !== null) {
    if (!isEqual(shown, key)) return refused(unknown)
    address.searchParams.delete('key')
    return { status: 302, location: address.pathname + address.search, cookie: cookieOf(session) }
  }
  if (!cookiesOf(headers.cookie).some((each) => isEqual(each, session))) return refused(unknown)
  if (method === 'POST') {
    if (headers.origin === undefined) return refused('A browser says which site asks.')
    if (headers['content-type'] !== 'application/json')
      return { status: 415, message: 'Only JSON is read here.' }
  }
  return { status: 200 }
}

const unknown = 'Open the desk by the address that "npm run desk" has printed.'

const refused = (message: string): Verdict => ({ status: 403, message })

const cookiesOf = (header = '') =>
  header
    .split(';')
    .map((each) => each.trim().split('='))
    .flatMap(([name, value = '']) => (name === cookieName ? value : []))

function isEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
