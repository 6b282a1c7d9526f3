/** Where typed words wait while the page reloads: beside the theme's record, whose name the document holds. */
const inputKey = () => `${document.documentElement.dataset.themeKey}`.replace(/theme$/, 'words')

type Field = HTMLInputElement | HTMLTextAreaElement
const fields = () => document.querySelectorAll<Field>('input[id]:not([type="checkbox"]), textarea[id]')

/**
 * For an island whose code cannot be had. A page older than the last deployment names code that is gone: it reloads
 * itself, once, and keeps what was typed. Otherwise it says that a part is missing, and what to do.
 * @param address the island's code, as this page names it
 */
export async function recover(address: string) {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const canLeave = visit?.type !== 'reload' && !document.querySelector('dialog[open]')
  if (canLeave && (await isOutdated(address)) && saveInput()) location.reload()
  else showMissingPart()
}

/** Shows what happened and what to do (`layout/SiteLayout.tsx`), also where it shows already. */
export function showMissingPart() {
  document.querySelector<HTMLElement>('[data-part-missing]')?.togglePopover(true)
}

async function isOutdated(address: string): Promise<boolean> {
  try {
    const response = await fetch(location.href, { cache: 'no-cache' })
    return response.ok && !(await response.text()).includes(address)
  } catch {
    // Offline: nothing is known of a newer page.
    return false
  }
}

/** @returns whether nothing is lost by leaving */
function saveInput(): boolean {
  const changed = [...fields()].filter(({ value, defaultValue }) => value !== defaultValue)
  try {
    if (changed.length > 0)
      sessionStorage.setItem(inputKey(), JSON.stringify(changed.map(({ id, value }) => [id, value])))
    return true
  } catch {
    return false
  }
}

/** Puts the words of the page before into their fields, from which islands take them when they hydrate. */
export function restoreInput() {
  try {
    const saved = JSON.parse(sessionStorage.getItem(inputKey()) ?? '[]') as [string, string][]
    sessionStorage.removeItem(inputKey())
    for (const field of fields()) field.value = saved.find(([id]) => id === field.id)?.[1] ?? field.value
  } catch {
    // Denied or not ours: then nothing was kept.
  }
}
