import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Worker } from 'node:worker_threads'
import { digestOf } from '#content/digestOf.ts'
import { bundleFolder } from '../built/folders.ts'
import { readCacheFile, writeCacheFile } from './cacheFile.ts'
import { BuildError, errorFromThread, errorOf } from './failure.ts'
import type { Report } from './Report.ts'
import type { Built } from './runVite.ts'

interface Bundle {
  code: string
  /** Each file's digest. */
  files: Record<string, string>
}

const record = `${bundleFolder}.json`

/**
 * Has Vite build the code, unless what it built of the same code is still there.
 * @returns the files for the browser, from the bundle's folder `client`
 */
export async function bundle(code: string, report: Report): Promise<string[]> {
  const last = readCacheFile<Bundle>(record)
  if (last?.code !== code || JSON.stringify(last.files) !== JSON.stringify(contents())) {
    // Nothing old is left that could be taken for the new.
    for (const old of [record, bundleFolder]) rmSync(old, { recursive: true, force: true })
    await report.step('bundle', () => runVite(report))
    writeCacheFile(record, { code, files: contents() } satisfies Bundle)
  }
  return Object.keys(contents()).flatMap((file) =>
    file.startsWith('client/') ? [file.slice('client/'.length)] : [],
  )
}

/** Vite runs in a thread of its own: with its end, the memory is free for those who render. */
function runVite(report: Report): Promise<void> {
  const thread = new Worker(new URL('runVite.ts', import.meta.url), {
    workerData: { verbose: report.isVerbose },
    stdout: true,
    stderr: true,
  })
  let said = ''
  for (const stream of [thread.stdout, thread.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text
      report.detail(text)
    })
  return new Promise((resolve, reject) => {
    const failed = (error: unknown) => reject(errorOf('Vite could not bundle the code.', error))
    thread.on('message', (message: Built) =>
      'error' in message ? failed(errorFromThread(message.error)) : resolve(),
    )
    thread.on('error', failed)
    // Vite and Vike end their process at some errors, having said what is wrong.
    thread.on('exit', (code) =>
      reject(new BuildError(`Vite ended before it had bundled the code (exit code ${code}).`, [said.trim()])),
    )
  })
}

function contents(): Record<string, string> {
  const found = readdirSync(bundleFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(bundleFolder, join(parentPath, name)))
  return Object.fromEntries(
    found.sort().map((file) => [file, digestOf(readFileSync(join(bundleFolder, file)))]),
  )
}
