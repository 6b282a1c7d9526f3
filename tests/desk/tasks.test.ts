import { actions } from '@lintel/desk/views/search/actions.ts'
import { expect, test } from 'vitest'

/** What owners typed who had not seen the desk before, and the task that they were looking for. */
test.each([
  ['undo', 'Take a change back'],
  ['delete page', 'Remove a page'],
  ['remove page', 'Remove a page'],
  ['remove a service', 'Remove a page'],
  ['font', 'typeface'],
  ['opening hours', 'office hours'],
  ['testimonial', 'Add a quote'],
  ['redirect', 'Rename or delete an article'],
  ['vacancy', 'Add a job'],
  ['team member', 'Add a person'],
  ['navigation', 'menu'],
  ['newsletter', 'subscribers'],
  ['analytics', 'page views'],
  ['imprint', 'legal'],
  ['restore', 'earlier version'],
])('“%s” finds the task “%s”', async (words, label) => {
  const { tasks } = await actions.find.run({ words })
  expect(tasks.map((task) => task.label).join('\n')).toContain(label)
})

test('words within others find no task', async () =>
  expect((await actions.find.run({ words: 'ead' })).tasks).toEqual([]))
