import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { convertPost } from '@lintel/cli/import/convertPost.ts'
import type { ForeignPost } from '@lintel/cli/import/foreignPost.ts'
import { readMarkdownFolder } from '@lintel/cli/import/markdownFolder.ts'
import { treeOf } from '@lintel/cli/import/paragraphs.ts'

/** The post that a file of another site holds. */
export function postIn(name: string, text: string, matter = 'title: A\ndate: 2024-05-06'): ForeignPost {
  const folder = mkdtempSync(join(tmpdir(), 'imported-'))
  try {
    writeFileSync(join(folder, name), `---\n${matter}\n---\n\n${text}\n`)
    const { posts, leftOut } = readMarkdownFolder(folder)
    if (!posts[0]) throw new Error(leftOut.join('\n'))
    return posts[0]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The Markdown of a text of another site, and what the report says of it. */
export function importedMarkdown(name: string, text: string): [markdown: string, told: string[]] {
  const post = postIn(name, text)
  const { markdown, lost } = convertPost(post, treeOf(post), {
    pictures: new Map([['a.png', { name: 'a.png' }]]),
    addressOf: (address) => (address.startsWith('#') ? undefined : address),
    hasTitles: true,
  })
  return [markdown, [...post.lost, ...lost]]
}
