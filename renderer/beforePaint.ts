/**
 * Runs in the document's head, before the first paint: sets the theme, so that it never flashes, and marks the
 * document as one with script, so that styles may hide what script will reveal.
 * Stringified into every page, so it refers to nothing outside itself.
 * @param key where the preference is stored: 'light', 'dark' or 'system' (also when absent or unreadable)
 */
export function beforePaint(key: string) {
  const root = document.documentElement
  let preference: string | null = null
  try {
    preference = localStorage.getItem(key)
  } catch {
    // Storage is denied: the system's theme is the answer.
  }
  const known = preference === 'light' || preference === 'dark' ? preference : 'system'
  const dark = known === 'dark' || (known === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.dataset.theme = known
  root.classList.toggle('dark', dark)
  root.classList.add('script')
}
