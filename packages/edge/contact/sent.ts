import { promisedTo } from '@lintel/rules/businessHours.ts'
import { verifySignedId } from '../database/signing.ts'
import { findEnquiry } from '../enquiries/store.ts'
import type { Context } from '../environment.ts'
import { redirect } from '../http/responses.ts'
import { builtPage } from '../site/builtPage.ts'
import { formatVisitorTime } from '../site/formatTime.ts'
import { notFound } from '../site/notFound.ts'

/** GET /contact/sent: where the plain form redirects once the enquiry is stored. */
export async function onRequestGet(context: Context): Promise<Response> {
  const signedId = context.url.searchParams.get('receipt') ?? ''
  const id = await verifySignedId(context.env, 'receipt', signedId)
  const enquiry = id ? await findEnquiry(context.env, id) : null
  if (enquiry?.erased_at !== null) return redirect(303, '/contact')
  const answerBy = promisedTo(enquiry)
  const rewrite = (rewriter: HTMLRewriter) =>
    rewriter
      .on('[data-enquiry-reference]', {
        element: (element) => void element.setInnerContent(enquiry.reference),
      })
      .on('[data-enquiry-reply-by]', {
        element: (element) => {
          element.setInnerContent(formatVisitorTime(answerBy, context))
          if (element.tagName === 'time') element.setAttribute('datetime', answerBy.toISOString())
        },
      })
      .on('a[data-enquiry-receipt]', {
        element: (link) => void link.setAttribute('href', `/receipt/${signedId}`),
      })
  return (await builtPage(context, '/contact/sent', { rewrite, isPersonal: true })) ?? notFound(context)
}
