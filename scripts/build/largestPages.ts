import { gzipSync } from 'node:zlib'
import { budgets } from '../built/budgets.ts'
import type { SiteFiles } from './SiteFiles.ts'

const shown = 3

/** The largest documents beside what they may have; compressed, as that takes time, are only the largest before it. */
export function largestPages(files: SiteFiles) {
  return files
    .sizes()
    .filter(([path]) => path.endsWith('.html') && !path.startsWith('apps/'))
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, shown)
    .map(([path]) => ({
      path,
      bytes: gzipSync(files.read(path)).length,
      budget: path === 'index.html' ? budgets.homeDocument : budgets.document,
    }))
}
