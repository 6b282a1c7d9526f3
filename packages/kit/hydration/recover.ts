/**
 * Storage key for typed text while the page reloads. It shares the prefix of the theme's key, which the
 * document holds.
 */
const inputKey = () => `${document.documentElement.dataset.themeKey}`.replace(/theme$/, 'words')

type Field = HTMLInputElement | HTMLTextAreaElement
const fields = () => document.querySelectorAll<Field>('input[id]:not([type="checkbox"]), textarea[id]')

/**
 * Handles an island whose code cannot be loaded. If the page is older than the last deployment, its files are
 * gone, so it reloads once and keeps what was typed. Otherwise it says that a part is missing, and what to
 * do.
 * @param address the address of the island's code in this page
 */
export async function recover(address: string) {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const canLeave = visit?.type !== 'reload' && !document.querySelector('dialog[open]')
  if (canLeave && (await isOutdated(address)) && saveInput()) location.reload()
  else showMissingPart()
}

/** Shows what happened and what to do (`layout/SiteLayout.tsx`). May be called while it is already shown. */
export function showMissingPart() {
  document.querySelector<HTMLElement>('[data-part-missing]')?.togglePopover(true)
}

async function isOutdated(address: string): Promise<boolean> {
  try {
    const response = await fetch(location.href, { cache: 'no-cache' })
    return response.ok && !(await response.text()).includes(address)
  } catch {
    // Offline, so it is unknown whether there is a newer page.
    return false
  }
}

/** @returns whether the page can reload without losing input */
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

/** Restores the saved text into its fields, where islands pick it up when they hydrate. */
export function restoreInput() {
  try {
    const saved = JSON.parse(sessionStorage.getItem(inputKey()) ?? '[]') as [string, string][]
    sessionStorage.removeItem(inputKey())
    for (const field of fields()) field.value = saved.find(([id]) => id === field.id)?.[1] ?? field.value
  } catch {
    // Storage is blocked or the value is invalid, so there is nothing to restore.
  }
}
