import type { KeyboardEvent } from 'react'

const focusable = 'a[href], button:not(:disabled), textarea, [tabindex="0"]'

/** Tab goes from a dialog's last control to its first, and back, where browsers would leave the page in between. */
export function keepFocusInside(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== 'Tab') return
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)]
  const place = controls.indexOf(event.target as HTMLElement)
  const leaves = event.shiftKey ? place <= 0 : place === controls.length - 1
  if (!leaves) return
  event.preventDefault()
  controls.at(event.shiftKey ? -1 : 0)?.focus()
}
