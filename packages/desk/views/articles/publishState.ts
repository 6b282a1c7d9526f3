import { basename } from 'node:path'
import { parsePost } from '@lintel/engine/content/parsePost.ts'
import { DeskError } from '../../server/action.ts'
import { git } from '../../server/git.ts'
import { readBranch } from '../publish/branch.ts'
import { differingFrom } from '../publish/workingTree.ts'
import { folder, type State } from './article.ts'

/** An article whose words are ready on this machine is not public before it was sent. */
export async function withSending<Known extends { state: State }>(
  file: string,
  known: Known,
): Promise<Known> {
  const [{ state } = known] = await withoutUnsent([{ file, state: known.state }])
  return { ...known, state }
}

/** The same of many. */
export async function withoutUnsent<Known extends { file: string; state: State }>(
  articles: Known[],
): Promise<Known[]> {
  if (!articles.some(isReady)) return articles
  const unsent = await notSent()
  return articles.map((each) => (isReady(each) && unsent.has(each.file) ? { ...each, state: 'ready' } : each))
}

const isReady = ({ state }: { state: State }) => state === 'published' || state === 'scheduled'

/** The articles that others have not got, or have as a draft; none where nothing can be sent from here. */
async function notSent(): Promise<Set<string>> {
  try {
    const { base } = await readBranch()
    const found = new Set<string>()
    for (const file of (await differingFrom(base)).keys()) {
      if (!file.startsWith(`${folder}/`) || !/\.mdx?$/.test(file)) continue
      const text = await git('cat-file', 'blob', `${base}:${file}`).catch(() => '')
      if (parsePost(basename(file), text).post?.draft !== false) found.add(file)
    }
    return found
  } catch (error) {
    if (error instanceof DeskError) return new Set()
    throw error
  }
}
