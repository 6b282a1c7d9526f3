import { globSync, statSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = '**/*.{html,js,css,json,md,svg,txt,xml,webmanifest}'

/** Below this no response gets shorter by it, in bytes. */
const smallest = 1024

/** Compressed by half a percent more takes three times as long. */
const brotliQuality = 9

const brotli = promisify(brotliCompress)
const encodings = {
  '.br': (content: Buffer) =>
    brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  '.gz': promisify<Buffer, Buffer>(gzip),
}

/**
 * Writes a compressed copy beside each file that gets shorter by it, for this server and for others that look for
 * them. A build takes them away, as its files may have changed.
 * @param folder of the built site
 * @returns how many files have copies
 */
export async function compressFiles(folder: string): Promise<number> {
  const files = globSync(compressible, { cwd: folder })
    .map((path) => join(folder, path))
    .filter((file) => statSync(file).size >= smallest)
  const queue = files.values()
  const work = async () => {
    for (const file of queue) {
      const content = await readFile(file)
      for (const [ending, compress] of Object.entries(encodings))
        writeFileSync(file + ending, await compress(content))
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return files.length
}
