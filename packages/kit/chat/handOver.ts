import { handOverHeading } from '@lintel/engine/content/strings.ts'
import { type ContactFields, contactFields, fieldsOf } from '@lintel/rules/contact.ts'
import { emptyFields, isEmpty, readDraft, saveDraft } from '../contact/draft.ts'
import type { Message } from './conversation.ts'

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
  const fields = fieldsOf((field) => String(entries.get(field) ?? ''))
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

/** Less room than this is not worth a heading. */
const leastRoom = 100

/**
 * The contact draft that a conversation makes: the visitor's own words, below what the earlier draft says.
 * @returns nothing where the visitor has asked nothing, so that an unsent draft stays as it is
 */
export function draftFrom(messages: readonly Message[], earlier: ContactFields): ContactFields | undefined {
  const questions = new Set(
    messages.flatMap(({ role, content }) => (role === 'user' ? [`- ${content}`] : [])),
  )
  if (questions.size === 0) return undefined
  const own = earlier.message.split(handOverHeading)[0]?.trim() ?? ''
  const room = contactFields.message.box - (own ? own.length + 2 : 0)
  return { ...earlier, message: [own, latest([...questions], room)].filter(Boolean).join('\n\n') }
}

/** The latest questions that fit into the room, under their heading; one that is too long alone is cut. */
function latest(questions: string[], room: number): string {
  if (room < leastRoom) return ''
  const space = room - handOverHeading.length - 1
  const lines: string[] = []
  for (const question of questions.toReversed()) {
    if ([question, ...lines].join('\n').length > space) break
    lines.unshift(question)
  }
  if (lines.length === 0) lines.push(`${questions.at(-1)?.slice(0, space - 1)}…`)
  return `${handOverHeading}\n${lines.join('\n')}`
}
