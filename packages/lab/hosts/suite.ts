import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { extname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { mediaTypes } from '@lintel/edge/node/hostConfig.ts'
import { pathOf } from '@lintel/engine/built/artefact.ts'
import { readHeaders } from '@lintel/engine/built/hostHeaders.ts'
import { jsonRequest } from '../edge/requests.ts'

interface HostResponse {
  status: number
  /** All values of each header, by its name in lower case. */
  headers: Record<string, string[] | undefined>
  body: Buffer
}

interface SiteUnderTest {
  address: string
  /** The folder of the built site. */
  folder: string
  /** The served files, relative to the folder. */
  files: string[]
  /** Whether the edge answers at the same origin. */
  hasEdge: boolean
  /** A page's former address, and its current one. */
  moved: { from: string; to: string }
}

/**
 * Requests everything that the build promises from a host: each file with its headers, addresses without
 * extensions, the kinds of not-found pages, compressed copies, conditional requests and ranges.
 * @returns the problems found
 */
export async function problemsOf({
  address,
  folder,
  files,
  hasEdge,
  moved,
}: SiteUnderTest): Promise<string[]> {
  const problems: string[] = []
  const headersFor = readHeaders(readFileSync(join(folder, '_headers'), 'utf8'))
  const expect = (what: string, actual: unknown, expected: unknown) => {
    if (JSON.stringify(actual) !== JSON.stringify(expected))
      problems.push(`${what}: ${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`)
  }
  const request = (path: string, headers: Record<string, string> = {}, method = 'GET', body?: string) =>
    send(address, path, { method, headers, body })
  const isHidden = (file: string) => /^(?:404|notice|(?:blog|tools)\/not-found)\.html$/.test(file)
  const isAnsweredByEdge = (file: string) => hasEdge && ['search.html', 'contact/sent.html'].includes(file)

  for (const file of files.filter((name) => !isHidden(name) && !isAnsweredByEdge(name))) {
    const path = pathOf(file)
    const { status, headers, body } = await request(path)
    const source = readFileSync(join(folder, file))
    expect(`${path} status`, status, 200)
    expect(`${path} is the file`, body.equals(source), true)
    const type = mediaTypes[extname(file).slice(1)]
    for (const [name, value] of Object.entries({
      ...(type && { 'Content-Type': type }),
      ...headersFor(path),
    }))
      expect(`${path} ${name}`, headers[name.toLowerCase()], [value])
    const conditions = { 'If-None-Match': headers.etag?.[0] ?? '' }
    expect(`${path} again`, (await request(path, conditions)).status, 304)
    if (!existsSync(join(folder, `${file}.gz`))) continue
    const compressed = await request(path, { 'Accept-Encoding': 'gzip' })
    expect(`${path} encoding`, compressed.headers['content-encoding'], ['gzip'])
    expect(`${path} varies`, /accept-encoding/i.test(String(compressed.headers.vary)), true)
    if (compressed.headers['content-encoding'])
      expect(`${path} decoded`, gunzipSync(compressed.body).equals(source), true)
  }

  const part = await request('/llms.txt', { Range: 'bytes=0-9' })
  expect('a part', [part.status, part.body.length], [206, 10])
  expect('HEAD /about', (await request('/about', {}, 'HEAD')).status, 200)
  expect('POST /about', (await request('/about', {}, 'POST', 'a=b')).status, 405)

  const redirects: [string, number, string][] = [
    ['/about/', 307, '/about'],
    ['/about.html', 307, '/about'],
    ['/about?a=b', 200, ''],
    ['/about/?a=b', 307, '/about?a=b'],
    ['/index.html', 307, '/'],
    ['/blog/', 307, '/blog'],
    ['//about/', 307, '/about'],
    [moved.from, 301, moved.to],
    [`${moved.from}?a=b`, 301, `${moved.to}?a=b`],
  ]
  for (const [path, status, location] of redirects) {
    const response = await request(path)
    const target = response.headers.location?.[0]?.replace(address, '') ?? ''
    expect(path, [response.status, target], [status, location])
    for (const name of always) expect(`${path} ${name}`, response.headers[name]?.length, 1)
  }

  const missing: [string, string][] = [
    ['/nothing', '404.html'],
    ['/assets/nothing.js', '404.html'],
    ['/blog/nothing', 'blog/not-found.html'],
    ['/tools/nothing', 'tools/not-found.html'],
    ['/404', '404.html'],
    ['/notice', '404.html'],
    ['/blog/not-found', 'blog/not-found.html'],
    ['/_headers', '404.html'],
    ['/.git/config', '404.html'],
    ['/..%2f..%2fpackage.json', '404.html'],
  ]
  for (const [path, file] of missing) {
    const { status, headers, body } = await request(path)
    const title = (html: string) => /<title>[^<]*/.exec(html)?.[0]
    const page = readFileSync(join(folder, file), 'utf8')
    const isRefused = status === 400 && path.includes('..')
    if (!isRefused) expect(path, [status, title(body.toString())], [404, title(page)])
    for (const name of always) if (!isRefused) expect(`${path} ${name}`, headers[name]?.length, 1)
  }
  for (const path of ['/about%0d%0aX-Evil:%201/', '/%0d%0aX-Evil:%201.html'])
    expect(path, (await request(path)).headers['x-evil'], undefined)
  if (hasEdge) await checkEdge()
  return problems

  async function checkEdge() {
    const search = await request('/search?q=data')
    expect('/search', [search.status, search.body.includes('data')], [200, true])
    expect('/About', (await request('/About')).headers.location, ['/about'])
    const { headers, body } = jsonRequest()
    const sent = Object.fromEntries(new Headers(headers))
    const { status, ...response } = await request('/api/contact-secure', sent, 'POST', String(body))
    expect('an enquiry', [status, JSON.parse(response.body.toString()).success], [200, true])
    for (const name of ['content-security-policy', 'strict-transport-security', 'cache-control'])
      expect(`an enquiry's ${name}`, response.headers[name]?.length, 1)
  }
}

/** Headers that every response has, whatever its status. */
const always = ['strict-transport-security', 'content-security-policy', 'x-content-type-options']

/** Uses Node's plain client, which changes neither the path nor the headers. */
async function send(
  address: string,
  path: string,
  { method, headers, body }: { method: string; headers: Record<string, string>; body?: string },
): Promise<HostResponse> {
  const { hostname, port } = new URL(address)
  const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }
  const sent = request({ hostname, port, path, method, headers: { ...headers, ...length } }).end(body)
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  return {
    status: response.statusCode ?? 0,
    headers: response.headersDistinct,
    body: await buffer(response),
  }
}
