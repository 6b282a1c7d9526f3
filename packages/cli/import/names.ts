import { postNameOf, slugOf } from '@lintel/rules/slugOf.ts'
import type { ForeignPost } from './foreignPost.ts'

/** Of a name in an address, in characters: files cannot have much longer ones. */
const maxNameLength = 100

/** What posts are called by themselves: two may have one name. */
export const namesOf = (posts: ForeignPost[]): string[] =>
  posts.map(
    ({ name, title }, index) =>
      slugOf(name, maxNameLength) || slugOf(title, maxNameLength) || `post-${index + 1}`,
  )

/** What they are called here: the second of a name has a number. */
export function slugsOf(posts: ForeignPost[]): string[] {
  const names = namesOf(posts).map(postNameOf)
  const slugs = new Set(names)
  return names.map((name, index) => {
    if (names.indexOf(name) === index) return name
    let count = 2
    while (slugs.has(`${name}-${count}`)) count++
    slugs.add(`${name}-${count}`)
    return `${name}-${count}`
  })
}
