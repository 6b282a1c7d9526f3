import { checkFigures } from '@lintel/engine/checks/figures.ts'
import { checkMarkdown, proseOf } from '@lintel/engine/checks/markdown.ts'
import { copyOf } from '@lintel/engine/checks/recordTexts.ts'
import { anchorsIn } from '@lintel/engine/content/markdown/pipeline.ts'
import { headingsIn, imageWarnings, parsePost } from '@lintel/engine/content/parsePost.ts'
import { expect, test } from 'vitest'

// In bytes, as long as a text may be, and in ms: read over and over from each mark on, each takes minutes.
const [longest, most] = [1_000_000, 10_000]

const checks: Record<string, (text: string) => unknown> = {
  proseOf,
  checkMarkdown: (text) => checkMarkdown('a.md', text),
  checkFigures: (text) => checkFigures('content/a.md', text, copyOf('content/a.md', text), {}),
  headingsIn,
  imageWarnings: (text) => imageWarnings('a.md', text, { heroImage: undefined } as never),
}

test.each(
  Object.keys(checks).flatMap((name) =>
    ['<!--', '](a', '![', '`', '~', '1,', '1 '].map((mark) => [name, mark]),
  ),
)('%s reads a text of %j alone once', (name, mark) => {
  const start = performance.now()
  checks[name]?.(mark.repeat(longest / mark.length))
  expect(performance.now() - start).toBeLessThan(most)
})

test.each(['_a_', '> ', '<', '|'])('an article of %j alone is refused, not rendered', (mark) => {
  const start = performance.now()
  const head = '---\ntitle: A\ndate: 2024-01-02\ndescription: B\ntags: [C]\n---\n'
  const { post, errors } = parsePost('a.md', head + mark.repeat(900_000 / mark.length))
  expect(post).toBeNull()
  expect(errors).toMatchObject([{ line: 7, message: expect.stringContaining('50000 characters') }])
  expect(performance.now() - start).toBeLessThan(most)
})

test('one heading again and again gets an address each, at once', () => {
  const start = performance.now()
  expect(new Set(anchorsIn('# a\n'.repeat(20_000))).size).toBe(20_000)
  expect(performance.now() - start).toBeLessThan(most)
})
