/**
 * Runs in the document's head, before the first paint, and sets the theme, so that it never flashes.
 * A theme that the visitor chose decides for the browser's own bars too (`theme-color`), which else follow the system.
 * Stringified into every page, so it refers to nothing outside itself. The document says under which key the
 * preference is stored: 'light', 'dark' or 'system' (also when absent or unreadable).
 */
export function beforePaint() {
  const root = document.documentElement
  let preference: string | null = null
  try {
    preference = localStorage.getItem(root.dataset.themeKey ?? '')
  } catch {
    // Storage is denied: the system's theme is the answer.
  }
  const known = preference === 'light' || preference === 'dark' ? preference : 'system'
  const dark = known === 'dark' || (known === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.dataset.theme = known
  root.classList.toggle('dark', dark)
  if (known === 'system') return
  for (const color of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    color.media = color.media.includes(known) ? 'all' : 'not all'
}
