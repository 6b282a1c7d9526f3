import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import lighthouse from 'lighthouse'

export interface Loading {
  score: number
  /** ms */
  paint: number
  /** ms */
  blocking: number
  shift: number
  /** Paths of everything that was fetched. */
  fetched: string[]
}

/** Loads a page as a phone would (Lighthouse's mobile preset, simulated) and takes the medians of several runs. */
export async function measureLoading(url: string, port: number, runs: number): Promise<Loading> {
  const found: Loading[] = []
  for (let run = 0; run < runs; run++) found.push(await measureOnce(url, port))
  const median = (of: (loading: Loading) => number) =>
    found.map(of).toSorted((one, other) => one - other)[Math.floor(runs / 2)] ?? Number.NaN
  return {
    score: median(({ score }) => score),
    paint: median(({ paint }) => paint),
    blocking: median(({ blocking }) => blocking),
    shift: median(({ shift }) => shift),
    fetched: found[0]?.fetched ?? [],
  }
}

async function measureOnce(url: string, port: number): Promise<Loading> {
  const options = {
    port,
    logLevel: 'error',
    onlyCategories: ['performance'],
    disableFullPageScreenshot: true,
  } as const
  const result = await lighthouse(url, { ...options, onlyCategories: ['performance'] })
  if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse gave no result for ${url}.`)
  const { audits, categories } = result.lhr
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  const requests =
    (audits['network-requests']?.details as { items?: { url: string }[] } | undefined)?.items ?? []
  return {
    score: Math.round((categories.performance?.score ?? 0) * 100),
    paint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    fetched: requests.map((request) => new URL(request.url).pathname),
  }
}

/** Bytes of built files as the edge would send them: text by brotli, the rest as it is. */
export function bytesOf(paths: string[]): number {
  return paths.reduce((sum, path) => {
    const content = readFileSync(join('dist/client', fileOf(path)))
    return sum + (/\.(?:woff2|png|ico)$/.test(path) ? content : brotliCompressSync(content)).length
  }, 0)
}

function fileOf(path: string): string {
  if (path === '/') return 'index.html'
  return /\.\w+$/.test(path) ? path : `${path}.html`
}
