import { randomBytes } from 'node:crypto'

/** Of the site that the requests are sent to, as a form names it. */
export const origin = 'https://lintel.example'

export const words = {
  name: 'Ada Okafor',
  email: 'ada@firm.example',
  company: 'Firm & Sons',
  message: 'We plan a data platform and need a review of its architecture.',
}

export function createToken(): string {
  return randomBytes(32).toString('hex')
}

let addresses = 0

/** Another address each time, so that limits of one test never touch the next. */
export function createAddress(): string {
  addresses += 1
  return `198.18.${addresses >> 8}.${addresses % 256}`
}

/** What the form's script sends. */
export function jsonRequest(body: object = {}, headers: Record<string, string> = {}): RequestInit {
  return {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Sec-Fetch-Site': 'same-origin',
      'CF-Connecting-IP': createAddress(),
      ...headers,
    },
    body: JSON.stringify({
      ...words,
      csrfToken: createToken(),
      recaptchaToken: '',
      timestamp: Date.now(),
      ...body,
    }),
  }
}

/** What the only button of a page sends. */
export const pressButton: RequestInit = { method: 'POST', headers: { 'Sec-Fetch-Site': 'same-origin' } }

/** What the form sends by itself when script is off. */
export function formRequest(
  body: Record<string, string> = {},
  headers: Record<string, string> = {},
): RequestInit {
  return {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      Origin: origin,
      'CF-Connecting-IP': createAddress(),
      ...headers,
    },
    body: new URLSearchParams({ ...words, website: '', csrfToken: '', ...body }).toString(),
  }
}
