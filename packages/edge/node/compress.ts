import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { inParallel } from '@lintel/rules/inParallel.ts'

const compressible = /\.(?:html|js|css|json|md|svg|txt|xml|webmanifest)$/

/** Smaller files (bytes) do not benefit from compression. */
const smallest = 1024

/** A higher quality saves another half a percent but takes three times as long. */
const brotliQuality = 9

/** In order of preference. */
export const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]
/** The file extensions of compressed copies, in the order of the encodings. */
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
 * Writes compressed copies beside each compressible file, for this server and any other that looks for them.
 * The next build removes them, because its files may differ.
 * @param folder of the built site
 * @returns the number of files that got copies
 */
export async function compressFiles(folder: string): Promise<number> {
  const files = globSync('**/*', { cwd: folder })
    .map((path) => join(folder, path))
    .filter((file) => isCompressible(file, statSync(file).size))
  await inParallel(files, availableParallelism(), async (file) => {
    const copies = await compressedCopies(readFileSync(file))
    for (const [index, encoding] of encodings.entries())
      writeFileSync(file + endings[index], copies[encoding])
  })
  return files.length
}
