import { join } from 'node:path'
import { readSealed, writeSealed } from '#content/sealed.ts'
import type { Diagnostic } from '#data/diagnostic.ts'
import { cacheFolder } from '#renderer/cacheFolder.ts'

const record = join(cacheFolder, 'checked.json')

/** What the build does not accept, apart from posts. The same code is checked once a day, as claims expire. */
export async function siteFaults(code: string): Promise<Diagnostic[]> {
  const checked = [code, new Date().toISOString().slice(0, 10)].join(' ')
  if (readSealed(record) === checked) return []
  const { findSiteFaults } = await import('../checks/findFaults.ts')
  const faults = findSiteFaults()
  if (faults.length === 0) writeSealed(record, checked)
  return faults
}
