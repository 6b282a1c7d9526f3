import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { client, pages } from './artefact.ts'

const byPath = new Map(pages.map((page) => [page.path, page]))
const linkPattern = /<a\b[^>]*?\shref="([^"]*)"/g

/** Why an internal address leads nowhere, or nothing. */
function fault(address: string, from: string): string | undefined {
  const url = new URL(address.replaceAll('&amp;', '&'), `http://site${from}`)
  if (url.host !== 'site') return undefined
  const page = byPath.get(url.pathname)
  if (!page) return existsSync(join(client, url.pathname)) ? undefined : `${address}: no such page`
  const id = decodeURIComponent(url.hash.slice(1))
  if (!id || id === 'top') return undefined
  return page.html.includes(` id="${id}"`) ? undefined : `${address}: no such place on the page`
}

test.each(pages)('every link and anchor of $path leads somewhere', ({ path, html }) => {
  const addresses = [...html.matchAll(linkPattern)].map(([, address]) => address ?? '')
  expect(addresses.length).toBeGreaterThan(10)
  expect(addresses.flatMap((address) => fault(address, path) ?? [])).toEqual([])
})

test.each(pages)('every id of $path stands once', ({ html }) => {
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

test.each(pages)('links of $path that open a new tab have no opener', ({ html }) => {
  const blank = [...html.matchAll(/<a\b[^>]*target="_blank"[^>]*>/g)].map(([tag]) => tag)
  expect(blank.filter((tag) => !/rel="[^"]*noopener/.test(tag))).toEqual([])
})
