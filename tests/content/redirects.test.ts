import { parseRecord } from '@lintel/engine/content/records.ts'
import { checkRedirects } from '@lintel/engine/content/redirects.ts'
import { redirectsSchema } from '@lintel/engine/schemas/redirects.ts'
import { describe, expect, test } from 'vitest'

const pages = ['/', '/about', '/blog/queues']
const problemsOf = (...redirects: [from: string, to: string][]) =>
  checkRedirects(
    redirects.map(([from, to]) => ({ from, to })),
    (path) => (pages.includes(path) ? undefined : `there is no page ${path}`),
  ).map(({ entry, field, message }) => `${entry} ${field} ${message}`)

describe('checkRedirects', () => {
  test('accepts addresses that lead to a page at once', () => {
    expect(
      problemsOf(['/blog/old', '/blog/queues'], ['/blog/older', '/blog/queues'], ['/start.md', '/']),
    ).toEqual([])
  })

  test.each([
    ['0 from /about is a page, which nobody could reach', [['/about', '/']]],
    ...[
      '/api/contact',
      '/newsletter/confirm',
      '/receipt/a/b',
      '/favicon.ico',
      '/_headers',
      '/index.html',
      '/404.html',
      '/index.md',
      '/about.md',
      '/blog/queues.md',
    ].map((from) => [`0 from ${from} is an address that the site itself needs`, [[from, '/about']]]),
    ['0 to /old leads nowhere: there is no page /gone', [['/old', '/gone']]],
    [
      '0 to /a leads on from /b to /about',
      [
        ['/a', '/b'],
        ['/b', '/about'],
      ],
    ],
    ['0 to /a leads round in a circle', [['/a', '/a']]],
    [
      '1 from /a is redirected twice',
      [
        ['/a', '/about'],
        ['/a', '/'],
      ],
    ],
  ] as [string, [string, string][]][])('%s', (message, redirects) =>
    expect(problemsOf(...redirects)).toContain(message),
  )
})

const diagnosticsOf = (source: string) =>
  parseRecord('content/redirects.yaml', source, redirectsSchema, { tokens: {}, claims: {} }).diagnostics

test.each([
  '[]',
  '- from: /2014/02/old_post.html\n  to: /',
  '- from: /blog/old\n  to: /blog/new',
  '- { from: /old, to: / }',
  '- { from: /über-uns, to: / }',
  '- { from: /2014/データ, to: / }',
])('reads %j', (source) => expect(diagnosticsOf(source)).toEqual([]))

test.each([
  '- from: /old',
  '- from: old\n  to: /',
  '- from: /blog/*\n  to: /blog',
  '- from: /Old\n  to: /',
  '- from: /Über\n  to: /',
  '- from: /%C3%BCber\n  to: /',
  '- from: "/old page"\n  to: /',
  '- from: /old/\n  to: /',
  '- from: //elsewhere.example\n  to: /',
  '- from: /old\n  to: https://elsewhere.example',
  '- from: /old\n  to: /\n  status: 302',
])('refuses %j', (source) => expect(diagnosticsOf(source)).not.toEqual([]))
