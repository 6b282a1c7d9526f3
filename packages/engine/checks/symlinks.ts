import { join, sep } from 'node:path'
import type { Diagnostic } from '@lintel/rules/diagnostic.ts'
import { entriesBelow, leadsOut } from '../content/sources.ts'

/** Finds symbolic links in `content/` that lead out of it. What lies there is none of the site's, and may be secret. */
export function checkSymlinks(): Diagnostic[] {
  return entriesBelow('content')
    .filter((entry) => entry.isSymbolicLink())
    .map(({ parentPath, name }) => join(parentPath, name).replaceAll(sep, '/'))
    .filter(leadsOut)
    .sort()
    .map((file) => ({
      file,
      message: 'this is a link that leads elsewhere',
      fix: 'put the file itself in its place, or remove the link',
    }))
}
