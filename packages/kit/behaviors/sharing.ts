import { openPopup } from '../share/shareLinks.ts'

/** Makes share bars open networks in small windows and copy the address. */
export function shareArticle() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-share-popup]'))
    link.addEventListener('click', openInPopup)
  for (const button of document.querySelectorAll<HTMLElement>('[data-share-copy]')) copyOnClick(button)
}

/** Clicks that ask for a new tab or window are left to the browser. */
function openInPopup(event: MouseEvent) {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  openPopup((event.currentTarget as HTMLAnchorElement).href)
}

/** Confirms a copy for a while. If copying is refused, shows the address until the next attempt. */
function copyOnClick(button: HTMLElement) {
  const status = button.nextElementSibling as HTMLElement
  const field = status.nextElementSibling as HTMLInputElement
  let timer: ReturnType<typeof setTimeout>
  const confirm = (copied: boolean) => {
    button.toggleAttribute('data-copied', copied)
    status.textContent = copied ? (button.dataset.shareCopy ?? '') : ''
  }
  button.addEventListener('click', async () => {
    const copied = await copyText(field.value)
    clearTimeout(timer)
    confirm(copied)
    field.hidden = copied
    if (copied) timer = setTimeout(confirm, confirmationTime, false)
    else field.select()
  })
}

/** How long (ms) a copy is confirmed (docs/requirements.md, "Sharing and copying"). */
export const confirmationTime = 2000

/** Copies text. Returns false without a message if the clipboard is denied or missing. */
export async function copyText(
  text: string,
  clipboard: Clipboard | undefined = navigator.clipboard,
): Promise<boolean> {
  try {
    await clipboard?.writeText(text)
    return clipboard !== undefined
  } catch {
    return false
  }
}
