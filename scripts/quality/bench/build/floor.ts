import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { threadId } from 'node:worker_threads'
import { plainHtml } from '#content/markdown/plainHtml.ts'
import { parsePost } from '#content/parsePost.ts'
import { postFiles, postFolder } from '#content/posts.ts'

/** Reads every post, renders its Markdown, and writes as many files: one after the other, and nothing else. */
const folder = `.cache/floor-${threadId}`
mkdirSync(folder, { recursive: true })
for (const file of postFiles()) {
  const { markdown } = parsePost(file, readFileSync(join(postFolder, file), 'utf8'))
  writeFileSync(join(folder, `${file}.html`), plainHtml(markdown))
}
rmSync(folder, { recursive: true })
