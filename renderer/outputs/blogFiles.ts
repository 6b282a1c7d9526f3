import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { feeds } from './feeds.ts'
import { markdownCopies } from './markdownCopies.ts'
import type { Output } from './output.ts'
import { searchIndex } from './searchIndex.ts'

/** What the posts give besides their pages, one function each; in development it is served as it is asked for. */
export function blogFiles(): Output[] {
  return [feeds, markdownCopies, searchIndex].flatMap((output) => output())
}

export async function writeBlogFiles(client: string) {
  for (const { path, content } of blogFiles()) {
    const file = join(client, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
  }
}
