import { readFileSync } from 'node:fs'
import { validateXML } from 'xmllint-wasm'

const schema = readFileSync('tests/renderer/outputs/sitemap.xsd', 'utf8')

/** What the sitemaps protocol has against a file; an empty list means that all is well. */
export async function sitemapErrors(xml: string): Promise<string[]> {
  const { errors } = await validateXML({ xml, schema, maxMemoryPages: 4096 })
  return errors.map(({ message }) => message)
}
