import { checkTags } from '@lintel/engine/checks/tags.ts'
import { describeDiagnostic } from '@lintel/rules/diagnostic.ts'
import { expect, test } from 'vitest'

const post = (file: string, tags: string) => ({
  file: `content/blog/${file}`,
  source: `---\ntitle: A\ndate: 2025-01-01\n${tags}---\nText.`,
})

test('tags whose addresses are equal are named, in one post and in several', () => {
  const posts = [
    post('a.md', 'tags: [C++, "C#"]\n'),
    post('b.md', 'tags:\n  - C\n'),
    post('c.md', 'tags: ["C++"]\n'),
    post('d.md', ''),
  ]
  const fix = 'write one of them in other letters, as "C sharp" for "C#", or both alike'
  expect(checkTags(posts).map(describeDiagnostic)).toEqual([
    `content/blog/a.md:4 the tag "C#" has the same page as "C++" of content/blog/a.md, /blog/tags/c: ${fix}`,
    `content/blog/b.md:4 the tag "C" has the same page as "C++" of content/blog/a.md, /blog/tags/c: ${fix}`,
  ])
})

test('case, accents and spacing tell no two tags apart', () => {
  const posts = [post('a.md', 'tags: [Café au Lait, AI]\n'), post('b.md', 'tags: [cafe-au-lait, ai]\n')]
  expect(checkTags(posts)).toEqual([])
})
