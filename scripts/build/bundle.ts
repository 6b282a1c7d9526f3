import { once } from 'node:events'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Worker } from 'node:worker_threads'
import { digestOf } from '#content/digestOf.ts'
import { readSealed, writeSealed } from '#content/sealed.ts'
import { bundleFolder } from '../built/folders.ts'

interface Bundle {
  code: string
  /** Each file's digest. */
  files: Record<string, string>
}

const record = `${bundleFolder}.json`

/**
 * Has Vite build the code, unless what it built of the same code is still there.
 * @returns the files for the browser, from `clientOf(bundleFolder)`
 */
export async function bundle(code: string): Promise<string[]> {
  const last = readSealed<Bundle>(record)
  if (last?.code !== code || JSON.stringify(last.files) !== JSON.stringify(contents())) {
    rmSync(record, { force: true })
    await buildBundle()
    writeSealed(record, { code, files: contents() } satisfies Bundle)
  }
  return Object.keys(contents()).flatMap((file) =>
    file.startsWith('client/') ? [file.slice('client/'.length)] : [],
  )
}

/** Vite runs in a thread of its own: with its end, the memory is free for those who render. */
async function buildBundle() {
  const thread = new Worker(new URL('runVite.ts', import.meta.url))
  const [code] = await once(thread, 'exit')
  if (code !== 0) throw new Error('Vite could not build the site: see above.')
}

function contents(): Record<string, string> {
  const found = readdirSync(bundleFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(bundleFolder, join(parentPath, name)))
  return Object.fromEntries(
    found.sort().map((file) => [file, digestOf(readFileSync(join(bundleFolder, file)))]),
  )
}
