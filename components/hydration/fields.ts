type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * Takes the text that a visitor typed before an island woke out of its fields, so that React meets the document as
 * it was rendered; the function returned puts it back as input, which React then hears of.
 */
export function takeTypedText(island: HTMLElement): () => void {
  const typed: { field: Field; text: string; selection: [number | null, number | null] }[] = []
  for (const field of island.querySelectorAll<Field>('input, textarea')) {
    if (field.type === 'radio' || field.type === 'checkbox' || field.value === field.defaultValue) continue
    typed.push({ field, text: field.value, selection: selectionOf(field) })
    field.value = field.defaultValue
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
