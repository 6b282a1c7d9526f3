import { readFileSync } from 'node:fs'
import { edgeFaults } from '@lintel/lab/faults/edge.ts'
import { siteFaults } from '@lintel/lab/faults/site.ts'
import { expect, test } from 'vitest'

test.each([...siteFaults, ...edgeFaults])('$file has one place for: $what', ({ file, find, caughtBy }) => {
  expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2)
  expect(() => readFileSync(caughtBy.file)).not.toThrow()
})
