/** Opens the search with the / key wherever nothing is being typed. */
export function openSearchByKey() {
  const button = document.querySelector<HTMLElement>('header [href="/search"]')
  addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, target } = event
    const isTyped = (target as Element).closest?.('input, textarea, select, [contenteditable], dialog')
    if (key !== '/' || ctrlKey || metaKey || altKey || isTyped) return
    event.preventDefault()
    button?.click()
  })
}
