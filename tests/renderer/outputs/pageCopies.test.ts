import { bodyOfCopy, pageCopy } from '@lintel/engine/outputs/pageCopies.ts'
import { expect, test } from 'vitest'

/** What stands in a page, and what its copy says. */
test.each([
  ['links beside each other', '<p><a href="/a">One</a><a href="/b">Two</a></p>', '[One](/a) [Two](/b)'],
  ['a figure before its text', '<p><b>32%</b><span>faster triage</span></p>', '**32%** faster triage'],
  [
    'drawings beside each other',
    '<p><svg aria-label="Before"></svg><svg aria-label="After"></svg></p>',
    '*Drawing: Before* *Drawing: After*',
  ],
  ['a slider', '<div><input type="range" value="66"></div><p>Results</p>', 'Results'],
  ['a choice', '<label><input type="radio" name="part">Your users</label>', 'Your users'],
  ['a task that is done', '<ul><li><input type="checkbox" checked disabled> Done</li></ul>', '- [x] Done'],
  ['a wide cell', '<table><tr><th>A</th></tr><tr><td>Wider</td></tr></table>', '| A |\n| - |\n| Wider |'],
  ['a letter in bold', '<p>re<b>b</b>rand</p>', 're**b**rand'],
])('%s', (_, html, markdown) => {
  expect(bodyOfCopy(pageCopy('/', `<main>${html}</main>`))).toBe(markdown)
})
