import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, vi } from 'vitest'
import type { Tab } from './Tab.ts'

/** Finds elements as assistive technology names them, in any engine. */
const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)
const patient = { timeout: 20_000, interval: 200 }

/** A visitor of the site in some engine: everything is found by its role and the beginning of its name, and waited for. */
export class Visitor {
  private readonly tab: Tab
  private readonly site: string

  /** @param site the origin */
  constructor(tab: Tab, site: string) {
    this.tab = tab
    this.site = site
  }

  async goto(path: string) {
    await this.tab.open(this.site + path)
  }

  /** Waits until the element is there. */
  find(role: string, name: string, within?: [role: string, name?: string]) {
    const inside = within ? query('document.body', ...within) : 'document.body'
    return vi.waitFor(async () => {
      const isThere = await this.tab.evaluate('typeof TestingLibraryDom')
      if (isThere === 'undefined') await this.tab.evaluate(`(() => { ${library} })()`)
      return this.tab.element(query(inside, role, name))
    }, patient)
  }

  /** @param within the role and the name of what holds the element, where a page has several of its name */
  async click(role: string, name: string, within?: [role: string, name?: string]) {
    const element = await this.find(role, name, within)
    await element.click()
  }

  async type(role: string, name: string, text: string, within?: [role: string, name?: string]) {
    const element = await this.find(role, name, within)
    await element.type(text)
  }

  /** Waits until the page shows a text, in capitals or not: engines differ in what they say of labels. */
  async sees(text: string) {
    const shown = () => this.tab.evaluate('document.body.innerText.toLowerCase()')
    await expect.poll(shown, patient).toContain(text.toLowerCase())
  }

  /** Waits until an expression gives a value. */
  async until(script: string, value: unknown) {
    await expect.poll(() => this.tab.evaluate(script), patient).toEqual(value)
  }
}

function query(inside: string, role: string, name?: string): string {
  const options = name ? `, { name: (name) => name.startsWith(${JSON.stringify(name)}) }` : ''
  return `TestingLibraryDom.getByRole(${inside}, ${JSON.stringify(role)}${options})`
}
