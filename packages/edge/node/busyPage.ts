import { withSecurityHeaders } from '../http/responses.ts'
import { bareNotice } from '../site/noticePage.ts'
import { refusal } from './httpServer.ts'

/** In s. */
const retryAfter = '5'

/**
 * What a client gets where too many wait: a page for a person, which says what became of a form.
 * @param isDone whether the request was carried out, and its page alone is missing
 */
export function busyResponse({ method, headers }: Request, isDone = false): Response {
  const again = { 'Retry-After': retryAfter }
  if (!headers.get('Accept')?.includes('text/html')) return refusal(503, again)
  const reason = 'as many people are using this site right now'
  const notice = (title: string, text: string, more: Record<string, string> = {}) =>
    withSecurityHeaders(
      bareNotice({ title, body: `<p>${text}</p>` }, isDone && method === 'POST' ? 200 : 503, more),
    )
  if (method !== 'POST')
    return notice('One moment, please', `This page takes longer, ${reason}. It loads again by itself.`, {
      ...again,
      Refresh: retryAfter,
    })
  if (isDone)
    return notice(
      'It has arrived',
      `What you sent has arrived. The page that says so cannot be shown, ${reason}.`,
    )
  return notice(
    'Nothing was sent',
    `Nothing was sent, ${reason}. Please go back, and send it again in a few seconds.`,
    again,
  )
}
