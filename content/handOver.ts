import { join } from 'node:path'
import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads'
import type { Article, Post } from '#data/posts.ts'
import { readSealed, writeSealed } from './sealed.ts'

const key = 'posts'

/** What a build has read, so that the modules which render its pages need not read it again. */
export interface HandedOver {
  /** Published, newest first. */
  posts: Post[]
  /** The folder with the words of each post. */
  articles: string
}

/** Gives the posts to every copy of this module in this thread: a bundle has its own. */
export function handOver(posts: HandedOver) {
  setEnvironmentData(key, posts)
}

/** Undefined outside a build, where posts are read as they are asked for. */
export function handedOver(): HandedOver | undefined {
  return getEnvironmentData(key) as HandedOver | undefined
}

const articleFile = (folder: string, digest: string) => join(folder, `${digest}.json`)

/** Keeps the words of a post under its digest. */
export function keepArticle(folder: string, digest: string, article: Article) {
  writeSealed(articleFile(folder, digest), article)
}

/** The words of a post as they were kept; undefined where they are lost or damaged. */
export function keptArticle({ articles }: HandedOver, digest: string): Article | undefined {
  return readSealed(articleFile(articles, digest))
}
