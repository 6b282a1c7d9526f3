import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { PageFacts } from './pageFacts.ts'

/**
 * The scripts that no page and no other script names: Vike emits client code for every page, also for pages without any.
 * @param bundle the folder with the client's files
 * @param files those files
 */
export function unreferencedChunks(bundle: string, files: string[], pages: PageFacts[]): Set<string> {
  const named = new Set(pages.flatMap(({ assets }) => assets.map((address) => basename(address))))
  const texts = new Map(
    files
      .filter((file) => /^assets\/.*\.js$/.test(file))
      .map((file) => [file, readFileSync(join(bundle, file), 'utf8')]),
  )
  const unused = new Set<string>()
  for (;;) {
    const found = [...texts.keys()].filter((file) => !named.has(basename(file)) && !isNamed(file, texts))
    if (found.length === 0) return unused
    for (const file of found) {
      unused.add(file)
      texts.delete(file)
    }
  }
}

function isNamed(file: string, texts: Map<string, string>): boolean {
  for (const [other, text] of texts) if (other !== file && text.includes(basename(file))) return true
  return false
}
