type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * Takes the text out of an island's fields, typed before it woke or put there by the edge, so that React meets them
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
