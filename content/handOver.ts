import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads'
import type { Post } from '#data/posts.ts'

const key = 'posts'

/**
 * Gives the posts that a build has found to every copy of this module in this thread, as a bundle has its own: the
 * modules which render pages need not look for them again.
 * @param posts published, newest first
 */
export function handOver(posts: Post[]) {
  setEnvironmentData(key, posts)
}

/** Undefined outside a build, where posts are read as they are asked for. */
export function handedOver(): Post[] | undefined {
  return getEnvironmentData(key) as Post[] | undefined
}
