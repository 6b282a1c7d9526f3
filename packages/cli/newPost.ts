import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readOptions } from '@lintel/engine/command/readOptions.ts'
import { beginPost } from './beginPost.ts'
import { writeAllWhole } from './import/writeWhole.ts'

/**
 * Creates a post, or imports those of another site as drafts.
 *   npm run new-post -- "A specific title"
 *   npm run new-post -- --from export.xml --pictures uploads
 *   npm run new-post -- --from ../old-site/posts --pictures ../old-site/static
 *   npm run new-post -- --from export.xml --download      downloads pictures that no folder has
 */
const { values, positionals } = readOptions({
  allowPositionals: true,
  options: {
    from: { type: 'string', multiple: true, default: [] },
    pictures: { type: 'string', multiple: true, default: [] },
    download: { type: 'boolean', default: false },
  },
})

try {
  console.log(await (values.from.length > 0 ? importFrom(values.from) : begin(positionals.join(' ').trim())))
} catch (error) {
  // Text of an export must not control the terminal.
  console.error((error as Error).message.replaceAll(/[^\P{Cc}\n]+/gu, ' '))
  process.exitCode = 1
}

function begin(title: string): string {
  const begun = beginPost(title)
  if (!begun) throw new Error('Give the post a title: npm run new-post -- "A specific title"')
  const file = join('content/blog', begun.file)
  if (existsSync(file)) throw new Error(`${file} already exists: choose another title, or edit it.`)
  writeAllWhole(new Map([[file, begun.frontMatter + begun.advice]]))
  return `Wrote ${file}, as a draft.\nSee it: npm start -- --drafts\nCheck it: npm run check -- content`
}

async function importFrom([source = '', ...others]: string[]): Promise<string> {
  if (others.length > 0) throw new Error('Import one site after the other: name --from once.')
  if (positionals.length > 0)
    throw new Error(`An import takes no title, and there is “${positionals.join(' ')}”: leave it out.`)
  const { runImport } = await import('./import/runImport.ts')
  return runImport(source, values.pictures, values.download)
}
