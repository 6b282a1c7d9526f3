import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type ContactFields, fieldsOf } from '@lintel/rules/contact.ts'

/** The origin of the site under test, as forms send it. */
export const origin = 'https://lintel.example'

export const sampleEnquiry: ContactFields = {
  ...fieldsOf(() => ''),
  name: 'Ada Okafor',
  email: 'ada@firm.example',
  company: 'Firm & Sons',
  message: 'We plan a data platform and need a review of its architecture.',
}

/** Returns a word that occurs in one field of an enquiry and nowhere else. */
export const markerOf = (field: string) => `zq-${field.toLowerCase()}`

/** Every field with its marker. A field with stricter rules needs its own text here. */
export const markedEnquiry: ContactFields = {
  ...fieldsOf((field) => `Any word such as ${markerOf(field)}`),
  email: `${markerOf('email')}@person.example`,
}

export function createToken(): string {
  return randomBytes(32).toString('hex')
}

let addresses = 0

/** Returns a new address each time, so that limits of one test never affect the next. */
export function createAddress(): string {
  addresses += 1
  return `198.18.${addresses >> 8}.${addresses % 256}`
}

/** The request that the form's script sends. */
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
      ...sampleEnquiry,
      csrfToken: createToken(),
      recaptchaToken: '',
      timestamp: Date.now(),
      ...body,
    }),
  }
}

/**
 * Sends one enquiry after another until the server stops responding.
 * @param onAcknowledged receives the token and reference of each stored enquiry
 * @param pause between enquiries, in ms
 */
export async function sendUntilItDies(
  address: string,
  onAcknowledged: (token: string, reference: string) => void,
  pause = 0,
): Promise<void> {
  for (;;) {
    const csrfToken = createToken()
    try {
      const response = await fetch(
        `${address}/api/contact`,
        jsonRequest({ csrfToken, message: `Enquiry ${csrfToken}` }, { 'X-Forwarded-For': createAddress() }),
      )
      const { success, reference } = (await response.json()) as { success: boolean; reference: string }
      if (success) onAcknowledged(csrfToken, reference)
      if (pause > 0) await wait(pause)
    } catch {
      return
    }
  }
}

/** The request that a page's only button sends. */
export const pressButton: RequestInit = { method: 'POST', headers: { 'Sec-Fetch-Site': 'same-origin' } }

/** The request that the form sends without script. */
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
    body: new URLSearchParams({ ...sampleEnquiry, website: '', csrfToken: '', ...body }).toString(),
  }
}
