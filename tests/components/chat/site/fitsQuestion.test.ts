import { describe, expect, test } from 'vitest'
import { fitsQuestion } from '#components/chat/site/fitsQuestion.ts'

const quotation = (path: string, text: string, heading = 'Heading') => ({
  page: { path, title: path, passages: [] },
  passage: { heading, blocks: [] },
  lines: [{ text }],
})

test.each([
  ['How many sailors are there?', '/crew', 'Nine sailors belong to the crew.', true],
  ['How many sailors are there?', '/crew', 'Sailors belong to the crew.', false],
  ['How many sailors are there?', '/crew', 'Nine masts carry the sails that sailors set.', false],
  ['How old is the boat?', '/crew', 'The boat is old.', false],
])('a number: %s %s %s', (question, path, text, fits) => {
  expect(fitsQuestion(question, quotation(path, text))).toBe(fits)
})

describe('the firm itself', () => {
  test.each([
    ['Which bank do you use?', '/consulting', 'Banks must explain each change.', false],
    ['Which bank do you use?', '/consulting', 'We use the bank across Main Street.', true],
    ['Which bank do you use?', '/about', 'The bank across Main Street.', true],
    ['Which bank do you use?', '/about', 'Banks depend on systems like ours.', false],
    ['What is your revenue?', '/terms', 'Neither party answers for lost revenue.', false],
    ['What is the most that you would owe?', '/terms', 'Neither party owes more than the fees.', true],
    // What is done for clients answers all other questions.
    ['Do you work for banks?', '/consulting', 'Banks must explain each change.', true],
    ['Who designed this website?', '/services', 'We design portals and websites for customers.', false],
    ['Who runs this site?', '/terms', 'The site is run by the firm.', true],
  ])('%s %s %s', (question, path, text, fits) => {
    expect(fitsQuestion(question, quotation(path, text))).toBe(fits)
  })
})

test.each([
  ['Who made the site?', false],
  ['What do you mean by "site"?', true],
])('a definition: %s', (question, fits) => {
  expect(fitsQuestion(question, quotation('/terms', '"Site" means the website.', '1. Definitions'))).toBe(
    fits,
  )
})
