import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { checkOldAddresses, readOldSitemap } from '@lintel/cli/launch/oldSitemap.ts'
import { afterAll, expect, onTestFinished, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'sitemap-'))
afterAll(() => rmSync(folder, { recursive: true }))
const inFolder = (name: string) => join(folder, name)
const locations = (kind: string, ...addresses: string[]) =>
  addresses.map((address) => `<${kind}><loc>${address}</loc></${kind}>`).join('')

const urlset = (...addresses: string[]) => `<urlset>${locations('url', ...addresses)}</urlset>`
const indexOf = (...addresses: string[]) =>
  `<?xml version="1.0"?><sitemapindex>${locations('sitemap', ...addresses)}</sitemapindex>`

/** Starts a server with these answers by path; where one is an address, it redirects there. */
async function startSite(answers: (origin: string) => Record<string, string | Buffer>) {
  const requests: string[] = []
  const server = createServer(({ url = '' }, response) => {
    requests.push(url)
    const answer = answers(origin)[url]
    if (String(answer).startsWith('http')) response.writeHead(302, { location: String(answer) }).end()
    else response.writeHead(answer === undefined ? 404 : 200).end(answer)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { origin, requests }
}
const readHere = (source: string) => readOldSitemap(source, ['127.0.0.1'])

const site = (origin: string) => ({
  '/index.xml': indexOf(`${origin}/pages.xml`, `${origin}/posts.xml.gz`, `${origin}/index.xml`),
  '/pages.xml': `${origin}/moved.xml`,
  '/moved.xml': urlset('https://old.test/a?b=1&amp;c', 'https://old.test/'),
  '/posts.xml.gz': gzipSync(urlset('https://old.test/b/')),
})

test('an index of sitemaps, packed or not, lists the paths of all of them', async () => {
  const { origin } = await startSite(site)
  expect(await readHere(`${origin}/index.xml`)).toEqual(['/a', '/', '/b/'])
})

test('a file may be one too', async () => {
  const { origin } = await startSite(site)
  writeFileSync(inFolder('index.xml'), site(origin)['/index.xml'])
  expect(await readHere(inFolder('index.xml'))).toEqual(['/a', '/', '/b/'])
  writeFileSync(inFolder('packed.xml.gz'), gzipSync(urlset('https://old.test/b/')))
  expect(await readOldSitemap(inFolder('packed.xml.gz'))).toEqual(['/b/'])
})

test.each([
  ['a file', () => inFolder('secret.xml'), 'is no address of the web'],
  ['a file beside it', () => 'secret.xml', 'is no address of the web'],
  ['a file as an address', () => `file://${inFolder('secret.xml')}`, 'is no address of the web'],
  ['a device', () => '/dev/zero', 'is no address of the web'],
])('of an index, %s is not read', async (_, nameOf, message) => {
  writeFileSync(inFolder('secret.xml'), urlset('https://old.test/secret'))
  const { origin } = await startSite(() => ({ '/index.xml': indexOf(nameOf()) }))
  await expect(readHere(`${origin}/index.xml`)).rejects.toThrow(message)
  writeFileSync(inFolder('naming.xml'), indexOf(nameOf()))
  await expect(readHere(inFolder('naming.xml'))).rejects.toThrow(message)
})

test('no other host is asked, be it named or redirected to', async () => {
  const other = await startSite(() => ({ '/other.xml': urlset('https://old.test/') }))
  const address = `${other.origin}/other.xml`
  const { origin } = await startSite((own) => ({
    '/index.xml': indexOf(address),
    '/led.xml': address,
    '/own.xml': indexOf(`${own}/led.xml`),
    '/pages.xml': urlset('https://old.test/'),
  }))
  writeFileSync(inFolder('two.xml'), indexOf(`${origin}/pages.xml`, address))
  const sources = [`${origin}/index.xml`, `${origin}/led.xml`, `${origin}/own.xml`, inFolder('two.xml')]
  for (const source of sources)
    await expect(readHere(source)).rejects.toThrow(`${address} is not on ${origin.slice(7)}`)
  expect(other.requests).toEqual([])
})

test('what is not on the public internet is not asked', async () => {
  const { origin, requests } = await startSite(site)
  await expect(readOldSitemap(`${origin}/index.xml`)).rejects.toThrow('is not on the public internet')
  expect(requests).toEqual([])
})

test('one without end is refused', async () => {
  const spaces = ' '.repeat(1_000_000)
  const server = createServer((_, response) =>
    pipeline(
      (function* endless() {
        for (;;) yield spaces
      })(),
      response,
      () => {},
    ),
  ).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close().closeAllConnections())
  const { port } = server.address() as AddressInfo
  await expect(readHere(`http://127.0.0.1:${port}/`)).rejects.toThrow('it is larger than')
})

test('a file that is not there is named, with what to do', async () =>
  await expect(readOldSitemap(inFolder('none.xml'))).rejects.toThrow('There is no file'))

test.each([
  ['something else', '<html></html>', 'is no sitemap'],
  ['nothing', '', 'is no sitemap'],
])('%s is refused', async (name, text, message) => {
  writeFileSync(inFolder(name), text)
  await expect(readOldSitemap(inFolder(name))).rejects.toThrow(message)
})

const pages = ['/', '/about', '/blog/queues']
const problemsOf = (...paths: string[]) =>
  checkOldAddresses(paths, (path) => [...pages, '/moved'].includes(path), pages).map(({ fix }) => fix)

test.each(['/', '/about', '/About/', '/about.html', '/index.html', '/moved/', '/blog/queues'])(
  '%s lives',
  (path) => expect(problemsOf(path)).toEqual([]),
)

test.each([
  ['/2014/02/queues/', 'add a line: - { from: /2014/02/queues, to: /blog/queues }'],
  ['/Team.php', 'add a line: - { from: /team.php, to: the address of the page that takes its place }'],
  ['/%C3%9Cber-uns/', 'add a line: - { from: /über-uns, to: the address of the page that takes its place }'],
  ['/a%20b/', expect.stringContaining('let the host redirect it')],
])('%s would die', (path, fix) => expect(problemsOf(path)).toEqual([fix]))
