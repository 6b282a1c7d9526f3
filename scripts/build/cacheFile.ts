import { readFileSync, writeFileSync } from 'node:fs'
import { digestOf } from '#content/digestOf.ts'

/** Writes a value as JSON behind its checksum, by which a damaged file is known. */
export function writeCacheFile(file: string, value: unknown) {
  const json = JSON.stringify(value)
  writeFileSync(file, `${digestOf(json)}\n${json}`)
}

/** What `writeCacheFile` wrote; undefined where the file is missing, cut off or changed by somebody. */
export function readCacheFile<Value>(file: string): Value | undefined {
  const text = textOf(file)
  const end = text.indexOf('\n')
  const json = text.slice(end + 1)
  return text.slice(0, end) === digestOf(json) ? JSON.parse(json) : undefined
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}
