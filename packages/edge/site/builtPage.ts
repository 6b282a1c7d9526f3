import { personalReferrerPolicy } from '@lintel/rules/headers.ts'
import type { Context } from '../environment.ts'

interface PageOptions {
  status?: number
  headers?: Record<string, string>
  /**
   * Whether the page, or its address, gives access to what somebody sent. Such a page loads nothing from
   * third parties.
   */
  isPersonal?: boolean
  rewrite?: (rewriter: HTMLRewriter) => HTMLRewriter
}

/** The only script that loads third parties, and the controls that need it. */
const consentParts = '[data-consent-script], [data-consent-panel], [data-consent]'

/**
 * Returns a page of the build with another status or rewritten content, or `undefined` if there is no such
 * page.
 */
export async function builtPage(context: Context, path: string, options: PageOptions = {}) {
  const asset = await context.env.ASSETS.fetch(
    new Request(new URL(path, context.url.origin), { redirect: 'manual' }),
  )
  if (asset.status !== 200) return undefined
  const page = new Response(asset.body, { status: options.status ?? 200, headers: asset.headers })
  page.headers.delete('ETag')
  page.headers.set('Cache-Control', 'no-store')
  for (const [name, value] of Object.entries(options.headers ?? {})) page.headers.set(name, value)
  let rewriter = new HTMLRewriter()
  if (options.isPersonal) {
    page.headers.set('Referrer-Policy', personalReferrerPolicy)
    rewriter = rewriter.on(consentParts, { element: (part) => void part.remove() })
  }
  return (options.rewrite?.(rewriter) ?? rewriter).transform(page)
}

/** Fills a field with what a visitor wrote. In attributes, HTMLRewriter escapes only quotation marks. */
export function setValue(field: Element, value: string) {
  field.setAttribute('value', value.replaceAll('&', '&amp;'))
}

/** Whether the build has a file at exactly this address. */
export async function isBuilt(context: Context, path: string): Promise<boolean> {
  return (await builtStatus(context, path)) === 200
}

/** Returns the status at exactly this address: 200 for a file, 301 for a page's former address. */
export async function builtStatus(context: Context, path: string): Promise<number> {
  const probe = new Request(new URL(path, context.url.origin), { method: 'HEAD', redirect: 'manual' })
  return (await context.env.ASSETS.fetch(probe)).status
}
