import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { digestOf } from '#content/digestOf.ts'
import { collectPosts, type Post, postFiles, postFolder, publishedPosts } from '#content/posts.ts'
import { readSealed, writeSealed } from '#content/sealed.ts'
import type { Diagnostic } from '#data/diagnostic.ts'
import { cacheFolder } from '#renderer/cacheFolder.ts'
import { postCode } from './digests.ts'
import type { FoundPost } from './findPost.ts'
import type { Threads } from './Threads.ts'

const record = join(cacheFolder, 'posts.json')

/** Pictures beside the posts, wherever a text names them: its page holds their measures. */
const pictureName = /images\/[\w./-]+\.(?:png|jpe?g|webp|avif)/gi

/** Reads all posts. What was found in a text before, by the same code, is taken from the cache. */
export async function readPosts(threads: Threads): Promise<{ posts: Post[]; faults: Diagnostic[] }> {
  const names = postFiles()
  const code = postCode()
  const files = names.map((file) => ({ file, digest: nameOf(file, code) }))
  const known = new Map(readSealed<[digest: string, found: FoundPost][]>(record))
  const unknown = files.filter(({ digest }) => !known.has(digest))
  for (const [index, found] of (await threads.map('find', unknown)).entries())
    known.set(unknown[index]?.digest ?? '', found)
  const current = new Map(
    files.flatMap(({ digest }) => {
      const found = known.get(digest)
      return found ? [[digest, found]] : []
    }),
  )
  if (unknown.length > 0 || current.size < known.size) writeSealed(record, [...current])
  const parsed = files.flatMap(({ digest }) => current.get(digest) ?? [])
  return {
    posts: publishedPosts(collectPosts(names, parsed)),
    faults: parsed.flatMap(({ faults }) => faults),
  }
}

/** Names a post by everything that decides what is found in it. */
function nameOf(file: string, code: string): string {
  const source = readFileSync(join(postFolder, file), 'utf8')
  const pictures = [...new Set(source.match(pictureName))].map((name) => {
    const picture = join(postFolder, name)
    return existsSync(picture) ? digestOf(readFileSync(picture)) : name
  })
  return digestOf([code, file, source, ...pictures].join('\n'))
}
