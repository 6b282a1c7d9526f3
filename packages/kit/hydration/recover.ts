/** Where typed words wait while the page reloads: beside the theme's record, whose name the document holds. */
const wordsKey = () => `${document.documentElement.dataset.themeKey}`.replace(/theme$/, 'words')

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
  if (canLeave && (await isOutdated(address)) && keepWords()) location.reload()
  else sayMissing()
}

/** Shows what happened and what to do (`layout/Frame.tsx`), also where it shows already. */
export function sayMissing() {
  document.querySelector<HTMLElement>('[data-part-missing]')?.togglePopover(true)
}

async function isOutdated(address: string): Promise<boolean> {
  try {
    const answer = await fetch(location.href, { cache: 'no-cache' })
    return answer.ok && !(await answer.text()).includes(address)
  } catch {
    // Offline: nothing is known of a newer page.
    return false
  }
}

/** @returns whether nothing is lost by leaving */
function keepWords(): boolean {
  const typed = [...fields()].filter(({ value, defaultValue }) => value !== defaultValue)
  try {
    if (typed.length > 0)
      sessionStorage.setItem(wordsKey(), JSON.stringify(typed.map(({ id, value }) => [id, value])))
    return true
  } catch {
    return false
  }
}

/** Puts the words of the page before into their fields, from which islands take them when they hydrate. */
export function restoreWords() {
  try {
    const kept = JSON.parse(sessionStorage.getItem(wordsKey()) ?? '[]') as [string, string][]
    sessionStorage.removeItem(wordsKey())
    for (const field of fields()) field.value = kept.find(([id]) => id === field.id)?.[1] ?? field.value
  } catch {
    // Denied or not ours: then nothing was kept.
  }
}
