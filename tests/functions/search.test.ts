import { readFileSync } from 'node:fs'
import { createAddress } from '@lintel/lab/edge/requests.ts'
import { expect, test } from 'vitest'
import { inParallel } from './inParallel.ts'
import { startSite } from './site.ts'

const site = await startSite()

async function search(query: string, client = createAddress()) {
  const headers = { 'CF-Connecting-IP': client }
  const response = await site.fetch(`/search?q=${encodeURIComponent(query)}`, { headers })
  return { status: response.status, headers: response.headers, html: await response.text() }
}

test('a page is found, with its words escaped and what was looked for marked', async () => {
  const { status, headers, html } = await search('hulls')
  expect(status).toBe(200)
  expect(html).toContain('>One result for hulls<')
  expect(html).toContain(
    '<li><h2>About</h2><ul><li><a href="/about#hulls"><b>Hulls &amp; &lt;masts&gt;</b> <span>We mend &quot;wooden&quot; <mark>hulls</mark>.</span></a></li></ul></li>',
  )
  expect(html).toContain('value="hulls"')
  expect(headers.get('Cache-Control')).toBe('no-store')
  expect(headers.get('X-Robots-Tag')).toBe('noindex')
  expect(headers.get('Content-Type')).toContain('text/html')
})

test('an article is found by a word of it, also by one with a typing error', async () => {
  for (const query of ['varnish', 'varnihs'])
    expect((await search(query)).html).toContain('href="/blog/a-post#varnish"')
})

test('what nothing has is said, and without a question there is the form alone', async () => {
  expect((await search('helicopter')).html).toContain('>Nothing found.<')
  const { status, html } = await search('')
  expect(status).toBe(200)
  expect(html).not.toMatch(/>[^<]* results? for|>Nothing found/)
})

test('what was asked can be asked again as it was', async () => {
  expect((await search('"&lt;hulls"')).html).toContain('value="&quot;&amp;lt;hulls&quot;"')
})

test('only its beginning counts of a text that is too long', async () => {
  const { status, html } = await search(`hulls ${'x'.repeat(5_000)}`)
  expect(status).toBe(200)
  expect(html.length).toBeLessThan(2_000)
})

test('nothing is sent to it', async () => {
  const response = await site.fetch('/search', { method: 'POST', body: 'q=hulls' })
  expect(response.status).toBe(405)
  expect(response.headers.get('Allow')).toBe('GET, HEAD')
})

const naughty: string[] = JSON.parse(readFileSync('tests/functions/fixtures/naughty-strings.json', 'utf8'))

test('no text breaks the page, and none becomes markup', async () => {
  const { html: plain } = await search('')
  const pages = await inParallel(naughty, (text) => search(text))
  const tags = (html: string) =>
    html.replaceAll(/\s*value="[^"]*"\s*/g, '').match(/<(?!\/?(?:ol|ul|li|a|span|b|h2|mark)\b)[^>]*>/g)
  for (const { status, html } of pages) {
    expect(status).toBe(200)
    expect(tags(html)).toEqual(tags(plain))
  }
  expect(site.logs()).not.toMatch(/error/i)
})

test('a client that asks again and again is refused for a while, and nobody else is', async () => {
  const client = '203.0.113.77'
  const statuses: number[] = []
  for (let count = 0; count < 31; count += 1) statuses.push((await search('hulls', client)).status)
  expect(statuses).toEqual([...Array<number>(30).fill(200), 429])
  const refused = await search('hulls', client)
  expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(60)
  expect(refused.html).toContain('Please wait a minute')
  expect((await search('', client)).status).toBe(200)
  expect((await search('hulls')).status).toBe(200)
})

test('many addresses of one network search four times as often as one, and no more', async () => {
  const from = (index: number) => `2001:db8:77:${index.toString(16)}00::1`
  const clients = Array.from({ length: 125 }, (_, index) => from(index))
  const statuses = (await inParallel(clients, (client) => search('', client))).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200]))
  const searched = (await inParallel(clients, (client) => search('hulls', client))).map(
    ({ status }) => status,
  )
  expect(searched.filter((status) => status === 200)).toHaveLength(120)
  expect((await search('hulls', '2001:db8:78::1')).status).toBe(200)
})

test('who asks too often uses up nothing of what neighbors may ask', async () => {
  for (let count = 0; count < 130; count += 1) await search('hulls', '2001:db8:79:1::1')
  expect((await search('hulls', '2001:db8:79:2::1')).status).toBe(200)
})
