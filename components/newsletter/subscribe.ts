import { edgeUrl } from '#components/edgeUrl.ts'
import { newsletter } from '#data/newsletter.ts'

export interface NewsletterAnswer {
  accepted: boolean
  text: string
}

/** Asks the edge to subscribe an address. Never throws: what went wrong is said in the answer. */
export async function subscribe(email: string): Promise<NewsletterAnswer> {
  try {
    const response = await fetch(edgeUrl('/api/newsletter'), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ email }),
      signal: AbortSignal.timeout(newsletter.answerWithin),
    })
    const { success, message, error } = (await response.json()) as Record<string, unknown>
    if (success === true && typeof message === 'string') return { accepted: true, text: message }
    return { accepted: false, text: typeof error === 'string' ? error : newsletter.failed }
  } catch {
    return { accepted: false, text: newsletter.failed }
  }
}
