import { getCollection } from '@lintel/engine/content/store.ts'
import { optionalServices } from '@lintel/engine/content/thirdParties.ts'
import { foreignOrigin } from '@lintel/rules/thirdParties.ts'
import { expect, test } from 'vitest'
import { hiddenPaths, pages, publicPages } from './artefact.ts'

const asks = optionalServices.length > 0

/** What asks for consent: the panel, what opens it again, and the script of both. */
function partsOf(html: string): boolean[] {
  return [
    html.includes(' data-consent-panel'),
    html.includes(' data-consent="open"'),
    /<script\b[^>]*\ssrc="[^"]*consent[^"]*"/.test(html),
  ]
}

test.each(publicPages)(
  '$path asks for consent exactly where the site uses a service of others',
  ({ html }) => {
    expect(partsOf(html)).toEqual([asks, asks, asks])
  },
)

/** They may show what a visitor sent, or have an address that opens it. */
test.each(pages.filter(({ path }) => hiddenPaths.includes(path)))(
  '$path, which only an answer leads to, loads no service of others and asks for none',
  ({ html }) => expect(partsOf(html)).toEqual([false, false, false]),
)

test.runIf(asks)('the panel names each service, and no other', () => {
  for (const { html } of publicPages) {
    const panel = /<section\b[^>]*data-consent-panel[\s\S]*?<\/section>/.exec(html)?.[0] ?? ''
    const boxes = [...panel.matchAll(/<input\b[^>]*type="checkbox"[^>]*\svalue="([^"]+)"/g)].map(
      ([, id]) => id,
    )
    expect(boxes).toEqual(optionalServices.map(({ id }) => id))
  }
})

test.each(getCollection('tools'))(
  'the page of $id asks before it embeds what somebody else runs',
  ({ id, url }) => {
    const html = pages.find(({ path }) => path === `/tools/${id}`)?.html ?? ''
    const isForeign = foreignOrigin(url) !== undefined
    expect(html).toContain(` data-frame="${url}"`)
    expect(html.includes(' data-consent="grant"')).toBe(isForeign)
    expect(html.includes('<iframe')).toBe(!isForeign)
  },
)
