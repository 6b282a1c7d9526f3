import { join } from 'node:path'
import type { Diagnostic } from '#data/diagnostic.ts'
import { cacheFolder } from '#renderer/cacheFolder.ts'
import { readCacheFile, writeCacheFile } from './cacheFile.ts'

const record = join(cacheFolder, 'checked.json')

/** What the build does not accept, apart from posts. The same code is checked once a day, as claims expire. */
export async function siteDiagnostics(code: string): Promise<Diagnostic[]> {
  const checked = [code, new Date().toISOString().slice(0, 10)].join(' ')
  if (readCacheFile(record) === checked) return []
  const { findSiteFaults } = await import('../quality/checks/findFaults.ts')
  const faults = findSiteFaults()
  if (faults.length === 0) writeCacheFile(record, checked)
  return faults
}
