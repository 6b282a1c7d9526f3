import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Changes a word of one post.
 * @param posts the folder with the posts
 * @param choose returns the place of the post among all, newest first
 */
export function changePost(posts: string, choose: (newestFirst: string[]) => number) {
  const dateOf = (file: string) => /^date: (.+)$/m.exec(readFileSync(join(posts, file), 'utf8'))?.[1] ?? ''
  const files = readdirSync(posts)
    .filter((file) => file.endsWith('.md'))
    .map((file) => ({ file, date: dateOf(file) }))
    .sort((one, other) => other.date.localeCompare(one.date) || one.file.localeCompare(other.file))
    .map(({ file }) => file)
  const changed = join(posts, files[choose(files)] ?? '')
  writeFileSync(changed, readFileSync(changed, 'utf8').replace('note', 'changed note'))
}

export const newest = () => 0
