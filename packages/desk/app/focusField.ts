/** Moves the focus to a field, which may be folded away. */
export function focusField(field: HTMLElement) {
  const folded = field.closest('details')
  if (folded) folded.open = true
  field.focus()
}
