import svgpath from 'svgpath'
import { expect, test } from 'vitest'
import { postDrawing } from '#components/drawings/postDrawing.ts'
import { withRelativePaths } from '#renderer/relativePaths.ts'

const shapes = [
  'M0 0V560M40 0V560M80 0V560',
  'M146 524a14 14 0 1 1 28 0a14 14 0 1 1 -28 0',
  'M24 88L32 87.8L40 87.2L48 86.2V280H24z',
  'M10 10C20 20 40 20 50 10S80 0 90 10Q100 20 110 10T130 10',
  'm5 5 10 10-3.5.5 M 1,2 3,4 H-7 V8.25 z l.04.04 0 .04',
  'M12 8a4 4 0 01-4 4A4 4 0 1 14 8',
]

test.each(shapes)('%s keeps its shape', keepsItsShape)

test('the drawings of posts keep theirs', () => {
  const slugs = Array.from({ length: 200 }, (_, index) => `post-${index}`)
  slugs.flatMap(pathsOf).forEach(keepsItsShape)
})

function keepsItsShape(data: string) {
  const written = relative(data)
  expect(written).not.toMatch(/[MLHVCSQTA]/)
  const [before, after] = [numbersOf(data), numbersOf(written)]
  expect(after).toHaveLength(before.length)
  const moved = after.filter((value, index) => !(Math.abs(value - (before[index] ?? NaN)) < 0.1))
  expect(moved, data).toEqual([])
}

function pathsOf(slug: string): string[] {
  return postDrawing(slug).primitives.flatMap((primitive) => (primitive.kind === 'path' ? primitive.d : []))
}

test.each(['M1 x2', 'M1', '1 2', 'M1 1e3', 'M0 0a1 1 0 2 0 1 1', 'M0 0L5'])('%s is refused', (data) => {
  expect(() => relative(data)).toThrow(data)
})

function relative(data: string): string {
  return /d="([^"]+)"/.exec(withRelativePaths(`<path class="stroke-line" d="${data}"/>`))?.[1] ?? ''
}

/** Where a path leads, as another library reads it: lines all in one spelling, places counted from the sheet's corner. */
function numbersOf(data: string): number[] {
  const numbers: number[] = []
  svgpath(data)
    .abs()
    .iterate(([command, ...rest], _, x, y) => {
      if (command === 'H') numbers.push(rest[0] ?? NaN, y)
      else if (command === 'V') numbers.push(x, rest[0] ?? NaN)
      else numbers.push(...(rest as number[]))
    })
  return numbers
}

test.each(['<path d="M2 2h16v16H2z"/>', '<p>&lt;path class="a" d="M1 1L2 2"&gt;</p>', '<p>d="M1 1L2 2"</p>'])(
  '%s is left as it is',
  (html) => expect(withRelativePaths(html)).toBe(html),
)
