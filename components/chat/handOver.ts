import { site } from '#data/site.ts'
import type { Message } from './conversation.ts'
import { type ContactFields, draftFrom, readDraft } from './draft.ts'

/** Where the visitor goes on, and under which key of local storage the contact form finds its draft. */
export const contactFormAddress = '/contact#contact-form'
export const contactDraftKey = `${site.storagePrefix}.contact-draft`

/** Makes the contact form's draft from the conversation. Nothing is sent: the visitor edits and sends it there. */
export function handOver(messages: readonly Message[]) {
  const now = new Date()
  const form = document.querySelector<HTMLFormElement>('#contact-form form')
  const earlier = typedFields(form) ??
    readDraft(stored(), now) ?? { name: '', email: '', company: '', message: '' }
  const draft = draftFrom(messages, earlier, now)
  if (!draft) return
  store(JSON.stringify(draft))
  const field = form?.elements.namedItem('message')
  if (field instanceof HTMLTextAreaElement) typeInto(field, draft.message)
}

/** What stands in a form on this page, which its own draft may not hold yet. */
function typedFields(form: HTMLFormElement | null): ContactFields | undefined {
  if (!form) return undefined
  const entries = new FormData(form)
  const text = (name: keyof ContactFields) => String(entries.get(name) ?? '')
  const fields = {
    name: text('name'),
    email: text('email'),
    company: text('company'),
    message: text('message'),
  }
  return Object.values(fields).some(Boolean) ? fields : undefined
}

/** As if the visitor had typed: past React's own setter, so that the form's island hears of it. */
function typeInto(field: HTMLTextAreaElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

function stored(): string | null {
  try {
    return localStorage.getItem(contactDraftKey)
  } catch {
    return null
  }
}

function store(draft: string) {
  try {
    localStorage.setItem(contactDraftKey, draft)
  } catch {
    // Without storage the form opens empty, which is better than not at all.
  }
}
