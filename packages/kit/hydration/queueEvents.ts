const eventTypes = ['click', 'submit'] as const

/**
 * Queues events on an island whose code has not arrived. `onQueued` is called for each and may empty the
 * queue. Typed text is not queued (see `takeTypedText`), and neither are clicks that ask for a new tab.
 * @returns a function that replays the events in order: on the hydrated island, or on the plain document,
 *   whose links and forms work, if it never hydrates
 */
export function queueEvents(
  island: HTMLElement,
  onQueued: (event: Event, forget: () => void) => void,
): () => void {
  const queue: Event[] = []
  const hold = (event: Event) => {
    if (event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    queue.push(event)
    onQueued(event, () => queue.splice(0))
  }
  for (const type of eventTypes) island.addEventListener(type, hold, { capture: true })

  return () => {
    for (const type of eventTypes) island.removeEventListener(type, hold, { capture: true })
    for (const event of queue.splice(0)) replay(event)
  }
}

function replay(event: Event) {
  if (event instanceof SubmitEvent) (event.target as HTMLFormElement).requestSubmit(event.submitter)
  else event.target?.dispatchEvent(new MouseEvent(event.type, event))
}

type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * Empties an island's fields, because React must find them as the server rendered them.
 * @returns a function that puts the text, whether typed or filled in by the edge, back as an input event that
 *   React handles
 */
export function takeTypedText(island: HTMLElement): () => void {
  const inputs: { field: Field; text: string; selection: [number | null, number | null] }[] = []
  for (const field of island.querySelectorAll<Field>('input, textarea')) {
    if (field.type === 'radio' || field.type === 'checkbox' || field.value === '') continue
    inputs.push({ field, text: field.value, selection: selectionOf(field) })
    field.value = ''
  }
  return () => {
    for (const { field, text, selection } of inputs) {
      setNatively(field, text)
      field.dispatchEvent(new InputEvent('input', { bubbles: true }))
      if (selection[0] !== null) field.setSelectionRange(...selection)
    }
  }
}

function selectionOf(field: Field): [number | null, number | null] {
  return [field.selectionStart, field.selectionEnd]
}

/** React shadows `value` on the field to detect its own changes. The prototype's setter bypasses that. */
function setNatively(field: Field, text: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
}
