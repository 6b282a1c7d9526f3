/** Opens the search with the / key wherever nothing is being typed. */
export function openSearchByKey() {
  addEventListener('keydown', (event) => {
    const isShortcut = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey
    if (!isShortcut || document.activeElement?.closest('input, textarea, select, dialog')) return
    event.preventDefault()
    document.querySelector<HTMLElement>('header [href="/search"]')?.click()
  })
}
