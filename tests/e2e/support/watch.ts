import type { BrowserContext, Page } from '@playwright/test'

/** Everything that content must not bring about in a page. */
interface Watch {
  /** What ran, each with what it passed to `pwned`. */
  ran: string[]
  dialogs: string[]
  errors: string[]
  /** Addresses elsewhere that were asked for or gone to. */
  elsewhere: string[]
}

/** Records what happens in a page from now on; scripts of hostile content tell by calling `pwned`. */
export async function watch(context: BrowserContext, page: Page, origin: string): Promise<Watch> {
  const watched: Watch = { ran: [], dialogs: [], errors: [], elsewhere: [] }
  const note = (url: string) => {
    if (/^(?:https?|javascript|file):/.test(url) && !url.startsWith(`${origin}/`)) watched.elsewhere.push(url)
  }
  await context.exposeFunction('pwned', (what: unknown) => watched.ran.push(String(what)))
  page.on('dialog', (dialog) => {
    watched.dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  page.on('pageerror', (error) => watched.errors.push(error.message))
  page.on('request', (request) => note(request.url()))
  page.on('framenavigated', (frame) => note(frame.url()))
  page.on('popup', (popup) => note(popup.url()))
  return watched
}

export const nothing: Watch = { ran: [], dialogs: [], errors: [], elsewhere: [] }
