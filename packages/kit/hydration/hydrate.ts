import { islandElement, type When } from './attributes.ts'
import { queueEvents, takeTypedText } from './queueEvents.ts'
import { recover, restoreInput, showMissingPart } from './recover.ts'
import { triggers } from './when.ts'

type Mount = typeof import('./mount.tsx')

declare global {
  /** Of the document's own script: see `packages/kit/document/Head.tsx`. */
  var importModule: <Module>(address: string) => Promise<Module>
}

/** How long (ms) what was done to a form waits for code. After that the form goes on without. */
const timeout = 10_000

/** Defines the element that islands stand in: each schedules its own hydration. */
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

  /** Opens the island's dialog before there is anything in it, so that a press shows at once; Escape is the end of it. */
  #openFrame(opener: HTMLElement, forget: () => void) {
    // Some browsers do not focus a button that is clicked, and the dialog gives the focus back to where it was.
    opener.focus()
    const dialog = this.querySelector('dialog')
    if (!dialog) return
    // As `ui/openDialog.ts` does, which belongs to the islands: a module of both would be one more request of every page.
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
   * Fetches the island's code, once, and starts it, for most of the wait at the first touch would be for that. All of it
   * has come by then, so nothing is left that could fail.
   * @returns once the code runs; fails where some of it does not come, which the touch will miss
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
   * Loads and hydrates the island, once. If that fails, the bare document gets what was held, and the console the error;
   * what is no link and no form says that it is missing, at once and whenever it is touched.
   */
  async hydrate() {
    if (this.#isHydrating) return
    this.#isHydrating = true
    try {
      // Asks for all files at once; what does not come is missed in the next line.
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

/** A failed import is tried once more, at a changed address, because browsers remember the failure of the first. */
async function load<Module>(address: string): Promise<Module> {
  return importModule<Module>(address).catch(() => importModule<Module>(`${address}?again`))
}

/** A form without its code would leave for the browser's own page of error, and take along what was typed. */
function stayWhileOffline(event: SubmitEvent) {
  if (navigator.onLine || event.defaultPrevented) return
  event.preventDefault()
  showMissingPart()
}
