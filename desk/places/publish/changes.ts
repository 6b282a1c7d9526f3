import { readFileSync } from 'node:fs'
import { pageOf } from '#desk/app/settledIn.ts'
import { git } from './git.ts'

export interface ChangedFile {
  file: string
  /** "new" ones were never published. */
  kind: 'new' | 'changed' | 'removed'
  /** What was taken away, added and left, in their order; empty of pictures. */
  words: Part[]
  /** The page that shows it best; null where it shows on many pages, or on none. */
  page: string | null
}

export interface Part {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** What the desk writes; anything else is a developer's, who publishes it in the way of developers. */
export const ours = 'content'

/** Every text and picture that differs from what was last published. */
export async function changedFiles(): Promise<ChangedFile[]> {
  return Promise.all(
    (await status()).map(async (entry) => {
      const [code, file] = [entry.slice(0, 2), entry.slice(3)]
      const kind = code.includes('D') ? 'removed' : code === '??' || code.startsWith('A') ? 'new' : 'changed'
      return { file, kind, words: await wordsOf(file, kind), page: pageOf(file) }
    }),
  )
}

/** How many files the desk has changed that others have not seen. */
export const countChanges = async () => (await status()).length

/** What git says of each changed file: two characters of what has become of it, and its name behind a space. */
const status = async () =>
  (await git('status', '--porcelain', '-z', '--no-renames', '--untracked-files=all', '--', ours))
    .split('\0')
    .filter(Boolean)

async function wordsOf(file: string, kind: ChangedFile['kind']): Promise<Part[]> {
  if (!/\.(?:ya?ml|mdx?)$/.test(file)) return []
  if (kind === 'new') return [{ kind: 'added', text: readFileSync(file, 'utf8') }]
  if (kind === 'removed') return [{ kind: 'removed', text: await git('show', `HEAD:${file}`) }]
  return partsOf(await git('diff', 'HEAD', '--no-color', '--unified=0', '--word-diff=porcelain', '--', file))
}

/**
 * The parts of git's difference by words ("porcelain"): a line for each, which begins with what it is; "~" ends a line of
 * the text, and "@@" begins another place.
 */
export function partsOf(difference: string): Part[] {
  const kinds = { ' ': 'same', '-': 'removed', '+': 'added' } as const
  const [, ...lines] = difference.slice(difference.indexOf('\n@@')).split('\n')
  return lines.flatMap((line): Part[] => {
    if (line.startsWith('@@') || line === '~') return [{ kind: 'same', text: '\n' }]
    const kind = kinds[line.charAt(0) as keyof typeof kinds]
    return kind ? [{ kind, text: line.slice(1) }] : []
  })
}
