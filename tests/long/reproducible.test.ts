import { servedFiles } from '@lintel/cli/release/manifest.ts'
import { projectCopy } from '@lintel/lab/projectCopy.ts'
import { afterAll, expect, test } from 'vitest'

const copies = [1, 2].map(() => projectCopy({ isCold: true }))
afterAll(() => {
  for (const { remove } of copies) remove()
})

test('two clean builds, in two places, are equal to the last byte', () => {
  for (const { build } of copies) build()
  const [one = {}, other = {}] = copies.map(({ client }) => servedFiles(client))
  expect(Object.keys(one).length).toBeGreaterThan(50)
  expect(other).toEqual(one)
})
