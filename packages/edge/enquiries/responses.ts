import { promisedTo } from '@lintel/rules/businessHours.ts'
import { type ContactIssue, contactMessages } from '@lintel/rules/contact.ts'
import { escapeHtml } from '@lintel/rules/text.ts'
import { site } from '@site/data/site.ts'
import { signId } from '../database/signing.ts'
import type { Context } from '../environment.ts'
import type { HttpError } from '../http/HttpError.ts'
import { errorResponse, jsonResponse, redirect } from '../http/responses.ts'
import { builtPage, setValue } from '../site/builtPage.ts'
import { noticePage } from '../site/noticePage.ts'
import type { Submission } from './readSubmission.ts'
import type { StoredEnquiry } from './store.ts'

/** JSON for the form's script, and pages for the plain form. */
interface Responder {
  accepted(context: Context, enquiry: StoredEnquiry): Promise<Response>
  failed(context: Context, error: HttpError, submission?: Submission): Promise<Response>
}

export const jsonResponder: Responder = {
  accepted: async ({ env }, { id, reference, ...stored }) =>
    jsonResponse({
      success: true,
      message: 'Message Sent Successfully',
      reference,
      replyBy: promisedTo(stored).toISOString(),
      receipt: `/receipt/${await signId(env, 'receipt', id)}`,
    }),
  failed: async (_, error) => errorResponse(error),
}

export const pageResponder: Responder = {
  accepted: async ({ env }, { id }) =>
    redirect(303, `/contact/sent?receipt=${encodeURIComponent(await signId(env, 'receipt', id))}`),
  failed: async (context, error, submission) => {
    // Nobody is there to read a page, which takes longer.
    if (context.request.signal.aborted) return errorResponse(error)
    const form = await formWithErrors(context, error, submission)
    return (
      form ??
      noticePage(context, {
        title: contactMessages.failed,
        body: `<p>${escapeHtml(error.message)}</p><p><a href="/contact">Back to the form</a></p>`,
        status: error.status,
        headers: error.headers,
      })
    )
  },
}

/**
 * Renders the contact page with the visitor's values. As with script, each issue appears below its field, and
 * refusals by the security check or the edge appear above the form. Without one of these, the place above the form says
 * that nothing was sent.
 */
function formWithErrors(
  context: Context,
  { status, headers, message, issues }: HttpError,
  submission?: Submission,
) {
  const form = 'form[action*="/api/contact"]'
  const rewrite = (rewriter: HTMLRewriter) => {
    rewriter.on('head > title', { element: (title) => void title.prepend('Error: ') })
    for (const [field, value] of Object.entries(submission?.fields ?? {})) {
      const issue = issues.find((issue) => issue.field === field)
      rewriter.on(`${form} [name="${field}"]`, {
        element: (input) => {
          if (input.tagName === 'textarea') input.setInnerContent(value)
          else setValue(input, value)
          if (!issue) return
          input
            .setAttribute('aria-invalid', 'true')
            .setAttribute(
              'aria-describedby',
              `contact-${field}-issue ${input.getAttribute('aria-describedby') ?? ''}`.trim(),
            )
          input.after(issueBelow(issue), { html: true })
        },
      })
    }
    return rewriter.on('[data-form-errors]', {
      element: (errors) =>
        void errors.removeAttribute('hidden').setInnerContent(aboveForm(message, issues), { html: true }),
    })
  }
  return builtPage(context, '/contact', { status, headers, rewrite, isPersonal: true })
}

const notSent = 'Your message was not sent. Please correct what is marked below.'

function aboveForm(message: string, issues: readonly ContactIssue[]): string {
  const suspicions = issues.filter(({ isSecurity }) => isSecurity)
  if (issues.length > 0 && suspicions.length === 0) return `<p>${notSent}</p>`
  const list = suspicions.length > 0 ? suspicions.map(suspicion).join('') : `<li>${escapeHtml(message)}</li>`
  const isSecurity = suspicions.length > 0 || message === contactMessages.bot
  return `${isSecurity ? '<h2>Security Alert</h2>' : ''}<ul>${list}</ul>`
}

/** Links to the field by the id that `packages/kit/contact/ContactFieldset.tsx` gives it. */
function suspicion({ field, message }: ContactIssue): string {
  return `<li><a href="#contact-${field}">${escapeHtml(message)}</a></li>`
}

function issueBelow({ field, message, detail }: ContactIssue): string {
  const { hello } = site.email
  const address = `<a href="mailto:${hello}">${hello}</a>`
  const more = detail && `<p>${escapeHtml(detail)} ${contactMessages.ifGenuine} ${address}.</p>`
  return `<div id="contact-${field}-issue" data-field-issue><p>${escapeHtml(message)}</p>${more ?? ''}</div>`
}
