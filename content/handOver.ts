import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads'
import type { Article, Post } from '#data/posts.ts'
import { digestOf } from './parsePost.ts'

const key = 'posts'

/** What a build has read, so that the threads which render its pages need not read it again. */
interface HandedOver {
  /** Published, newest first. */
  posts: Post[]
  /** The folder with the words of each post. */
  articles: string
}

/** Gives the posts to this thread and to all that it starts from now on. */
export function handOver(posts: HandedOver) {
  setEnvironmentData(key, posts)
}

/** Undefined outside a build, where posts are read as they are asked for. */
export function handedOver(): HandedOver | undefined {
  return getEnvironmentData(key) as HandedOver | undefined
}

export const articleFile = (digest: string) => `${digest}.json`

/** The words of a post as a file says them, behind a digest by which a damaged file is known. */
export function writtenArticle(article: Article): string {
  const json = JSON.stringify(article)
  return `${digestOf(json)}\n${json}`
}

/** @throws Error when the file is missing or damaged */
export function readArticle(folder: string, digest: string): Article {
  const file = join(folder, articleFile(digest))
  const text = readFileSync(file, 'utf8')
  const end = text.indexOf('\n')
  const json = text.slice(end + 1)
  if (text.slice(0, end) !== digestOf(json)) throw new Error(`${file} is damaged.`)
  return JSON.parse(json)
}
