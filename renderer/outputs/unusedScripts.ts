import { scriptSources } from '../builtFiles.ts'
import type { PageFacts } from './pageFacts.ts'

/** Of Vite's manifest. */
interface Chunk {
  file: string
  imports?: string[]
  dynamicImports?: string[]
}

/**
 * The scripts that no page loads: Vike emits client code for every page, also for pages without any.
 * @param files those for the browser
 * @param manifest Vite's, of the same files
 */
export function unusedScripts(
  files: string[],
  manifest: Record<string, Chunk>,
  pages: PageFacts[],
): string[] {
  const used = new Set<string>()
  const waiting = scriptSources([...new Set(pages.flatMap(({ islands }) => islands))])
  for (const source of waiting) {
    const { file, imports = [], dynamicImports = [] } = manifest[source] ?? {}
    if (!file || used.has(file)) continue
    used.add(file)
    waiting.push(...imports, ...dynamicImports)
  }
  return files.filter((file) => /^assets\/.*\.js$/.test(file) && !used.has(file))
}
