import { withSecurityHeaders } from '../http/responses.ts'
import { bareNotice } from '../site/noticePage.ts'
import { refusal } from './httpServer.ts'

/** In s. */
const retryAfter = '5'
const again = { 'Retry-After': retryAfter }
const reason = 'as many people are using this site right now'

/**
 * What a client gets where too many wait: a page for a person, which says what became of a form.
 * @param isDone whether the request was carried out, and its page alone is missing
 */
export function busyResponse({ method, headers }: Request, isDone = false): Response {
  if (!headers.get('Accept')?.includes('text/html')) return refusal(503, again)
  if (method !== 'POST')
    return page(503, 'One moment, please', `This page takes longer, ${reason}. It loads again by itself.`, {
      ...again,
      Refresh: retryAfter,
    })
  if (isDone)
    return page(
      200,
      'It is done',
      `What you asked for is done. The page that says so cannot be shown, ${reason}.`,
    )
  return page(
    503,
    'Nothing was sent',
    `Nothing was sent, ${reason}. Please go back, and send it again in a few seconds.`,
    again,
  )
}

const page = (status: number, title: string, text: string, headers: Record<string, string> = {}) =>
  withSecurityHeaders(bareNotice({ title, body: `<p>${text}</p>` }, status, headers))
