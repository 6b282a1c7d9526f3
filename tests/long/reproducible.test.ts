import { afterAll, expect, test } from 'vitest'
import { servedFiles } from '#scripts/owner/release/manifest.ts'
import { buildCopy } from '#scripts/quality/projectCopy.ts'

const copies: ReturnType<typeof buildCopy>[] = []
afterAll(() => {
  for (const copy of copies) copy.remove()
})

test('two clean builds, in two places, are equal to the last byte', () => {
  copies.push(...[1, 2].map(() => buildCopy(undefined, true)))
  const [one = {}, other = {}] = copies.map(({ client }) => servedFiles(client))
  expect(Object.keys(one).length).toBeGreaterThan(50)
  expect(other).toEqual(one)
})
