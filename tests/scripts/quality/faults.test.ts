import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { edgeFaults } from '#scripts/quality/faults/edge.ts'
import { siteFaults } from '#scripts/quality/faults/site.ts'

test.each([...siteFaults, ...edgeFaults])('$file has one place for: $what', ({ file, find, caughtBy }) => {
  expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2)
  expect(() => readFileSync(caughtBy.file)).not.toThrow()
})
