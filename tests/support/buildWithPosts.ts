import { join } from 'node:path'
import { publishedPosts, readPosts } from '#content/posts.ts'
import { generatePosts } from '#scripts/quality/bench/build/generatePosts.ts'
import { buildCopy } from '#scripts/quality/projectCopy.ts'

export type BuiltWithPosts = ReturnType<typeof buildWithPosts>

/**
 * Builds a copy of this project whose blog has `count` generated posts besides its own.
 * @returns the slugs of all posts that it publishes too, newest first
 */
export function buildWithPosts(count: number) {
  let slugs: string[] = []
  const built = buildCopy((copy) => {
    const folder = join(copy, 'content/blog')
    generatePosts(folder, count)
    slugs = publishedPosts(readPosts(folder)).map(({ slug }) => slug)
  })
  return { ...built, slugs }
}
