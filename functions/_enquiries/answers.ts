import { contactForm } from '#data/contact.ts'
import { replyBy } from '#data/rules/businessHours.ts'
import { type ContactIssue, contactMessages } from '#data/rules/contact.ts'
import { site } from '#data/site.ts'
import type { Submission } from '#functions/_enquiries/readSubmission.ts'
import { receiptKey, receiptPath } from '#functions/_enquiries/receipt.ts'
import type { StoredEnquiry } from '#functions/_enquiries/store.ts'
import { escapeHtml, jsonAnswer, redirect } from '#functions/_http/answers.ts'
import type { Refusal } from '#functions/_http/Refusal.ts'
import { builtPage } from '#functions/_site/builtPage.ts'
import { noticePage } from '#functions/_site/noticePage.ts'
import type { Context } from '#functions/environment.ts'

/** How one kind of form is answered: as JSON for script, as pages without it. */
export interface AnswerStyle {
  accepted(context: Context, enquiry: StoredEnquiry): Promise<Response>
  refused(context: Context, refusal: Refusal, submission?: Submission): Promise<Response>
}

export const asJson: AnswerStyle = {
  accepted: async ({ env }, { id, reference, received_at }) =>
    jsonAnswer({
      success: true,
      message: 'Message Sent Successfully',
      reference,
      replyBy: replyBy(new Date(received_at)).toISOString(),
      receipt: await receiptPath(env, id),
    }),
  refused: async (_, { status, message, issues, headers }) =>
    jsonAnswer({ success: false, error: message, ...(issues.length > 0 && { issues }) }, status, headers),
}

export const asPage: AnswerStyle = {
  accepted: async ({ env }, { id }) =>
    redirect(303, `/contact/sent?receipt=${encodeURIComponent(await receiptKey(env, id))}`),
  refused: async (context, refusal, submission) =>
    (await formAgain(context, refusal, submission)) ??
    noticePage(context, {
      title: contactMessages.failed,
      body: `<p>${escapeHtml(refusal.message)}</p><p><a href="/contact">Back to the form</a></p>`,
      status: refusal.status,
      headers: refusal.headers,
    }),
}

/** The contact page with the visitor's words in the form and what is wrong above it. */
function formAgain(context: Context, { status, headers, message, issues }: Refusal, submission?: Submission) {
  const list = issues.length > 0 ? issues.map(issueEntry).join('') : `<li>${escapeHtml(message)}</li>`
  const wrong = new Set<string>(issues.map(({ field }) => field))
  const form = 'form[action*="/api/contact"]'
  const rewrite = (rewriter: HTMLRewriter) => {
    for (const [field, words] of Object.entries(submission?.fields ?? {})) {
      rewriter.on(`${form} [name="${field}"]`, {
        element: (input) => {
          if (wrong.has(field)) {
            input.setAttribute('aria-invalid', 'true').setAttribute('aria-describedby', 'contact-form-errors')
          }
          if (input.tagName === 'textarea') input.setInnerContent(words)
          else input.setAttribute('value', words.replaceAll('&', '&amp;'))
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

/** Leads to the field, whose id is its name with the form's before it (`components/contact/Field.tsx`). */
function issueEntry({ field, message, detail }: ContactIssue): string {
  const { hello } = site.email
  const address = `<a href="mailto:${hello}">${hello}</a>`
  const more = detail && `<p>${escapeHtml(detail)} ${contactForm.ifGenuine} ${address}.</p>`
  return `<li><a href="#contact-${field}">${escapeHtml(message)}</a>${more ?? ''}</li>`
}
