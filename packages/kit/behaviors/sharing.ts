import { confirmationTime, copyText } from '../share/copyText.ts'
import { openPopup } from '../share/shareLinks.ts'

/** Makes share bars open networks in small windows and copy the address, from their first touch on. */
export function shareArticle() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-share-popup]'))
    link.addEventListener('click', openInPopup)
  for (const button of document.querySelectorAll<HTMLElement>('[data-share-copy]')) copyOnClick(button)
}

/** A click that asks for a tab or window of its own stays the browser's matter. */
function openInPopup(event: MouseEvent) {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  openPopup((event.currentTarget as HTMLAnchorElement).href)
}

/** A copy is confirmed for a while after the last one; where it is refused, the address shows until the next try. */
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
