import { glob, readFile, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'

/** Vike emits client code for every page, also for pages without any: what no file of the artefact names is removed. */
export async function removeUnreferencedChunks(client: string) {
  for (;;) {
    const scripts = await files(client, 'assets/**/*.js')
    const readers = [...scripts, ...(await files(client, '**/*.html'))]
    const texts = new Map(
      await Promise.all(readers.map(async (file) => [file, await readFile(file, 'utf8')] as const)),
    )
    const unused = scripts.filter((script) => !named(basename(script), script, texts))
    await Promise.all(unused.map((script) => rm(script)))
    if (unused.length === 0) return
  }
}

function named(name: string, self: string, texts: Map<string, string>): boolean {
  for (const [file, text] of texts) if (file !== self && text.includes(name)) return true
  return false
}

async function files(folder: string, pattern: string): Promise<string[]> {
  const found = await Array.fromAsync(glob(pattern, { cwd: folder }))
  return found.map((file) => join(folder, file)).sort()
}
