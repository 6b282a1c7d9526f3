import { expect, type Page, test } from '@playwright/test'
import { site } from '@site/data/site.ts'
import { runJourneys } from './support/journeys.ts'

const errorsOf = (page: Page) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  return errors
}

const keepsSomething = ({ name }: { name: string }) => /theme|enquiry|assistant/.test(name)

/** What can be wrong with the browser's storage, done before any script of the page runs; ours begins with the prefix. */
const storages: Record<string, (prefix: string) => void> = {
  denied: () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    }
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
  'full of what is not ours': (prefix) => {
    const wrong = [
      '',
      '{',
      'null',
      '[]',
      '{"times":"x","last":{}}',
      '{"messages":[{"role":"assistant"}]}',
      '\u0000',
    ]
    // The window's name outlives the page: every page finds each record filled with something else.
    const pages = Number(window.name)
    window.name = String(pages + 1)
    const names = ['theme', 'contact-draft', 'contact-submissions', 'chat', 'words', 'visit']
    for (const storage of [localStorage, sessionStorage]) {
      for (const [index, name] of names.entries())
        storage.setItem(`${prefix}.${name}`, wrong[(index + pages) % wrong.length] ?? '')
    }
  },
  'as it was ten years ago': (prefix) => {
    const savedAt = '2016-01-01T00:00:00.000Z'
    localStorage.setItem(
      `${prefix}.contact-draft`,
      JSON.stringify({ name: 'Old', message: 'Words of long ago', savedAt }),
    )
    localStorage.setItem(`${prefix}.contact-submissions`, JSON.stringify({ times: [1, 2, 3, 4], last: 4 }))
  },
}

for (const [what, breakStorage] of Object.entries(storages)) {
  test(`with storage ${what} every journey ends well, without an error`, async ({ page }) => {
    test.slow()
    const errors = errorsOf(page)
    await page.addInitScript(breakStorage, site.storagePrefix)
    await runJourneys(page, what === 'denied' ? undefined : keepsSomething)
    expect(errors).toEqual([])
  })
}
