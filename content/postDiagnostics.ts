import { type Diagnostic, lineAt } from '#data/diagnostic.ts'
import type { FrontMatter } from './frontMatter.ts'
import { checkAddress, checkImages } from './images.ts'
import { lineOfToken } from './tokens.ts'

/** Images that no page could show, or that say nothing. */
export function imageWarnings(file: string, source: string, { heroImage }: FrontMatter): Diagnostic[] {
  const inText = checkImages(source).map(({ at, ...found }) => ({ file, line: lineAt(source, at), ...found }))
  const ofHero = heroImage ? checkAddress(heroImage) : []
  return [
    ...inText,
    ...ofHero.map(({ message, fix }) => ({
      ...{ file, line: lineOf(source, 'heroImage'), field: 'heroImage', fix },
      message: `heroImage ${message}`,
    })),
  ]
}

/** What keeps a post from being read at all. */
export function unreadable(file: string, source: string, error: unknown): Diagnostic {
  const { reason, message, mark } = error as Error & { reason?: string; mark?: { line: number } }
  if (message.includes('unknown token')) {
    const fix = 'use a name from content/tokens.ts'
    return { file, line: lineOfToken(source, message), field: 'text', message, fix }
  }
  const fix = 'write lines of the form "name: value"'
  return { file, line: (mark?.line ?? 0) + 1, field: 'front matter', message: reason ?? message, fix }
}

/** The line of a field; the first one where the field is missing. */
export function lineOf(source: string, field: string): number {
  const lines = source.split('\n')
  const end = lines.findIndex((line, index) => index > 0 && line.startsWith('---'))
  const index = lines.slice(0, end).findIndex((line) => line.replaceAll(/["']/g, '').startsWith(`${field}:`))
  return Math.max(0, index) + 1
}
