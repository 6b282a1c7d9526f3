import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { isAbsolute, join, relative } from 'node:path'

/**
 * Reads a file that somebody else has named.
 * @param path from the folder on
 * @param most in bytes
 * @returns undefined where there is no such file
 * @throws Error where it lies outside of the folder, be it by a link, or is too large
 */
export function readWithin(folder: string, path: string, most: number): Buffer | undefined {
  const file = join(folder, path)
  if (!existsSync(file)) return undefined
  const real = realpathSync(file)
  const within = relative(realpathSync(folder), real)
  if (within.startsWith('..') || isAbsolute(within)) throw new Error(`${file} lies outside of ${folder}`)
  const stats = statSync(real)
  if (!stats.isFile()) return undefined
  if (stats.size > most) throw new Error(`${file} is larger than ${most / 1e6} MB`)
  return readFileSync(real)
}
