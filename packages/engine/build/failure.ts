import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { type Diagnostic, describeDiagnostic } from '@lintel/rules/diagnostic.ts'

/** A problem that stops the build, in our own words: what failed, then where, why and how to fix it. */
export class BuildError extends Error {
  // `instanceof` fails for errors thrown in another thread, so they are recognized by name.
  override readonly name = 'BuildError'

  /** @param details one line each */
  constructor(what: string, details: string[] = []) {
    super([what, ...details.flatMap((detail) => detail.split('\n')).map((line) => `  ${line}`)].join('\n'))
  }
}

/** @throws BuildError if there is anything to correct */
export function refuse(diagnostics: Diagnostic[]) {
  if (diagnostics.length > 0)
    throw new BuildError('These have to be corrected first:', diagnostics.map(describeDiagnostic))
}

/**
 * Wraps an error in a `BuildError`.
 * @param what what failed, as a sentence
 */
export function errorOf(what: string, error: unknown): Error {
  const {
    name,
    message,
    stack = '',
    code = '',
  }: NodeJS.ErrnoException = error instanceof Error ? error : new Error(String(error))
  if (name === 'BuildError') return error as Error
  const location = locationIn(stack)
  const plain = stripVTControlCharacters(message)
    .replaceAll(/\n\s+at .*/g, '')
    .trim()
  const fix = fixes[code] ?? `correct ${location ? 'this place' : 'what is named here'}`
  return new BuildError(what, [
    [location, plain].filter(Boolean).join(' '),
    `Fix: ${fix} and build again; --verbose shows where it was called from.`,
  ])
}

const fixes: Record<string, string> = {
  ENOSPC: 'free some space on the disk',
  EDQUOT: 'free some space on the disk',
  EACCES: 'let this user write there',
  EPERM: 'let this user write there',
  ERR_WORKER_OUT_OF_MEMORY:
    'look for what a page keeps in memory, or raise the limits in packages/engine/build/renderPages.ts',
}

const position = /(?:file:\/\/)?(\/[^\s()'"]+?):(\d+)(?::(\d+))?/g

/** Finds the first frame of a stack inside this project, such as "pages/about/+Page.tsx:7:9". */
function locationIn(stack: string): string | undefined {
  for (const [, file = '', line, column] of stripVTControlCharacters(stack).matchAll(position)) {
    const path = relative(process.cwd(), decodeURI(file))
    if (/^(?:\.\.|\.cache|node_modules|packages\/engine\/build)\//.test(path)) continue
    return [path, line, column].filter(Boolean).join(':')
  }
  return undefined
}
