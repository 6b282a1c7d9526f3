import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { checkOldAddresses, readOldSitemap } from '@lintel/cli/launch/oldSitemap.ts'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'sitemap-'))
afterAll(() => rmSync(folder, { recursive: true }))
const inFolder = (name: string) => join(folder, name)
const locations = (kind: string, ...addresses: string[]) =>
  addresses.map((address) => `<${kind}><loc>${address}</loc></${kind}>`).join('')

test('an index of sitemaps, packed or not, lists the paths of all of them', async () => {
  const pages = `<urlset>${locations('url', 'https://old.test/a?b=1&amp;c', 'https://old.test/')}</urlset>`
  writeFileSync(inFolder('pages.xml'), pages)
  writeFileSync(
    inFolder('posts.xml.gz'),
    gzipSync(`<urlset>${locations('url', 'https://old.test/b/')}</urlset>`),
  )
  const index = locations('sitemap', inFolder('pages.xml'), inFolder('posts.xml.gz'), inFolder('index.xml'))
  writeFileSync(inFolder('index.xml'), `<?xml version="1.0"?><sitemapindex>${index}</sitemapindex>`)
  expect(await readOldSitemap(inFolder('index.xml'))).toEqual(['/a', '/', '/b/'])
})

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
