import { expect, test } from 'vitest'
import { relativePath } from '#components/drawings/relativePath.ts'

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
])('%s becomes %s', (path, shorter) => {
  expect(relativePath(path)).toBe(shorter)
})

test('many short steps end where they should', () => {
  const lines = Array.from({ length: 300 }, (_, index) => `H${(index + 1) / 3}`)
  const steps = relativePath(`M0 0${lines.join('')}`).match(/(?<=h)[\d.]+/g) ?? []
  expect(steps.reduce((sum, step) => sum + Number(step), 0)).toBeCloseTo(100, 5)
})
