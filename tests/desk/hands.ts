import { expect, type FileChooser, type Locator, type Page } from '@playwright/test'

/** A way in which an owner uses the window. */
export interface Hands {
  /** Leaves the focus in a field. */
  enter: (field: Locator) => Promise<void>
  /** Uses a link, a button, a radio button, or a text of the page in the frame. */
  press: (control: Locator) => Promise<void>
  write: (field: Locator, words: string) => Promise<void>
  choose: (list: Locator, label: string | RegExp) => Promise<void>
}

/** Gives a file to a control that asks for one. */
export async function give(
  page: Page,
  press: () => Promise<void>,
  file: Parameters<FileChooser['setFiles']>[0],
) {
  const asked = page.waitForEvent('filechooser')
  await press()
  await (await asked).setFiles(file)
}

/** By pointer, in a window where nothing is out of reach to the side. */
export const pointer = (page: Page): Hands => {
  const click = async (control: Locator) => {
    await control.click()
    await expect.poll(() => page.evaluate(sideways), 'what scrolls sideways').toEqual([])
  }
  return {
    enter: click,
    press: click,
    write: async (field, words) => {
      await click(field)
      await field.fill(words)
    },
    choose: async (list, label) => {
      await click(list)
      await list.selectOption({ label: await labelOf(list, label) })
    },
  }
}

/** By keyboard alone, with the focus in sight wherever it is led. */
export const keyboard = (page: Page): Hands => {
  const press = async (key: string, times = 1) => {
    for (let count = 0; count < times; count += 1) await page.keyboard.press(key)
  }

  const reach = async (control: Locator) => {
    await expect(control).toBeVisible()
    for (let steps = 0; steps < 400; steps += 1) {
      const next = await control.evaluate(keyTo)
      if (next === '') return expect.poll(() => control.evaluate(focusOf), `${control}`).toBe('in sight')
      await press(next)
    }
    throw new Error(`The keyboard does not lead to ${control}.`)
  }

  const use = async (control: Locator) => {
    await reach(control)
    // The arrows that lead to a radio button choose it.
    if ((await control.getAttribute('type')) !== 'radio') await press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).not.toBe('body')
  }

  return {
    enter: reach,
    press: use,
    write: async (field, words) => {
      await reach(field)
      const type = await field.getAttribute('type')
      const [year = '', month = '', day = ''] = words.split('-')
      if (type === 'date') return page.keyboard.type(month + day + year)
      if (type === 'time') return page.keyboard.type(`${words.replace(':', '')}AM`)
      await press('Control+a')
      await page.keyboard.type(words)
    },
    choose: async (list, label) => {
      await reach(list)
      const labels = await labelsOf(list)
      const from = await list.evaluate((select: HTMLSelectElement) => select.selectedIndex)
      const to = labels.indexOf(await labelOf(list, label))
      await press('Space')
      await press(to < from ? 'ArrowUp' : 'ArrowDown', Math.abs(to - from))
      await press('Enter')
    },
  }
}

const labelsOf = (list: Locator) =>
  list.evaluate((select: HTMLSelectElement) => [...select.options].map((each) => each.label))

async function labelOf(list: Locator, label: string | RegExp): Promise<string> {
  const find = async () =>
    (await labelsOf(list)).find((each) => each === label || new RegExp(label).test(each))
  await expect.poll(find, `${label}`).toBeTruthy()
  return String(await find())
}

/** The key that leads on to a control; empty if it has the focus. Runs in the browser. */
function keyTo(control: Element): string {
  const { activeElement: now } = control.ownerDocument
  const group = now?.getAttribute('type') === 'radio' && now.getAttribute('name')
  const text = control.closest('[data-edit]') ?? control.querySelector('[data-edit]')
  if (now === control || (text && now === text)) return ''
  const isAfter = now && control.compareDocumentPosition(now) & Node.DOCUMENT_POSITION_PRECEDING
  if (group && group === control.getAttribute('name')) return isAfter ? 'ArrowDown' : 'ArrowUp'
  if (text && now?.matches('[data-edit]')) return isAfter ? 'ArrowDown' : 'ArrowUp'
  return isAfter || !now?.matches('[data-edit], body *') ? 'Tab' : 'Shift+Tab'
}

/** Whether a control with the focus shows it. Runs in the browser. */
function focusOf(control: Element): string {
  const { document, innerWidth, innerHeight } = control.ownerDocument.defaultView as Window &
    typeof globalThis
  const focused = document.activeElement ?? document.body
  const { left, top, right, bottom } = focused.getBoundingClientRect()
  const [x, y] = [Math.max(left, 0) + 2, Math.max(top, 0) + 2]
  if (right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight) return 'out of sight'
  const shown = document.elementFromPoint(Math.min(x, innerWidth - 1), Math.min(y, innerHeight - 1))
  if (!shown || !(focused.contains(shown) || shown.contains(focused)))
    return `behind ${shown?.outerHTML.slice(0, 200)}`
  for (let each: Element | null = focused; each; each = each.parentElement)
    if (getComputedStyle(each).outlineStyle !== 'none') return 'in sight'
  return 'not marked'
}

/** What reaches beyond the right edge, or has to be scrolled sideways. Runs in the browser. */
function sideways(): string[] {
  return [...document.querySelectorAll('*')]
    .filter((each) => {
      const { overflowX } = getComputedStyle(each)
      const isScroller = each === document.documentElement || /auto|scroll/.test(overflowX)
      return (
        (isScroller && each.scrollWidth > each.clientWidth) ||
        (/hidden/.test(overflowX) && each.scrollLeft > 0)
      )
    })
    .map((each) => each.outerHTML.slice(0, 200))
}
