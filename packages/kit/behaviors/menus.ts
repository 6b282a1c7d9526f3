/** A click this soon (ms) after the hover that opened the menu must not close it: it is one gesture. */
const sameGesture = 500

/**
 * Opens the services menu on hover or by its button, whose down arrow moves focus into it. It closes with
 * Escape, wherever the focus is (WCAG 1.4.13), with a press elsewhere, or when focus leaves. Focus alone does
 * not open it, so Tab passes by without going through its links.
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

/**
 * Closes the mobile menu when a link in it is clicked, even one to the same page, or when focus leaves it.
 */
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
