import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beginPost } from './beginPost.ts'

/** Begins a post: npm run new-post -- "A specific title". */
const begun = beginPost(process.argv.slice(2).join(' ').trim())

try {
  if (!begun) throw new Error('Give the post a title: npm run new-post -- "A specific title"')
  const file = join('content/blog', begun.file)
  // "wx" refuses a file that exists.
  writeFileSync(file, begun.frontMatter + begun.advice, { flag: 'wx' })
  console.log(`Wrote ${file}, as a draft.\nSee it: npm start -- --drafts\nCheck it: npm run check -- content`)
} catch (error) {
  const { code, path, message } = error as NodeJS.ErrnoException
  console.error(code === 'EEXIST' ? `${path} already exists: choose another title, or edit it.` : message)
  process.exitCode = 1
}
