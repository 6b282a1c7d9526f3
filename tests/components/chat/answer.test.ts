import { link, list, note, paragraph, plainText, steps } from '@lintel/kit/chat/answer.ts'
import { site } from '@site/data/site.ts'
import { expect, test } from 'vitest'

test('an answer as text keeps its order and the addresses of its links', () => {
  const blocks = [
    paragraph('See the ', link('blog', '/blog'), '.'),
    list([['One'], ['Two: ', link('site', 'https://www.example.com/')]]),
    steps([['First'], ['Second']]),
    note(link('hello@firm.example', 'mailto:hello@firm.example')),
  ]
  expect(plainText({ blocks })).toBe(
    [
      `See the blog (${site.origin}/blog).`,
      '- One\n- Two: site (https://www.example.com/)',
      '1. First\n2. Second',
      'hello@firm.example',
    ].join('\n\n'),
  )
})
