/** A click within this time (ms) of the hover that opened the list belongs to the same gesture, and keeps it open. */
const sameGesture = 500

/**
 * Opens the list of services on hover and by its button, from which the down arrow leads into it; Escape, wherever the
 * focus is (WCAG 1.4.13), a press elsewhere and the focus that leaves close it. Focus alone opens nothing: whoever
 * passes by Tab is not led through it.
 */
export function openServicesMenu() {
  const menu = document.querySelector<HTMLElement>('[data-services-menu]')
  const button = menu?.querySelector('button')
  if (!menu || !button) return
  const setOpen = (open: boolean) => {
    menu.toggleAttribute('data-open', open)
    button.setAttribute('aria-expanded', String(open))
  }
  let hovered = Number.NEGATIVE_INFINITY
  menu.addEventListener('pointerenter', ({ pointerType, timeStamp }) => {
    if (pointerType !== 'mouse') return
    hovered = timeStamp
    setOpen(true)
  })
  menu.addEventListener('pointerleave', (event) => event.pointerType === 'mouse' && setOpen(false))
  menu.addEventListener(
    'focusout',
    ({ relatedTarget }) => menu.contains(relatedTarget as Node) || setOpen(false),
  )
  button.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    setOpen(true)
    menu.querySelector<HTMLElement>('#services-menu a')?.focus()
  })
  button.addEventListener('click', ({ timeStamp }) => {
    setOpen(timeStamp - hovered < sameGesture || !menu.hasAttribute('data-open'))
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.hasAttribute('data-open')) return
    if (menu.querySelector('#services-menu')?.contains(document.activeElement)) button.focus()
    setOpen(false)
  })
}

/** A link of the menu closes it, also one to a place on the same page, and so does the focus that leaves it. */
export function closeMobileMenu() {
  const menu = document.getElementById('site-menu')
  menu?.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) menu.hidePopover()
  })
  menu?.addEventListener('focusout', ({ relatedTarget }) => {
    const isWithin = (relatedTarget as Element | null)?.closest('#site-menu, [popovertarget="site-menu"]')
    if (relatedTarget && !isWithin) menu.hidePopover()
  })
}
