import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { GlobalContextServer } from 'vike/types'
import { bundleFolder } from '../built/folders.ts'
import type { BuildCache } from './BuildCache.ts'
import { BuildError } from './failure.ts'
import type { Report } from './Report.ts'
import type { Bundled } from './runVite.ts'
import { statOf } from './SiteFiles.ts'

/**
 * Has Vite bundle the code, unless what it made of the same code is still there.
 * @returns the files for browsers, from the bundle's folder `client`
 */
export async function bundle(cache: BuildCache, report: Report): Promise<string[]> {
  const last = cache.get('bundle')
  if (!last || JSON.stringify(last) !== JSON.stringify(bundleFiles())) {
    // Nothing old is left that could be taken for the new.
    rmSync(bundleFolder, { recursive: true, force: true })
    await report.step('bundle', () => runVite(report))
    cache.set('bundle', '', bundleFiles())
  }
  return Object.keys(bundleFiles()).flatMap((file) =>
    file.startsWith('client/') ? [file.slice('client/'.length)] : [],
  )
}

/** What Vike knows of the bundled code: the settings of all pages, and the files for browsers. */
export async function bundledSite(): Promise<GlobalContextServer> {
  const { getGlobalContext } = await import('vike/server')
  await import(pathToFileURL(resolve(bundleFolder, 'server/entry.mjs')).href)
  return getGlobalContext() as Promise<GlobalContextServer>
}

/** Vite runs in a thread of its own: with its end, the memory is free for those who render. */
function runVite(report: Report): Promise<void> {
  const thread = new Worker(new URL('runVite.ts', import.meta.url), {
    workerData: { verbose: report.isVerbose },
    stdout: true,
    stderr: true,
  })
  let output = ''
  for (const stream of [thread.stdout, thread.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
      report.detail(text)
    })
  return new Promise((resolve, reject) => {
    thread.on('message', ({ failure }: Bundled) => (failure ? reject(new BuildError(failure)) : resolve()))
    thread.on('error', reject)
    // Vite and Vike end their process at some errors, having said what is wrong.
    thread.on('exit', (code) =>
      reject(
        new BuildError(`Vite ended before it had bundled the code (exit code ${code}).`, [output.trim()]),
      ),
    )
  })
}

/** Each file of the bundle, with its size and time; none where Vite has failed last time. */
function bundleFiles(): Record<string, string> {
  if (!existsSync(bundleFolder)) return {}
  const found = readdirSync(bundleFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  return Object.fromEntries(found.sort().map((file) => [relative(bundleFolder, file), statOf(file)]))
}
