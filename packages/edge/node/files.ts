import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, type Stats, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import type { IncomingHttpHeaders } from 'node:http'
import { extname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { pathOf } from '@lintel/engine/built/artefact.ts'
import { readHeaders, readRedirects } from '@lintel/engine/built/hostHeaders.ts'
import { lookup } from 'mrmime'
import parseRange from 'range-parser'
import { hiddenPages } from '../site/notFound.ts'
import { compressedCopies, type Encoding, encodings, endings, isCompressible } from './compress.ts'
import { mediaTypes } from './hostConfig.ts'

/** Larger files (bytes), such as media, are streamed from disk; all others are held in memory. */
const maxInMemory = 8 * 1024 * 1024

/** How long (ms) a build takes to move its files into place. */
const folderIsAway = 500

export interface FileResponse {
  status: number
  headers: Record<string, string>
  body?: Buffer | Readable
}

/** One encoding of a file: plain or compressed. */
interface Copy {
  etag: string
  headers: Record<string, string>
  body: Buffer | undefined
}

interface BuiltFile {
  /** The path on disk, for files that are not in memory. */
  source: string
  size: number
  plain: Copy
  compressed: Partial<Record<Encoding, Copy>>
}

interface Files {
  /** Whether `respond` answers a path, which costs little. */
  has(path: string): boolean
  /**
   * @param path as a request gives it, decoded or not, without its query
   * @returns a file with the headers of the build, a redirect to its canonical address, or `undefined` if
   * there is none
   */
  respond(
    path: string,
    search: string,
    headers: IncomingHttpHeaders,
  ): FileResponse | Promise<FileResponse> | undefined
  /**
   * The same in the form that the functions expect of the platform: a missing file is a 404 without a body.
   */
  fetch(request: Request): Promise<Response>
  /** Compresses, in memory and one at a time, the files that have no compressed copies on disk. */
  compress(): Promise<void>
  stop(): void
}

/**
 * Reads the built site and serves it as static hosts do: `/about` is about.html, and `/about/` and
 * `/about.html` redirect there. Everything is read once, so that a build that starts meanwhile cannot change
 * it or separate pages from their headers. Requests have their turn between files, because a server that takes over a new
 * build reads them while it serves the former one. Where another build puts its site there meanwhile, that is read.
 * @param folder of the built site
 */
export async function readFiles(folder: string): Promise<Files> {
  const { ino } = statSync(folder)
  const isReplaced = () => statSync(folder, { throwIfNoEntry: false })?.ino !== ino
  const files = await readOnce(folder).catch((error) => {
    if (!isReplaced()) throw error
  })
  return files && !isReplaced() ? files : readFiles(folder)
}

async function readOnce(folder: string): Promise<Files> {
  const headersFor = readHeaders(readFileSync(join(folder, '_headers'), 'utf8'))
  const moved = readRedirects(join(folder, '_redirects'))
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(folder, '/').length))
  const isCopy = (name: string) =>
    endings.some((end) => name.endsWith(end) && names.includes(name.slice(0, -3)))
  // Files meant only for the host are left out entirely, so that no spelling of an address reaches them.
  const served = names.filter(
    (name) => !/^_(?:headers|redirects)$|(?:^|\/)\.(?!well-known\/)/.test(name) && !isCopy(name),
  )
  const files = new Map<string, BuiltFile>()
  for (const name of served) {
    files.set(pathOf(name), readFile(folder, name, headersFor(pathOf(name))))
    await nextTurn()
  }

  let isStopped = false

  const pageAt = (path: string) => {
    const decoded = decode(path)
    return decoded && pagePath(decoded)
  }
  const find: Files['respond'] = (path, search, headers) => {
    const target = moved.get(path)
    if (target) return redirect(301, target + search, headersFor(path))
    const page = pageAt(path)
    const file = page && files.get(page)
    if (!file) return undefined
    const address = encodeURI(page).replace(/[?#]/g, encodeURIComponent)
    // A redirect would tell that there is such a file.
    if (path !== page && path !== address)
      return hiddenPages.includes(page) ? undefined : redirect(307, address + search, headersFor(path))
    return send(file, headers)
  }
  return {
    has: (path) => moved.has(path) || files.has(pageAt(path) ?? ''),
    respond: find,
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url)
      const response = await find(pathname, search, Object.fromEntries(request.headers))
      if (!response) return new Response(null, { status: 404 })
      const { status, headers, body } = response
      return new Response(request.method === 'HEAD' ? null : (body as BodyInit | undefined), {
        status,
        headers,
      })
    },
    compress: async () => {
      for (const file of files.values()) {
        if (isStopped) return
        const { body, headers } = file.plain
        if (!body || !isCompressible(file.source, body.length) || Object.keys(file.compressed).length > 0)
          continue
        for (const [encoding, content] of Object.entries(await compressedCopies(body)))
          file.compressed[encoding as Encoding] = copyOf(content, headers, encoding as Encoding)
        headers.Vary = 'Accept-Encoding'
      }
    },
    stop: () => {
      isStopped = true
    },
  }
}

function readFile(folder: string, name: string, ofBuild: Record<string, string>): BuiltFile {
  const source = join(folder, name)
  const stats = statSync(source)
  const { size } = stats
  const type = mediaTypes[extname(name).slice(1)] ?? lookup(name) ?? 'application/octet-stream'
  const headers = { 'Content-Type': type, 'Accept-Ranges': 'bytes', ...ofBuild }
  if (size > maxInMemory) {
    const etag = etagOf(stats)
    const plain = {
      etag,
      headers: { ...headers, ETag: etag, 'Content-Length': String(size) },
      body: undefined,
    }
    return { source, size, plain, compressed: {} }
  }
  const compressed: BuiltFile['compressed'] = {}
  for (const [index, encoding] of encodings.entries()) {
    const copy = source + endings[index]
    if (statSync(copy, { throwIfNoEntry: false }))
      compressed[encoding] = copyOf(readFileSync(copy), headers, encoding)
  }
  const plain = copyOf(readFileSync(source), headers)
  if (Object.keys(compressed).length > 0) plain.headers.Vary = 'Accept-Encoding'
  return { source, size, plain, compressed }
}

/** Of what is not in memory. */
const etagOf = ({ size, mtimeMs }: Stats) => `"${size}-${mtimeMs}"`

function copyOf(body: Buffer, ofFile: Record<string, string>, encoding?: Encoding): Copy {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const headers: Record<string, string> = { ...ofFile, ETag: etag, 'Content-Length': String(body.length) }
  if (encoding) Object.assign(headers, { 'Content-Encoding': encoding, Vary: 'Accept-Encoding' })
  return { etag, headers, body }
}

/** Evaluates conditions first, then ranges, which apply to the plain file. */
function send(file: BuiltFile, requestHeaders: IncomingHttpHeaders): FileResponse | Promise<FileResponse> {
  const copy = requestHeaders.range ? file.plain : preferred(file, requestHeaders['accept-encoding'])
  if (requestHeaders['if-match'] && !matchesEtag(requestHeaders['if-match'], copy.etag))
    return { status: 412, headers: { ...copy.headers, 'Content-Length': '0' } }
  if (matchesEtag(requestHeaders['if-none-match'], copy.etag)) {
    const { 'Content-Length': _, 'Content-Encoding': __, 'Content-Type': ___, ...headers } = copy.headers
    return { status: 304, headers }
  }
  const { size } = file
  const isSame = !requestHeaders['if-range'] || requestHeaders['if-range'] === copy.etag
  // A suffix range longer than the file means all of it, but the library treats it as an error.
  const range = requestHeaders.range?.replace(/([=,]\s*)-(\d+)/g, (end, before, length) =>
    length > size ? `${before}0-` : end,
  )
  const ranges = range && isSame ? parseRange(size, range) : -2
  if (ranges === -1)
    return {
      status: 416,
      headers: { ...copy.headers, 'Content-Length': '0', 'Content-Range': `bytes */${size}` },
    }
  // A request for several ranges gets the whole file, which is allowed; browsers ask for only one.
  const part = Array.isArray(ranges) && ranges.type === 'bytes' && ranges.length === 1 ? ranges[0] : undefined
  const { start, end } = part ?? { start: 0, end: size - 1 }
  const headers = part
    ? {
        ...copy.headers,
        'Content-Length': String(end - start + 1),
        'Content-Range': `bytes ${start}-${end}/${size}`,
      }
    : copy.headers
  const status = part ? 206 : 200
  if (!copy.body) return fromDisk(file.source, { start, end }, { status, headers })
  return { status, headers, body: part ? copy.body.subarray(start, end + 1) : copy.body }
}

/**
 * @throws Error if the disk or the limit of open files prevents it, which must not look like a missing page
 */
async function fromDisk(
  source: string,
  part: { start: number; end: number },
  response: FileResponse,
): Promise<FileResponse> {
  // A build that ends just now has its folder away for a moment.
  const file = await open(source).catch(() => wait(folderIsAway).then(() => open(source)))
  if (etagOf(await file.stat()) !== response.headers.ETag) {
    await file.close()
    throw new Error(`${source} is another file than the one that was read.`)
  }
  return { ...response, body: file.createReadStream(part) }
}

function preferred(file: BuiltFile, accepted: string | undefined): Copy {
  if (!accepted) return file.plain
  const encoding = encodings.find((name) => file.compressed[name] && accepts(accepted, name))
  return (encoding && file.compressed[encoding]) ?? file.plain
}

function accepts(accepted: string, encoding: Encoding): boolean {
  return accepted.split(',').some((each) => {
    const [name = '', ...parameters] = each.split(';').map((part) => part.trim())
    return name.toLowerCase() === encoding && !parameters.some((part) => /^q=0(?:\.0*)?$/i.test(part))
  })
}

function matchesEtag(condition: string | undefined, etag: string): boolean {
  if (!condition) return false
  return condition.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')))
}

/** Returns `undefined` for an address that cannot be decoded, which no file has. */
function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/** Returns the canonical address of a page: single slashes, and no `.html`, `index` or trailing slash. */
function pagePath(path: string): string {
  const names = path.split('/').filter(Boolean).join('/')
  return `/${names.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`
}

function redirect(status: 301 | 307, location: string, headers: Record<string, string>): FileResponse {
  return { status, headers: { ...headers, Location: location } }
}
