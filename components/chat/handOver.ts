import { emptyFields, isEmpty, readDraft, saveDraft } from '#components/contact/draft.ts'
import type { ContactField, ContactFields } from '#data/rules/contact.ts'
import type { Message } from './conversation.ts'
import { draftFrom } from './draft.ts'

/** Where the visitor goes on. */
export const contactFormAddress = '/contact#contact-form'

/** Makes the contact form's draft from the conversation. Nothing is sent: the visitor edits and sends it there. */
export function handOver(messages: readonly Message[]) {
  const form = document.querySelector<HTMLFormElement>('#contact-form form')
  const field = form?.elements.namedItem('message')
  const draft = draftFrom(messages, typedFields(form) ?? readDraft() ?? emptyFields)
  if (draft) saveDraft(draft)
  if (!(field instanceof HTMLTextAreaElement)) return
  if (draft) typeInto(field, draft.message)
  // Later, as the closing panel first gives the focus back to its button, which may stand far from the form.
  if (contactFormAddress.startsWith(`${location.pathname}#`)) setTimeout(() => field.focus())
}

/** What stands in a form on this page, which the stored draft may not hold yet. */
function typedFields(form: HTMLFormElement | null): ContactFields | undefined {
  if (!form) return undefined
  const entries = new FormData(form)
  const text = (name: ContactField) => String(entries.get(name) ?? '')
  const fields = {
    name: text('name'),
    email: text('email'),
    company: text('company'),
    message: text('message'),
  }
  return isEmpty(fields) ? undefined : fields
}

/**
 * As if the visitor had typed: past React's own setter, so that the form's island hears of it. A form on this page
 * would otherwise save its own words over the draft when the page is left.
 */
function typeInto(field: HTMLTextAreaElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
