/** Opens the search with Ctrl+K or Command+K. Single keys would react to speech input (WCAG 2.1.4). */
export function openSearchByKey() {
  addEventListener('keydown', (event) => {
    const isShortcut = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
    if (!isShortcut || event.altKey || event.shiftKey || document.querySelector('dialog:modal')) return
    event.preventDefault()
    document.querySelector<HTMLElement>('header [href="/search"]')?.click()
  })
}
