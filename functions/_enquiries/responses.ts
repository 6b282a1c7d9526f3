import { site } from '#content/site.ts'
import { escapeHtml } from '#data/escapeHtml.ts'
import { replyBy } from '#data/rules/businessHours.ts'
import { type ContactIssue, contactMessages } from '#data/rules/contact.ts'
import { signId } from '#functions/_database/signing.ts'
import type { Submission } from '#functions/_enquiries/readSubmission.ts'
import type { StoredEnquiry } from '#functions/_enquiries/store.ts'
import type { HttpError } from '#functions/_http/HttpError.ts'
import { errorResponse, jsonResponse, redirect } from '#functions/_http/responses.ts'
import { builtPage, setValue } from '#functions/_site/builtPage.ts'
import { noticePage } from '#functions/_site/noticePage.ts'
import type { Context } from '#functions/environment.ts'

/** JSON for the form's script, pages for the plain form. */
interface Responder {
  accepted(context: Context, enquiry: StoredEnquiry): Promise<Response>
  failed(context: Context, error: HttpError, submission?: Submission): Promise<Response>
}

export const jsonResponder: Responder = {
  accepted: async ({ env }, { id, reference, received_at }) =>
    jsonResponse({
      success: true,
      message: 'Message Sent Successfully',
      reference,
      replyBy: replyBy(new Date(received_at)).toISOString(),
      receipt: `/receipt/${await signId(env, 'receipt', id)}`,
    }),
  failed: async (_, error) => errorResponse(error),
}

export const pageResponder: Responder = {
  accepted: async ({ env }, { id }) =>
    redirect(303, `/contact/sent?receipt=${encodeURIComponent(await signId(env, 'receipt', id))}`),
  failed: async (context, error, submission) =>
    (await formWithErrors(context, error, submission)) ??
    noticePage(context, {
      title: contactMessages.failed,
      body: `<p>${escapeHtml(error.message)}</p><p><a href="/contact">Back to the form</a></p>`,
      status: error.status,
      headers: error.headers,
    }),
}

/** The contact page with the visitor's values in the form and the errors above it. */
function formWithErrors(
  context: Context,
  { status, headers, message, issues }: HttpError,
  submission?: Submission,
) {
  const list = issues.length > 0 ? issues.map(issueEntry).join('') : `<li>${escapeHtml(message)}</li>`
  const invalid = new Set<string>(issues.map(({ field }) => field))
  const form = 'form[action*="/api/contact"]'
  const rewrite = (rewriter: HTMLRewriter) => {
    for (const [field, value] of Object.entries(submission?.fields ?? {})) {
      rewriter.on(`${form} [name="${field}"]`, {
        element: (input) => {
          if (invalid.has(field)) {
            input.setAttribute('aria-invalid', 'true').setAttribute('aria-describedby', 'contact-form-errors')
          }
          if (input.tagName === 'textarea') input.setInnerContent(value)
          else setValue(input, value)
        },
      })
    }
    return rewriter.on('[data-form-errors]', {
      element: (errors) =>
        void errors.removeAttribute('hidden').setInnerContent(`<ul>${list}</ul>`, { html: true }),
    })
  }
  return builtPage(context, '/contact', { status, headers, rewrite, isPersonal: true })
}

/** Links to the field, whose id is its name with the form's before it (`components/contact/ContactFieldset.tsx`). */
function issueEntry({ field, message, detail }: ContactIssue): string {
  const { hello } = site.email
  const address = `<a href="mailto:${hello}">${hello}</a>`
  const more = detail && `<p>${escapeHtml(detail)} ${contactMessages.ifGenuine} ${address}.</p>`
  return `<li><a href="#contact-${field}">${escapeHtml(message)}</a>${more ?? ''}</li>`
}
