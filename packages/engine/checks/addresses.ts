import { existsSync } from 'node:fs'
import type { Diagnostic } from '@lintel/rules/diagnostic.ts'
import { collectionOf, everyCollection } from '../content/collections.ts'
import { addressIn, pathOf } from '../content/recordPaths.ts'
import { isReserved } from '../content/redirects.ts'
import { isReadable, readSource } from '../content/sources.ts'
import { getContent } from '../content/store.ts'

/** Finds a record whose address is that of another page, or of something else of the site. */
export function checkAddressOf(file: string): Diagnostic[] {
  const why = whyTaken(file.replace('content/', ''))
  const fix = 'give it another name'
  return why ? [{ file, field: '', line: 1, message: why, fix }] : []
}

function whyTaken(path: string): string | undefined {
  const { name, at = '', id = '', named = {} } = collectionOf(path) ?? {}
  // What code asks for by its name has a page of its own.
  if (!at.includes(':id') || Object.hasOwn(named, id)) return undefined
  const address = addressIn(at, id)
  const other = everyCollection.find(
    (each) => each.name !== name && each.at === at && isPage(`content/${pathOf(each.files, id)}`),
  )
  if (other) return `another page has the address ${address}`
  if (getContent('redirects').some(({ from }) => from === address))
    return `the address ${address} leads to another page already (content/redirects.yaml)`
  const isTaken =
    isReserved(address, () => false) ||
    existsSync(`public${address}`) ||
    (name === 'pages' && existsSync(`pages${address}`))
  return isTaken ? `the site itself needs the address ${address}` : undefined
}

/** A record without blocks gives words to other pages. */
const isPage = (file: string) =>
  isReadable(file) && (file.endsWith('.md') || /^blocks:/m.test(readSource(file)))
