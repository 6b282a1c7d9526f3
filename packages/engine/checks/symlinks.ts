import { realpathSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Diagnostic } from '@lintel/rules/diagnostic.ts'
import { entriesBelow } from '../content/sources.ts'

/** Finds symbolic links in `content/` that lead out of it. What lies there is none of the site's, and may be secret. */
export function checkSymlinks(): Diagnostic[] {
  const root = realpathSync('content') + sep
  return entriesBelow('content')
    .filter((entry) => entry.isSymbolicLink())
    .map(({ parentPath, name }) => join(parentPath, name).replaceAll(sep, '/'))
    .filter((link) => targetOf(link)?.startsWith(root) === false)
    .sort()
    .map((file) => ({
      file,
      message: 'this is a link that leads elsewhere',
      fix: 'put the file itself in its place, or remove the link',
    }))
}

/** Undefined where a link leads nowhere. Then nothing reads it. */
function targetOf(link: string): string | undefined {
  try {
    return realpathSync(link)
  } catch {
    return undefined
  }
}
