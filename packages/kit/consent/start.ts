import { forgetServices, isRefusedBySignal, readChoice, saveChoice } from './choice.ts'
import { loadServices } from './load.ts'

let agreed: string[] = []
let opener: HTMLElement | undefined
/** Tells the choice to all open tabs. */
const tabs = new BroadcastChannel('consent')

/**
 * Asks for consent and loads the accepted services. Only sites with optional services load this script. The
 * panel is part of the document (`ConsentPanel.tsx`); `data-consent` says what each control does.
 */
if ('prerendering' in document && document.prerendering)
  // A prerendered page may never be shown.
  document.addEventListener('prerenderingchange', start, { once: true })
else if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
else start()

function start() {
  const panel = document.querySelector<HTMLElement>('[data-consent-panel]')
  if (!panel) return
  const refused = isRefusedBySignal()
  const choice = readChoice()
  agreed = refused ? [] : (choice ?? [])
  for (const part of panel.querySelectorAll<HTMLElement>('[data-consent-when]'))
    part.hidden = (part.dataset.consentWhen === 'refused') !== refused
  document.addEventListener('click', ({ target }) => {
    const control = (target as Element).closest<HTMLElement>('[data-consent]')
    if (control) act(panel, control)
  })
  new ResizeObserver(() => makeRoom(panel.offsetHeight)).observe(panel)
  panel.addEventListener('keydown', ({ key }) => key === 'Escape' && close(panel))
  loadServices(agreed)
  if (refused) return
  tabs.addEventListener('message', ({ data }: MessageEvent<string[]>) => {
    panel.hidePopover()
    follow(data)
  })
  if (!choice) panel.showPopover()
}

/**
 * Lets nothing that has the focus lie below the panel (WCAG 2.4.11).
 * @param height of the panel in px, 0 while it is closed
 */
function makeRoom(height: number) {
  const room = height > 0 ? `${height + 40}px` : ''
  document.documentElement.style.scrollPaddingBottom = room
  document.body.style.paddingBottom = room
  const isOver = height > 0 && innerWidth < 768
  for (const { style } of document.querySelectorAll<HTMLElement>('.floating-chat, .floating-to-top'))
    style.marginBottom = isOver ? `${height}px` : ''
  for (const { style } of document.querySelectorAll<HTMLElement>('[data-floating-share]'))
    style.visibility = isOver ? 'hidden' : ''
}

function act(panel: HTMLElement, control: HTMLElement) {
  const boxes = [...panel.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')]
  const { consent: action, service = '' } = control.dataset
  if (action === 'open') open(panel, control, boxes)
  if (action === 'accept') choose(boxes.map(({ value }) => value))
  if (action === 'reject') choose([])
  if (action === 'save') choose(boxes.filter(({ checked }) => checked).map(({ value }) => value))
  if (action === 'grant') choose([...new Set([...agreed, service])])
  if (action !== 'open' && action !== 'grant') close(panel)
}

function open(panel: HTMLElement, control: HTMLElement, boxes: HTMLInputElement[]) {
  opener = control
  for (const box of boxes) box.checked = agreed.includes(box.value)
  panel.showPopover()
  panel.querySelector<HTMLElement>('h2')?.focus()
}

function close(panel: HTMLElement) {
  panel.hidePopover()
  opener?.focus()
  opener = undefined
}

function choose(services: string[]) {
  saveChoice(services)
  tabs.postMessage(services)
  follow(services)
}

/** Applies a choice. A running script cannot be stopped, so the page reloads when consent is withdrawn. */
function follow(services: string[]) {
  const withdrawn = agreed.some((id) => !services.includes(id))
  agreed = services
  if (withdrawn) {
    forgetServices()
    location.reload()
  } else loadServices(services)
}
