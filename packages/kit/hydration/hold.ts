const held = ['click', 'submit'] as const

/**
 * Holds what a visitor does to an island whose code is not there yet, in order, and tells `onHeld` of it, which may forget all of it later.
 * Text stays in its fields (`takeTypedText` below); a click that asks for a new tab is the browser's own matter.
 * @returns the function that does it all again, to the island once it answers, or to the bare document
 *   (whose links and forms work) if it never will.
 */
export function holdEvents(
  island: HTMLElement,
  onHeld: (event: Event, forget: () => void) => void,
): () => void {
  const queue: Event[] = []
  const hold = (event: Event) => {
    if (event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    queue.push(event)
    onHeld(event, () => queue.splice(0))
  }
  for (const type of held) island.addEventListener(type, hold, { capture: true })

  return () => {
    for (const type of held) island.removeEventListener(type, hold, { capture: true })
    for (const event of queue.splice(0)) doAgain(event)
  }
}

function doAgain(event: Event) {
  if (event instanceof SubmitEvent) (event.target as HTMLFormElement).requestSubmit(event.submitter)
  else event.target?.dispatchEvent(new MouseEvent(event.type, event))
}

type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * Takes the text out of an island's fields, typed before hydration or put there by the edge, so that React meets them
 * empty; the function returned puts it back as input, which React then hears of.
 */
export function takeTypedText(island: HTMLElement): () => void {
  const typed: { field: Field; text: string; selection: [number | null, number | null] }[] = []
  for (const field of island.querySelectorAll<Field>('input, textarea')) {
    if (field.type === 'radio' || field.type === 'checkbox' || field.value === '') continue
    typed.push({ field, text: field.value, selection: selectionOf(field) })
    field.value = ''
  }
  return () => {
    for (const { field, text, selection } of typed) {
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
