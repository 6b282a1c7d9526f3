/**
 * Tells an embedded tool the theme of this page, now and whenever it changes, as a message `{ theme: 'dark' }`.
 * @returns the function that ends it
 */
export function keepTheme(frame: HTMLIFrameElement): () => void {
  const root = document.documentElement
  const tell = () => {
    const theme = root.classList.contains('dark') ? 'dark' : 'light'
    // Any origin, as a sandboxed frame has none to be named; the theme is no secret.
    frame.contentWindow?.postMessage({ theme }, '*')
  }
  const observer = new MutationObserver(tell)
  observer.observe(root, { attributes: true, attributeFilter: ['class'] })
  tell()
  return () => observer.disconnect()
}
