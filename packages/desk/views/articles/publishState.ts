import { basename } from 'node:path'
import { parsePost } from '@lintel/engine/content/parsePost.ts'
import { type ArticleState, folder } from '../../articles/article.ts'
import { DeskError } from '../../server/action.ts'
import { git, succeeds } from '../../server/git.ts'
import { readBranch } from '../../versions/branch.ts'
import { diffFrom } from '../../versions/workingTree.ts'

/** Marks an article that is due but was not sent from this machine: as "kept" if there is no place to send it to. */
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
  if (!articles.some(isDue)) return articles
  const unsentState = await readUnsentStates()
  return articles.map((each) =>
    isDue(each) ? { ...each, state: unsentState(each.file) ?? each.state } : each,
  )
}

const isDue = ({ state }: { state: ArticleState }) => state === 'published' || state === 'scheduled'

/** The state of a due article that was not sent, by its file; undefined if it was, or if nobody can tell. */
async function readUnsentStates(): Promise<(file: string) => ArticleState | undefined> {
  if (!(await succeeds('rev-parse', '--verify', '--quiet', 'HEAD'))) return () => 'ready'
  try {
    const { base, remote, theirs } = await readBranch()
    const ofOthers = !remote ? 'kept' : theirs ? undefined : 'ready'
    const unpublished = await findUnpublished(base)
    return (file) => (unpublished.has(file) ? 'ready' : ofOthers)
  } catch (error) {
    if (error instanceof DeskError) return () => undefined
    throw error
  }
}

/** Changed articles that are missing or drafts in a version. */
async function findUnpublished(version: string): Promise<Set<string>> {
  const unpublished = new Set<string>()
  for (const [file, { kind }] of await diffFrom(version)) {
    if (!file.startsWith(`${folder}/`) || !/\.mdx?$/.test(file)) continue
    const text = kind === 'new' ? '' : await git('cat-file', 'blob', `${version}:${file}`).catch(() => '')
    if (parsePost(basename(file), text).post?.draft !== false) unpublished.add(file)
  }
  return unpublished
}
