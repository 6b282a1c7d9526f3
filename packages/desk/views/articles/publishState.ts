import { basename } from 'node:path'
import { parsePost } from '@lintel/engine/content/parsePost.ts'
import { DeskError } from '../../server/action.ts'
import { git } from '../../server/git.ts'
import { readBranch } from '../publish/branch.ts'
import { diffFrom } from '../publish/workingTree.ts'
import { type ArticleState, folder } from './article.ts'

/** Marks an article as "ready" that is due but not published from this machine yet. */
export async function withPublishState<Article extends { state: ArticleState }>(
  file: string,
  article: Article,
): Promise<Article> {
  const [{ state } = article] = await withPublishStates([{ file, state: article.state }])
  return { ...article, state }
}

/** Like `withPublishState`, for many articles. */
export async function withPublishStates<Article extends { file: string; state: ArticleState }>(
  articles: Article[],
): Promise<Article[]> {
  if (!articles.some(isReady)) return articles
  const unpublished = await findUnpublished()
  return articles.map((each) =>
    isReady(each) && unpublished.has(each.file) ? { ...each, state: 'ready' } : each,
  )
}

const isReady = ({ state }: { state: ArticleState }) => state === 'published' || state === 'scheduled'

/** Articles that are missing or drafts in the published version; none where publishing is not set up. */
async function findUnpublished(): Promise<Set<string>> {
  try {
    const { base } = await readBranch()
    const unpublished = new Set<string>()
    for (const file of (await diffFrom(base)).keys()) {
      if (!file.startsWith(`${folder}/`) || !/\.mdx?$/.test(file)) continue
      const text = await git('cat-file', 'blob', `${base}:${file}`).catch(() => '')
      if (parsePost(basename(file), text).post?.draft !== false) unpublished.add(file)
    }
    return unpublished
  } catch (error) {
    if (error instanceof DeskError) return new Set()
    throw error
  }
}
