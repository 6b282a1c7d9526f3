import { type ContactFields, contactMessages } from '@lintel/rules/contact.ts'
import { isLocalDevelopment } from '@lintel/rules/edge.ts'
import { campaignParameters, type Source } from '@lintel/rules/source.ts'
import { site } from '@site/data/site.ts'
import { postToEdge } from '../postToEdge.ts'

const visitKey = `${site.storagePrefix}.visit`

interface ContactPayload extends ContactFields {
  csrfToken: string
  recaptchaToken: string
  /** Time of sending, in ms since 1970. */
  timestamp: number
  source: Source
}

/** The response of the edge (see `packages/edge/api/contact-secure.ts`). */
export interface ContactReceipt {
  reference?: string
  /** ISO 8601. */
  replyBy?: string
  /** Path of the page on which the sender can view and erase the message. */
  receipt?: string
}

type SendResult = { sent: true; receipt: ContactReceipt } | { sent: false; error: string }

/**
 * Sends the enquiry and returns the outcome, in the words of docs/requirements.md, "Sending an enquiry".
 * Never throws. If the response is lost, the enquiry can be sent again: the edge recognizes it by its token,
 * and by its text after the page was left.
 */
export async function sendEnquiry(payload: ContactPayload): Promise<SendResult> {
  const path = isLocalDevelopment(location.hostname) ? '/api/contact' : '/api/contact-secure'
  const response = await postToEdge(path, payload).catch(() => undefined)
  if (!response) return { sent: false, error: contactMessages.network }
  const { ok, body } = response
  if (ok && body?.success === true) return { sent: true, receipt: receiptOf(body) }
  if (ok && !body) return { sent: false, error: contactMessages.unexpected }
  return { sent: false, error: textOf(body?.error) || textOf(body?.message) || contactMessages.failed }
}

/**
 * Keeps only the fields that can be shown: a stored message must not look lost because of an odd response.
 */
function receiptOf({ reference, replyBy, receipt }: Record<string, unknown>): ContactReceipt {
  return {
    ...(textOf(reference) && { reference: textOf(reference) }),
    ...(Number.isFinite(Date.parse(textOf(replyBy))) && { replyBy: textOf(replyBy) }),
    ...(textOf(receipt).startsWith('/') && { receipt: textOf(receipt) }),
  }
}

/**
 * Returns what this tab knows about the visit: where it began, as stored by `behaviors/pageViews.ts`, and the
 * page before, from the history entries of this site. Entries of other sites and of personal pages have no
 * address.
 */
export function visitSource(): Source {
  const { navigation } = window
  const before = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1]?.url
  return {
    ...beginning(),
    ...(before && { cameFrom: new URL(before).pathname }),
    formPage: location.pathname,
  }
}

function beginning(): Source {
  try {
    const [firstPage, host, campaign] = (sessionStorage.getItem(visitKey) ?? '').split(' ')
    return {
      ...(firstPage && { firstPage }),
      ...(host?.includes('.') && host !== location.host && { referringHost: host }),
      ...(campaign?.startsWith('utm_') && { campaign: campaignOf(campaign) }),
    }
  } catch {
    // Blocked or invalid, so nothing is known.
    return {}
  }
}

/** Parses the standard campaign parameters, such as "utm_source=letter,utm_term=mills". */
function campaignOf(campaign: string): Source['campaign'] {
  const parameters = new URLSearchParams(campaign.replaceAll(',utm_', '&utm_'))
  const named = campaignParameters.flatMap((name) =>
    parameters.get(name) ? [[name, parameters.get(name)]] : [],
  )
  return named.length > 0 ? Object.fromEntries(named) : undefined
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** The contact section, where the page stores its token (`behaviors/contactForm.ts`). */
const section = () => document.querySelector<HTMLElement>('[data-contact-form]')

/** @throws Error if the page has no token, as in a browser without secure random numbers */
export function csrfToken(): string {
  const token = section()?.dataset.csrfToken
  if (!token) throw new Error('The page has no token for its contact form.')
  return token
}

export function renewCsrfToken() {
  section()?.dispatchEvent(new Event('renew-csrf-token'))
}
