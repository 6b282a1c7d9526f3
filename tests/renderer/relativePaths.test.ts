import svgpath from 'svgpath'
import { expect, test } from 'vitest'
import { withRelativePaths } from '#renderer/relativePaths.ts'

const shapes = [
  'M0 0V560M40 0V560M80 0V560',
  'M146 524a14 14 0 1 1 28 0a14 14 0 1 1 -28 0',
  'M24 88L32 87.8L40 87.2L48 86.2V280H24z',
  'M10 10C20 20 40 20 50 10S80 0 90 10Q100 20 110 10T130 10',
]

test.each(shapes)('%s keeps its shape', (data) => {
  const [, written = ''] =
    /d="([^"]+)"/.exec(withRelativePaths(`<path class="stroke-line" d="${data}"/>`)) ?? []
  expect(written).not.toMatch(/[LHVCSQTA]/)
  expect(svgpath(written).abs().round(1).toString()).toBe(svgpath(data).abs().round(1).toString())
})

test.each(['<path d="M2 2h16v16H2z"/>', '<p>&lt;path class="a" d="M1 1L2 2"&gt;</p>', '<p>d="M1 1L2 2"</p>'])(
  '%s is left as it is',
  (html) => expect(withRelativePaths(html)).toBe(html),
)
