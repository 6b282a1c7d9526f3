import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** What keeps the site from being built, in words of its own: what failed, and below it where, why and how to fix it. */
export class BuildError extends Error {
  /** @param details one line each */
  constructor(what: string, details: string[] = []) {
    super([what, ...details.flatMap((detail) => detail.split('\n')).map((line) => `  ${line}`)].join('\n'))
  }
}

/** @param what failed, as a sentence */
export function errorOf(what: string, error: unknown): BuildError {
  if (error instanceof BuildError) return error
  const { message, stack = '', code = '', path } = asError(error)
  const known = systemErrors[code]
  if (known)
    return new BuildError(what, [`${path ? `${path}: ` : ''}${known.message}.`, `Fix: ${known.fix}.`])
  const place = placeIn(stack)
  const plain = stripVTControlCharacters(message)
    .replaceAll(/\n\s+at .*/g, '')
    .trim()
  return new BuildError(what, [
    place ? `${place} ${plain}` : plain,
    `Fix: correct ${place ? 'this place' : 'what is named here'} and build again; --verbose shows where it was called from.`,
  ])
}

const asError = (error: unknown): NodeJS.ErrnoException =>
  error instanceof Error ? error : new Error(String(error))

const full = { message: 'there is no room left on the disk', fix: 'free some space, then build again' }
const denied = { message: 'it may not be written', fix: 'give this user the right to, then build again' }
const systemErrors: Record<string, { message: string; fix: string }> = {
  ENOSPC: full,
  EDQUOT: full,
  EFBIG: { message: 'it is larger than this user may write', fix: 'raise the limit, then build again' },
  EACCES: denied,
  EPERM: denied,
  EROFS: denied,
  ERR_WORKER_OUT_OF_MEMORY: {
    message: 'a thread of the build had too little memory',
    fix: 'look for what a page keeps in memory, or raise resourceLimits in scripts/build/renderPages.ts',
  },
}

const position = /(?:file:\/\/)?(\/[^\s()'"]+?):(\d+)(?::(\d+))?/g

/** The first line of this project in a stack, as "pages/about/+Page.tsx:7:9". */
function placeIn(stack: string): string | undefined {
  for (const [, file = '', line, column] of stripVTControlCharacters(stack).matchAll(position)) {
    const path = relative(process.cwd(), decodeURI(file))
    if (/^(?:\.\.|\.cache|node_modules|scripts\/build)\//.test(path)) continue
    return [path, line, column].filter(Boolean).join(':')
  }
  return undefined
}
