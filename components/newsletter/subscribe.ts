import { postToEdge } from '#components/postToEdge.ts'
import { newsletter } from '#data/newsletter.ts'

export interface NewsletterAnswer {
  accepted: boolean
  text: string
}

/** Asks the edge to subscribe an address. Never throws: what went wrong is said in the answer. */
export async function subscribe(email: string): Promise<NewsletterAnswer> {
  const answer = await postToEdge('/api/newsletter', { email }).catch(() => undefined)
  const { success, message, error } = answer?.body ?? {}
  if (success === true && typeof message === 'string') return { accepted: true, text: message }
  return { accepted: false, text: typeof error === 'string' ? error : newsletter.failed }
}
