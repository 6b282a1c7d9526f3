/** How near (px) a sheet must be before the script is fetched that makes it answer. */
const nearby = '600px'

/**
 * A sheet is complete as it stands. What is set before its script comes, that finds; where it does not come, the controls
 * go, as they do without any script (`sheets.css`).
 */
export function loadNearSheets() {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) load(target as HTMLElement)
    },
    { rootMargin: nearby },
  )
  const load = async (sheet: HTMLElement) => {
    observer.unobserve(sheet)
    try {
      const { answer } = await importModule<{ answer: (sheet: HTMLElement) => void }>(
        sheet.dataset.sheet ?? '',
      )
      answer(sheet)
      // What was set last is answered too.
      const set = document.activeElement
      if (sheet.contains(set)) set?.dispatchEvent(new Event('change', { bubbles: true }))
    } catch {
      sheet.setAttribute('data-mute', '')
    }
  }
  for (const sheet of document.querySelectorAll('[data-sheet]')) observer.observe(sheet)
}
