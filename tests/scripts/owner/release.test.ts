import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { pipeline } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { type Manifest, newKeys, servedFiles, sha256Of, signManifest } from '@lintel/cli/release/manifest.ts'
import { verifyRelease } from '@lintel/cli/release/verifyRelease.ts'
import { readHeaders } from '@lintel/engine/built/hostHeaders.ts'
import { siteFile } from '@lintel/engine/content/readSite.ts'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'

const command = resolve('packages/cli/release/main.ts')
const project = mkdtempSync(join(tmpdir(), 'release-'))
const state = join(project, 'state/verified-releases.json')
const origin = 'https://www.firm.example'
const keys = newKeys()

const rules = `/*
  X-Content-Type-Options: nosniff
  Content-Security-Policy: default-src 'none'
  Referrer-Policy: strict-origin
  Cache-Control: public, max-age=0, must-revalidate

/assets/*
  ! Cache-Control
  Cache-Control: public, max-age=31536000, immutable

/blog/*.md
  X-Robots-Tag: noindex
`
const page = (text: string) =>
  `<!doctype html><link rel="canonical" href="${origin}/"><script src="/assets/a.js"></script>
<a href="/about">About</a><a href="/about/">About</a><a href="/gone">Gone</a><a href="https://other.example/x">Other</a>
<form action="/api/contact"></form><img srcset="/a.webp 1x, /a.webp 2x" src="/a.webp">${text}`
const files: Record<string, string> = {
  _headers: rules,
  'index.html': page('home'),
  'about.html': page('about'),
  'contact.html': page('contact'),
  'contact/sent.html': page('sent'),
  'notice.html': page('notice'),
  '404.html': page('not found'),
  'blog/not-found.html': page('no such article'),
  'blog/a.html': page('an article'),
  'blog/a.md': '# An article',
  'assets/a.js': 'code()',
  'a.webp': 'a picture',
  '.well-known/security.txt': 'Contact: a',
}
for (const [name, text] of Object.entries(files)) write(join('dist/client', name), text)
write(siteFile, readFileSync(siteFile, 'utf8'))

const manifest: Manifest = {
  number: 20,
  date: '2026-11-22T08:00:00.000Z',
  commit: 'a'.repeat(40),
  origin,
  edge: sha256Of('edge'),
  packages: sha256Of('packages'),
  headers: rules,
  rewritten: [],
  files: servedFiles(join(project, 'dist/client')),
}

function write(name: string, text: string) {
  mkdirSync(dirname(join(project, name)), { recursive: true })
  writeFileSync(join(project, name), text)
}

/** Lays down what `release -- sign` leaves. */
function signed(changed: Partial<Manifest> = {}, key = keys.privateKey) {
  const { text, signature } = signManifest({ ...manifest, ...changed }, key)
  write('dist/release/manifest.json', text)
  write('dist/release/manifest.sig', signature)
  write('dist/release/edge.js', 'edge')
  write('dist/release/sbom.cdx.json', 'packages')
  write('release-key.pub.pem', keys.publicKey)
}

beforeEach(() => {
  vi.stubEnv('XDG_STATE_HOME', dirname(state))
  rmSync(state, { force: true })
  signed()
})
afterAll(() => rmSync(project, { recursive: true, force: true }))

/** The command itself, in the project's folder. */
function run(...args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((done) => {
    execFile(process.execPath, [command, ...args], { cwd: project }, (error, stdout, stderr) =>
      done({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    )
  })
}

interface Answer {
  status: number
  headers: Record<string, string | string[]>
  body: string
  /** Closes the connection when half of the body is sent. */
  cut?: boolean
  /** Sends the body again and again. */
  endless?: boolean
}
type Lie = (answer: Answer, path: string, requestHeaders: IncomingHttpHeaders) => Partial<Answer> | undefined

/** A host that answers as the edge does, but for its lie. */
async function startHost(lie: Lie = () => undefined) {
  const host = createServer(({ url = '', headers: requestHeaders }, response) => {
    const honest = answerOf(url)
    send({ ...honest, ...lie(honest, url, requestHeaders) }, requestHeaders, response)
  })
  await new Promise<void>((listening) => host.listen(0, '127.0.0.1', listening))
  const { port } = host.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}`, stop: () => host.close() }
}

/** What is said of a host: an error where anything is wrong with it. */
async function verified(lie?: Lie, acceptOlder = false): Promise<string> {
  const { address, stop } = await startHost(lie)
  return verifyRelease(project, address, acceptOlder).finally(stop)
}

function answerOf(path: string): Answer {
  const headers = { ...readHeaders(rules)(path), 'Content-Type': 'text/html; charset=utf-8' }
  const missing = (file: string) => ({
    status: 404,
    headers: { ...headers, 'Cache-Control': 'no-store', 'Referrer-Policy': 'origin' },
    body: files[file] ?? '',
  })
  if (path === '/about/') return { status: 301, headers: { Location: '/about' }, body: '' }
  if (path === '/api/contact') return { status: 405, headers: { Allow: 'POST' }, body: '{}' }
  if (path === '/contact/sent')
    return { status: 303, headers: { ...headers, Location: '/contact' }, body: '' }
  if (path === '/blog/not-found') return missing('blog/not-found.html')
  if (path === '/notice' || path === '/404') return missing('404.html')
  const file = [path.slice(1), `${path.slice(1)}.html`, 'index.html'].find((name) => name in files)
  if (!file || (file === 'index.html' && path !== '/')) return missing('404.html')
  if (!file.endsWith('.html'))
    headers['Content-Type'] = file.endsWith('.js') ? 'text/javascript' : 'text/plain'
  return { status: 200, headers, body: files[file] ?? '' }
}

function* endlessly(text: string) {
  for (;;) yield text
}

function send(
  { status, headers, body, cut, endless }: Answer,
  requestHeaders: IncomingHttpHeaders,
  response: ServerResponse,
) {
  if (endless) return void pipeline(endlessly(body), response.writeHead(status, headers), () => {})
  if (cut) {
    response.writeHead(status, { ...headers, 'Content-Length': body.length })
    response.write(body.slice(0, body.length / 2), () => response.destroy())
    return
  }
  if (!requestHeaders['accept-encoding']?.includes('gzip')) response.writeHead(status, headers).end(body)
  else response.writeHead(status, { ...headers, 'Content-Encoding': 'gzip' }).end(gzipSync(body))
}

const only =
  (path: string, lie: Partial<Answer> | ((answer: Answer) => Partial<Answer>)): Lie =>
  (answer, requestHeaders) =>
    requestHeaders === path ? (typeof lie === 'function' ? lie(answer) : lie) : undefined
const withHeaders = (headers: Record<string, string | string[]>) => (answer: Answer) => ({
  headers: { ...answer.headers, ...headers },
})
const without = (name: string) => (answer: Answer) => ({
  headers: Object.fromEntries(Object.entries(answer.headers).filter(([each]) => each !== name)),
})
const toThose =
  (who: (requestHeaders: IncomingHttpHeaders) => boolean): Lie =>
  ({ body }, path, requestHeaders) =>
    path === '/about' && who(requestHeaders) ? { body: `${body} and more` } : undefined

test('a host that serves what was signed passes, and the release is described and remembered', async () => {
  const output = await verified()
  expect(output).toMatch(/serves what was signed/)
  for (const fact of ['release 20', manifest.date, manifest.commit, manifest.edge, manifest.packages])
    expect(output).toContain(fact)
  expect(Object.values(JSON.parse(readFileSync(state, 'utf8')))).toMatchObject([{ number: 20 }])
})

test('a host without an edge passes too, and so does one whose edge rewrites what it may', async () => {
  const alone = (answer: Answer, path: string): Partial<Answer> | undefined => {
    const file = files[`${path.slice(1)}.html`]
    if (answer.status === 404 || answer.status === 303)
      return {
        status: file ? 200 : 404,
        headers: { ...readHeaders(rules)(path), 'Content-Type': 'text/html' },
        body: file ?? answer.body,
      }
  }
  expect(await verified(alone)).toMatch(/serves what was signed/)
  signed({ rewritten: ['404.html'] })
  const rewrites: Lie = ({ status, body }, path) =>
    status === 404 && !path.startsWith('/blog') ? { body: body.slice(9) } : undefined
  expect(await verified(rewrites)).toMatch(/serves what was signed/)
})

const lies: [host: string, lie: Lie, says: RegExp][] = [
  [
    'drops a header',
    only('/about', without('Content-Security-Policy')),
    /\/about lacks the header Content-Security-Policy/,
  ],
  [
    'drops a header of a script',
    only('/assets/a.js', without('X-Content-Type-Options')),
    /\/assets\/a\.js lacks the header X/,
  ],
  [
    'changes a header',
    only('/', withHeaders({ 'Content-Security-Policy': 'default-src *' })),
    /\/ has another header Content-Security-Policy: default-src \*/,
  ],
  [
    'sends a header twice',
    only('/', withHeaders({ 'X-Content-Type-Options': ['nosniff', 'x'] })),
    /\/ has another header X-Content-Type-Options: nosniff, x/,
  ],
  [
    'sets a cookie',
    only('/', withHeaders({ 'Set-Cookie': 'id=1' })),
    /\/ has a header that was not signed, Set-Cookie: id=1/,
  ],
  [
    'loads a script by a header',
    only('/', withHeaders({ Link: '</x.js>; rel=preload' })),
    /not signed, Link/,
  ],
  [
    'hides a page from search engines',
    only('/about', withHeaders({ 'X-Robots-Tag': 'none' })),
    /not signed, X-Robots-Tag: none/,
  ],
  [
    'serves other HTML to browsers',
    toThose((headers) => 'sec-fetch-mode' in headers),
    /\/about has another body[\s\S]*to a browser, plain; a browser, compressed$/m,
  ],
  [
    'serves other HTML to Googlebot',
    toThose((headers) => /Googlebot/.test(headers['user-agent'] ?? '')),
    /\/about has another body[\s\S]*to Googlebot, plain; Googlebot, compressed$/m,
  ],
  [
    'serves other HTML to all but browsers',
    toThose((headers) => /curl/.test(headers['user-agent'] ?? '')),
    /to curl, plain; curl, compressed$/m,
  ],
  [
    'serves other HTML compressed',
    toThose((headers) => /gzip/.test(headers['accept-encoding'] ?? '')),
    /to a browser, compressed; Googlebot, compressed; curl, compressed$/m,
  ],
  [
    'adds a file and links to it',
    (answer, path) =>
      path === '/'
        ? { body: `${answer.body}<a href="/extra?x">` }
        : path === '/extra?x' || path === '/extra'
          ? { status: 200, body: 'extra' }
          : undefined,
    /\/extra is served, but was not signed, linked from \//,
  ],
  [
    'adds a file at a dead link',
    only('/gone', { status: 200, body: 'back again' }),
    /\/gone is served, but was not signed/,
  ],
  [
    'redirects a dead link',
    only('/gone', { status: 302, headers: { Location: 'https://evil.example/' } }),
    /\/gone redirects to https:\/\/evil\.example\//,
  ],
  [
    'changes a script',
    only('/assets/a.js', { body: 'other()' }),
    /\/assets\/a\.js has another body: 7 bytes, and 6 were signed/,
  ],
  ['lost a file', only('/assets/a.js', { status: 404, body: '' }), /\/assets\/a\.js is missing/],
  [
    'lost the file under .well-known',
    only('/.well-known/security.txt', { status: 404 }),
    /security\.txt is missing/,
  ],
  [
    'answers with another status',
    only('/about', { status: 503 }),
    /\/about has the status 503 instead of 200/,
  ],
  [
    'shows a page where none is',
    only('/no-file-has-this-name', { status: 200 }),
    /\/no-file-has-this-name has the status 200 instead of 404/,
  ],
  [
    'redirects',
    only('/about', { status: 302, headers: { Location: 'https://evil.example/' } }),
    /\/about redirects \(status 302\) to https:\/\/evil\.example\//,
  ],
  [
    'leads receipts elsewhere',
    only('/contact/sent', withHeaders({ Location: 'https://evil.example/' })),
    /\/contact\/sent redirects to https:\/\/evil\.example\/ instead of \/contact/,
  ],
  [
    'shortens a body',
    only('/about', ({ body }) => ({ body: body.slice(0, 40) })),
    /\/about has another body: 40 bytes of \d+ that were signed/,
  ],
  ['cuts a body off', only('/about', { cut: true }), /\/about gives no whole answer/],
  ['sends a body without end', only('/about', { endless: true }), /\/about has another body: over 1048576/],
  [
    'sends a body of megabytes, packed or not',
    only('/about', { body: ' '.repeat(3e6) }),
    /\/about has another body: over 1048576 bytes more than were signed$/m,
  ],
  [
    'sends headers without end',
    only('/about', withHeaders({ 'X-Long': 'x'.repeat(100_000) })),
    /\/about gives no whole answer \(Parse Error: Header overflow\)/,
  ],
  ['empties a body', only('/about', { body: '' }), /\/about has another body: 0 bytes/],
  [
    'garbles the compression',
    only('/about', withHeaders({ 'Content-Encoding': 'br' })),
    /\/about gives no whole answer/,
  ],
  [
    'sends a page as text',
    only('/about', withHeaders({ 'Content-Type': 'text/plain' })),
    /\/about is sent as text\/plain/,
  ],
  [
    'has a page read in another encoding',
    only('/about', withHeaders({ 'Content-Type': 'text/html; charset=iso-2022-jp' })),
    /\/about is sent as text\/html; charset=iso-2022-jp/,
  ],
  [
    'sends a picture as a page',
    only('/a.webp', withHeaders({ 'Content-Type': 'text/html' })),
    /\/a\.webp is sent as text\/html/,
  ],
]

test.each(lies)('a host that %s is found out', async (_, lie, says) => {
  await expect(verified(lie)).rejects.toThrow(says)
  expect(existsSync(state)).toBe(false)
})

test('a host that does not answer is named', async () => {
  const closed = 'http://127.0.0.1:9'
  await expect(verifyRelease(project, closed, false)).rejects.toThrow(`${closed} does not answer`)
})

describe('a manifest', () => {
  test.each<[string, () => void, RegExp]>([
    ['that is empty', () => signed({ files: {} }), /The manifest is empty/],
    ['signed by another key', () => signed({}, newKeys().privateKey), /was not signed by this key/],
    [
      'with a broken signature',
      () => write('dist/release/manifest.sig', 'AAAA'),
      /was not signed by this key/,
    ],
    [
      'without signature',
      () => rmSync(join(project, 'dist/release/manifest.sig')),
      /manifest\.sig is missing/,
    ],
    [
      'that is missing',
      () => rmSync(join(project, 'dist/release'), { recursive: true }),
      /manifest\.json is missing/,
    ],
    ['of another version', () => signed({ number: 'twenty' as unknown as number }), /number is wrong/],
    [
      'with other packages',
      () => write('dist/release/sbom.cdx.json', 'others'),
      /sbom\.cdx\.json is not the file/,
    ],
    ['with another edge bundle', () => write('dist/release/edge.js', 'other'), /edge\.js is not the file/],
  ])('%s verifies nothing', async (_, arrange, says) => {
    arrange()
    await expect(verified()).rejects.toThrow(says)
  })

  test.each(Object.keys(manifest))(
    'whose %s was changed after it was signed verifies nothing',
    async (field) => {
      const name = join(project, 'dist/release/manifest.json')
      const changed = JSON.parse(readFileSync(name, 'utf8'))
      changed[field] = typeof changed[field] === 'number' ? changed[field] + 1 : ''
      writeFileSync(name, JSON.stringify(changed, null, 2))
      await expect(verified()).rejects.toThrow(/was changed since it was signed/)
    },
  )

  test('older than the last verified one is refused, unless it is accepted on purpose', async () => {
    const { address, stop } = await startHost()
    const last = { number: 21, commit: 'b'.repeat(40), date: '2026-11-23T08:00:00.000Z' }
    write('state/verified-releases.json', JSON.stringify({ [address]: last }))
    await expect(verifyRelease(project, address, false)).rejects.toThrow(
      /The manifest is older than the last one [\s\S]*release 20 [\s\S]*release 21 [\s\S]*--accept-older/,
    )
    expect(await verifyRelease(project, address, true)).toMatch(/serves what was signed/)
    stop()
    expect(JSON.parse(readFileSync(state, 'utf8'))).toMatchObject({ [address]: { number: 20 } })
  })

  test('is not compared while the record of the last one is damaged', async () => {
    write('state/verified-releases.json', '{')
    await expect(verified()).rejects.toThrow(/verified-releases\.json is damaged/)
  })
})

describe('the command', () => {
  test('fails for a host that lies, and says why', async () => {
    const { address, stop } = await startHost(only('/about', without('Content-Security-Policy')))
    const { code, output } = await run('verify', address)
    stop()
    expect(output).toMatch(/\/about lacks the header Content-Security-Policy/)
    expect(code).toBe(1)
  })

  test.each([
    ['no build to sign', ['sign'], /There is no build to sign/],
    ['no site to verify', ['verify'], /Name the site/],
    ['an unknown command', ['prove'], /verify <origin>/],
    ['an unknown flag', ['verify', origin, '--force'], /--force/],
  ])('fails with %s', async (_, args, says) => {
    rmSync(join(project, 'dist/client'), { recursive: true, force: true })
    const { code, output } = await run(...args)
    expect(output).toMatch(says)
    expect(code).toBe(1)
  })
})
