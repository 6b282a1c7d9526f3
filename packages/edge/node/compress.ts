import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = /\.(?:html|js|css|json|md|svg|txt|xml|webmanifest)$/

/** Below this no response gets shorter by it, in bytes. */
const smallest = 1024

/** Compressed by half a percent more takes three times as long. */
const brotliQuality = 9

/** The better one first. */
export const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]
/** Of the files beside a file, in the order of the encodings. */
export const endings = ['.br', '.gz']

const brotli = promisify(brotliCompress)
const deflate = promisify<Buffer, Buffer>(gzip)

/** @param size in bytes */
export function isCompressible(name: string, size: number): boolean {
  return compressible.test(name) && size >= smallest
}

export async function compressedCopies(content: Buffer): Promise<Record<Encoding, Buffer>> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality }
  const [br, gzip] = await Promise.all([brotli(content, { params }), deflate(content)])
  return { br, gzip }
}

/**
 * Writes a compressed copy beside each file that gets shorter by it, for this server and for others that look for
 * them. A build takes them away, as its files may have changed.
 * @param folder of the built site
 * @returns how many files have copies
 */
export async function compressFiles(folder: string): Promise<number> {
  const files = globSync('**/*', { cwd: folder })
    .map((path) => join(folder, path))
    .filter((file) => isCompressible(file, statSync(file).size))
  const queue = files.values()
  const work = async () => {
    for (const file of queue) {
      const copies = await compressedCopies(readFileSync(file))
      for (const [index, encoding] of encodings.entries())
        writeFileSync(file + endings[index], copies[encoding])
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return files.length
}
