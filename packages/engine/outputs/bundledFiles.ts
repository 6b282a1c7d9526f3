import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import { scriptSources } from '../render/builtFiles.ts'
import type { PageMetadata } from '../render/pageMetadata.ts'
import { isAppDocument } from './apps.ts'
import type { OutputFiles } from './output.ts'

/** Vite's output for browsers. */
export interface Bundle {
  folder: string
  /** The paths of its files. */
  paths: string[]
  /** Maps each source to its output file. */
  manifest: Manifest
}

/** Copies Vite's output, except the scripts that no page loads: Vite emits some for pages without any. */
export async function writeBundledFiles(files: OutputFiles, pages: PageMetadata[], bundle: Bundle) {
  const used = usedScripts(bundle.manifest, pages)
  const isUnused = (path: string) => /^assets\/.*\.js$/.test(path) && !used.has(path)
  for (const path of bundle.paths.filter((each) => !isUnused(each) && !isAppDocument(each)))
    await files.put(path, '', () => readFile(join(bundle.folder, path)))
}

function usedScripts(manifest: Manifest, pages: PageMetadata[]): Set<string> {
  const used = new Set<string>()
  const named = (kind: 'islands' | 'scripts') => [...new Set(pages.flatMap((page) => page[kind]))]
  const waiting = scriptSources(named('islands'), named('scripts'))
  for (const source of waiting) {
    const { file, imports = [], dynamicImports = [] } = manifest[source] ?? {}
    if (!file || used.has(file)) continue
    used.add(file)
    waiting.push(...imports, ...dynamicImports)
  }
  return used
}
