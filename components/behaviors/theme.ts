/**
 * Keeps the theme true once the page runs (specification section 4): it follows the operating system, choices made in
 * other tabs, and the controls of this page, which ask for a theme by the event `choose-theme`. The document's
 * `data-theme` holds the preference and its class `dark` the result; `renderer/beforePaint.ts` set both at first.
 */
export function followTheme() {
  const root = document.documentElement
  const system = matchMedia('(prefers-color-scheme: dark)')
  const key = root.dataset.themeKey ?? ''

  const show = (value: string | null | undefined) => {
    const preference = value === 'light' || value === 'dark' ? value : 'system'
    root.classList.toggle('dark', preference === 'dark' || (preference === 'system' && system.matches))
    root.dataset.theme = preference
    showThemeColor(root)
  }
  showThemeColor(root)
  system.addEventListener('change', () => show(root.dataset.theme))
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) show(event.newValue)
  })
  document.addEventListener('choose-theme', ({ detail }: CustomEventInit<string>) => {
    show(detail)
    try {
      localStorage.setItem(key, root.dataset.theme ?? '')
    } catch {
      // Denied or full: the choice holds for this page, where the visitor sees it.
    }
  })
}

/** The browser's own bars take the page's background, which on some pages is dark in either theme. */
function showThemeColor(root: HTMLElement) {
  const color = getComputedStyle(root).backgroundColor
  for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
    meta.setAttribute('content', color)
}
