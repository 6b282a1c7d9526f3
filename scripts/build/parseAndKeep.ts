import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { keepArticle } from '#content/handOver.ts'
import { renderMarkdown } from '#content/markdown/renderMarkdown.ts'
import { type ParsedPost, parsePost } from '#content/parsePost.ts'
import { postFolder } from '#content/posts.ts'
import { claims } from '#data/claims.ts'
import type { Fault } from '../checks/Fault.ts'
import { figureFaults } from '../checks/figures.ts'

export interface FoundPost extends Omit<ParsedPost, 'markdown'> {
  /** What the build does not accept. */
  faults: Fault[]
}

export interface PostFile {
  file: string
  /** Names the file's text and everything else that decides what is found in it. */
  digest: string
  /** The folder for the words of posts. */
  articles: string
}

/** Reads a post, keeps its words for those who render them, and gives the rest. */
export function parseAndKeep({ file, digest, articles }: PostFile): FoundPost {
  const source = readFileSync(join(postFolder, file), 'utf8')
  const { markdown, ...found } = parsePost(file, source, digest)
  if (found.post) keepArticle(articles, digest, { markdown, ...renderMarkdown(markdown) })
  return { ...found, faults: figureFaults(`content/blog/${file}`, source, claims) }
}
