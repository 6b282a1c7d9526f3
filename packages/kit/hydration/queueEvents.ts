const eventTypes = ['click', 'submit'] as const

/**
 * Queues the events on an island whose code has not arrived, in order; `onQueued` hears of each, and may empty the queue.
 * Text stays in its fields (`takeTypedText` below); a click that asks for a new tab is the browser's own matter.
 * @returns replays them: on the island once it is hydrated, or on the bare document (whose links and forms work) if it
 *   never will be
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
 * Takes the text out of an island's fields, typed before hydration or put there by the edge, so that React meets them
 * empty; the function returned puts it back as input, which React then hears of.
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

/** React shadows `value` on the field itself to notice its own writes: the prototype's setter goes past that. */
function setNatively(field: Field, text: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
}
