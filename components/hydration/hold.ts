const held = ['click', 'submit'] as const

/**
 * Holds what a visitor does to an island whose code is not there yet, in order, and tells `onHeld` of it.
 * Text stays in its fields (see `fields.ts`); a click that asks for a new tab is the browser's own matter.
 * @returns the function that does it all again, to the island once it answers, or to the bare document
 *   (whose links and forms work) if it never will.
 */
export function holdEvents(island: HTMLElement, onHeld: (event: Event) => void): () => void {
  const queue: Event[] = []
  const hold = (event: Event) => {
    if (event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    queue.push(event)
    onHeld(event)
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
