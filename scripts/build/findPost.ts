import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ParsedPost, parsePost } from '#content/parsePost.ts'
import { pictureNamed } from '#content/pictures.ts'
import { postFolder } from '#content/posts.ts'
import { claims } from '#data/claims.ts'
import type { Diagnostic } from '#data/diagnostic.ts'
import { figureFaults } from '../quality/checks/figures.ts'
import { proseOf } from '../quality/checks/proseOf.ts'

export interface FoundPost extends Omit<ParsedPost, 'markdown'> {
  /** What the build does not accept. */
  faults: Diagnostic[]
  /** The addresses of the copies of the pictures that it names. */
  pictures: string[]
}

export interface PostFile {
  file: string
  /** Names the file's text and everything else that decides what is found in it. */
  digest: string
}

/** Finds all about a post but its words, which are read again where they are shown. */
export function findPost({ file, digest }: PostFile): FoundPost {
  const source = readFileSync(join(postFolder, file), 'utf8')
  const { markdown: _, ...found } = parsePost(file, source, digest)
  return {
    ...found,
    faults: figureFaults(`content/blog/${file}`, source, proseOf(source), claims),
    pictures: pictureNames(source).flatMap(
      (name) => pictureNamed(name)?.copies.map(({ address }) => address) ?? [],
    ),
  }
}

const pictureName = /images\/[\w./-]+\.(?:png|jpe?g|webp|avif)/gi

/** The pictures beside the posts that a text names. */
export function pictureNames(source: string): string[] {
  return [...new Set(source.match(pictureName))]
}
