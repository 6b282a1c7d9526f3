import { queueEvents, takeTypedText } from './queueEvents.ts'
import { recover, restoreInput, showMissingPart } from './recover.ts'
import { islandElement, triggers, type When } from './when.ts'

type Mount = typeof import('./mount.tsx')

declare global {
  /** Defined by the document's own script; see `packages/kit/document/Head.tsx`. */
  var importModule: <Module>(address: string) => Promise<Module>
}

/** How long (ms) an action in a form waits for code. After that the form works without it. */
const timeout = 10_000

/** Defines the element that wraps islands. Each schedules its own hydration. */
export function hydrateIslands() {
  restoreInput()
  addEventListener('submit', stayWhileOffline)
  customElements.define(islandElement, IslandElement)
}

export class IslandElement extends HTMLElement {
  #replay = () => {}
  #isHydrating = false
  #prepared: Promise<unknown> | undefined
  #touched: Element | undefined

  connectedCallback() {
    const hydrate = () => this.hydrate()
    this.#replay = queueEvents(this, ({ target }, forget) => {
      this.#touched = target as Element
      const opener = this.#touched.closest<HTMLElement>('[aria-haspopup="dialog"]')
      if (opener) this.#openFrame(opener, forget)
      hydrate()
      if ((target as Element).closest('form[action]')) setTimeout(() => this.#replay(), timeout)
    })
    triggers[this.#read('when') as When](this, hydrate, () => this.#prepare())
  }

  /** Opens the island's dialog while it is empty, so that a press shows at once. Escape cancels. */
  #openFrame(opener: HTMLElement, forget: () => void) {
    // Some browsers do not focus a clicked button, but the dialog returns focus to the element that had it.
    opener.focus()
    const dialog = this.querySelector('dialog')
    if (!dialog) return
    // Repeats `openDialog` of `ui/Modal.tsx`, because sharing it with the islands would cost each page one more request.
    if (matchMedia(dialog.dataset.beside ?? 'not all').matches) dialog.show()
    else dialog.showModal()
    dialog.addEventListener('cancel', forget, { once: true })
    dialog.addEventListener('keydown', ({ key }) => {
      if (key !== 'Escape' || dialog.firstElementChild) return
      forget()
      dialog.close()
    })
  }

  /**
   * Fetches the island's code once and runs it, since that is most of the wait at the first interaction. Once
   * it resolves, nothing is left to fetch that could fail.
   * @returns a promise that resolves when the code runs, and rejects if a part of it fails to load; hydration
   *   then reports that
   */
  #prepare() {
    const addresses = (['module', 'mount', 'imports'] as const).flatMap((name) => this.#read(name).split(' '))
    this.#prepared ??= Promise.all(addresses.filter(Boolean).map(preload)).then(() => this.#code())
    return this.#prepared
  }

  #code() {
    return Promise.all([
      load<Mount>(this.#read('mount')),
      load<{ default: Parameters<Mount['mountIsland']>[1] }>(this.#read('module')),
    ])
  }

  /**
   * Loads and hydrates the island once. On failure, the queued events are replayed on the plain document and
   * the error is thrown for the console. Everything but links and forms then says that a part is missing, now
   * and at each click.
   */
  async hydrate() {
    if (this.#isHydrating) return
    this.#isHydrating = true
    try {
      // Requests all files at once. A failure shows up in the next line.
      this.#prepare().catch(() => {})
      const [{ mountIsland }, { default: Component }] = await this.#code()
      const restoreText = takeTypedText(this)
      await mountIsland(this, Component, JSON.parse(this.#read('props') || '{}'), this.#read('prefix'))
      restoreText()
      this.setAttribute('hydrated', '')
      this.#replay()
    } catch (error) {
      this.querySelector('dialog')?.close()
      this.#replay()
      const touch = (target: Element | null) =>
        target?.closest('a[href], form[action]') || recover(this.#read('module'))
      touch(this.#touched ?? this.firstElementChild)
      this.addEventListener('click', ({ target }) => touch(target as Element))
      throw error
    }
  }

  #read(name: 'imports' | 'module' | 'mount' | 'prefix' | 'props' | 'when') {
    return this.getAttribute(name) ?? ''
  }
}

function preload(href: string) {
  return new Promise((onload, onerror) => {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href, onload, onerror }),
    )
  })
}

/** Retries a failed import once, at a changed address, because browsers cache the failure of the first. */
async function load<Module>(address: string): Promise<Module> {
  return importModule<Module>(address).catch(() => importModule<Module>(`${address}?again`))
}

/** Stops a form from submitting while offline: the browser's error page would discard what was typed. */
function stayWhileOffline(event: SubmitEvent) {
  if (navigator.onLine || event.defaultPrevented) return
  event.preventDefault()
  showMissingPart()
}
