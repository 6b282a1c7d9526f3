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
  ' M1 2L3 4\n',
]

test.each(shapes)('%s keeps its shape', keepsItsShape)

test('the drawings of posts keep theirs', () => {
  const slugs = Array.from({ length: 200 }, (_, index) => `post-${index}`)
  slugs.flatMap(pathsOf).forEach(keepsItsShape)
})

function keepsItsShape(data: string) {
  const written = relative(data)
  expect(written).not.toMatch(/[MLHVCSQTA]/)
  expect(shapeOf(written)).toBe(shapeOf(data))
}

function pathsOf(slug: string): string[] {
  return postDrawing(slug).primitives.flatMap((primitive) => (primitive.kind === 'path' ? primitive.d : []))
}

test.each(['M1 x2', 'M1', '1 2', 'M1 1e', 'M0 0a1 1 0 2 0 1 1', 'M0 0L5'])('%s is refused', (data) => {
  expect(() => relative(data)).toThrow(data)
})

function relative(data: string): string {
  return /d="([^"]+)"/.exec(withRelativePaths(`<path class="stroke-line" d="${data}"/>`))?.[1] ?? ''
}

/** A path as another library reads it, to a tenth of a unit: places counted from the sheet's corner, lines in one spelling. */
function shapeOf(data: string): string {
  return svgpath(data)
    .abs()
    .iterate(([command, ...numbers], _, x, y) => {
      if (command === 'H') return [['L', numbers[0] ?? NaN, y]]
      if (command === 'V') return [['L', x, numbers[0] ?? NaN]]
    })
    .round(1)
    .toString()
}

test.each([
  ['M24 16h192', 'm24 16h192'],
  ['M36 320L27 329M48 320L39 329', 'm36 320l-9 9m21-9l-9 9'],
  ['M0 40H800V0', 'm0 40h800v-40'],
  ['M10 10L30 10L30 50', 'm10 10h20v40'],
  // After the end of a shape the pen stands where the shape began.
  ['M10 10h5v5zM20 20v3', 'm10 10h5v5zm10 10v3'],
  ['M100 50A20 20 0 0 1 140 50', 'm100 50a20 20 0 0 1 40 0'],
  ['M100 50a20.04 20 0 1 0 -40 8V0', 'm100 50a20 20 0 1 0-40 8v-58'],
  ['M0 0C10 20 30 40 50 60c1 2 3 4 5 6Q60 60 70 80', 'm0 0c10 20 30 40 50 60c1 2 3 4 5 6q5-6 15 14'],
  ['M5 5L1e1 5', 'm5 5h5'],
])('%s becomes %s', (data, shorter) => {
  expect(relative(data)).toBe(shorter)
})

test('many short steps end where they should', () => {
  const lines = Array.from({ length: 300 }, (_, index) => `H${(index + 1) / 3}`)
  const steps = relative(`M0 0${lines.join('')}`).match(/(?<=h)[\d.]+/g) ?? []
  expect(steps.reduce((sum, step) => sum + Number(step), 0)).toBeCloseTo(100, 5)
})

test.each(['<path d="M2 2h16v16H2z"/>', '<p>&lt;path class="a" d="M1 1L2 2"&gt;</p>', '<p>d="M1 1L2 2"</p>'])(
  '%s is left as it is',
  (html) => expect(withRelativePaths(html)).toBe(html),
)
