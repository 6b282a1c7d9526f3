import { topicHeading } from '@lintel/rules/blog.ts'
import { expect, test } from 'vitest'

test.each([
  ['data', 'Data'],
  ['data pipelines', 'Data pipelines'],
  ['MLOps', 'MLOps'],
  ['iOS', 'iOS'],
])('the topic %s has the heading %s', (name, heading) => {
  expect(topicHeading({ name })).toBe(heading)
})
