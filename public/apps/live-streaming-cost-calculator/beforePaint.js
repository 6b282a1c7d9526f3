'use strict'

// Runs in the head, before the first paint: the theme that the embedding page asks for, and marks for the
// styles.
{
  const root = document.documentElement

  /** @param {unknown} theme */
  const useTheme = (theme) => {
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
  }

  root.classList.add('script')
  root.classList.toggle('embedded', window.self !== window.top)
  useTheme(new URLSearchParams(location.search).get('theme'))

  // A change of theme on the embedding page arrives as `postMessage({ theme: 'dark' })`, so that no entry is
  // lost.
  window.addEventListener('message', ({ source, data }) => {
    if (source === window.parent) useTheme(data?.theme)
  })
}
