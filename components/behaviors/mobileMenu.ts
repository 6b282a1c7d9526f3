/** A link of the menu closes it, also where it leads to a place on the same page. */
export function closeMobileMenuOnLinks() {
  const menu = document.getElementById('site-menu')
  menu?.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) menu.hidePopover()
  })
}
