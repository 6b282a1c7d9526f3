import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { digestOf } from '#content/digestOf.ts'
import { readSealed, writeSealed } from '#content/sealed.ts'
import { bundleFolder } from '../built/folders.ts'
import { styleGuide } from './planPages.ts'

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

async function buildBundle() {
  // The style guide is for those who develop the site.
  process.env.VIKE_CRAWL = JSON.stringify({ ignore: styleGuide })
  const { build } = await import('vike/api')
  await build()
}

function contents(): Record<string, string> {
  const found = readdirSync(bundleFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(bundleFolder, join(parentPath, name)))
  return Object.fromEntries(
    found.sort().map((file) => [file, digestOf(readFileSync(join(bundleFolder, file)))]),
  )
}
