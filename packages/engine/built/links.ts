import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { decoded } from '../checks/links.ts'
import { type BuiltPage, client } from './artefact.ts'

const linkPattern = /<a\b[^>]*?\shref="([^"]*)"/g

/** Returns the links of a page exactly as written. */
export function linksOf({ html }: BuiltPage): string[] {
  return [...html.matchAll(linkPattern)].map(([, address]) => address ?? '')
}

export interface BrokenLink {
  /** The path of the page that contains the link. */
  page: string
  /** The address as written. */
  address: string
  why: string
}

/** Finds the links of a page that lead nowhere on this site. */
export function brokenLinks(page: BuiltPage, pages: BuiltPage[]): BrokenLink[] {
  const byPath = new Map(pages.map((each) => [each.path, each]))
  return linksOf(page).flatMap((address) => {
    const why = whyBroken(address, page.path, byPath)
    return why ? [{ page: page.path, address, why }] : []
  })
}

function whyBroken(address: string, from: string, pages: Map<string, BuiltPage>): string | undefined {
  const url = new URL(address.replaceAll('&amp;', '&'), `http://site${from}`)
  if (url.host !== 'site') return undefined
  const page = pages.get(url.pathname)
  if (!page) return existsSync(join(client, decoded(url.pathname))) ? undefined : 'no such page'
  const id = decoded(url.hash.slice(1))
  if (!id || id === 'top') return undefined
  return page.html.includes(` id="${id}"`) ? undefined : 'no such place on the page'
}
