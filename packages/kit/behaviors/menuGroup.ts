/** A press this soon (ms) after the hover that opened the list must not close it: it is one gesture. */
const sameGesture = 500

/**
 * Opens a list of the Services menu on hover too. Escape closes it, and leaves the menu open; so does focus that
 * leaves it.
 */
export function start(element: HTMLElement) {
  const group = element as HTMLDetailsElement
  const summary = group.querySelector('summary')
  let hovered = Number.NEGATIVE_INFINITY
  group.addEventListener('pointerenter', ({ pointerType, timeStamp }) => {
    if (pointerType !== 'mouse' || group.open) return
    hovered = timeStamp
    group.open = true
  })
  group.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse') group.open = false
  })
  group.addEventListener('focusout', ({ relatedTarget }) => {
    if (!group.contains(relatedTarget as Node)) group.open = false
  })
  summary?.addEventListener('click', (event) => {
    if (event.timeStamp - hovered < sameGesture) event.preventDefault()
  })
  group.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !group.open) return
    event.stopPropagation()
    summary?.focus()
    group.open = false
  })
}
