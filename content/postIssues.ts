import type { FieldIssue, FrontMatter } from './frontMatter.ts'
import { addressCures, imageIssues } from './images.ts'
import { lineOfToken } from './tokens.ts'

export interface PostIssue extends FieldIssue {
  file: string
  /** From 1. */
  line: number
}

/** Images that no page could show, or that say nothing. */
export function imageWarnings(file: string, source: string, { heroImage }: FrontMatter): PostIssue[] {
  const inText = imageIssues(source).map(({ at, field, cure }) => ({
    ...{ file, field, cure },
    line: source.slice(0, at).split('\n').length,
  }))
  const ofHero = heroImage ? addressCures(heroImage) : []
  return [
    ...inText,
    ...ofHero.map((cure) => ({ file, line: lineOf(source, 'heroImage'), field: 'heroImage', cure })),
  ]
}

/** What keeps a post from being read at all. */
export function unreadable(file: string, source: string, error: unknown): PostIssue {
  const { reason, message, mark } = error as Error & { reason?: string; mark?: { line: number } }
  const said = reason ?? message
  const isToken = said.includes('unknown token')
  const line = isToken ? lineOfToken(source, said) : (mark?.line ?? 0) + 1
  const cure = isToken
    ? `${said}: use a name from content/tokens.ts`
    : `${said}: write lines of the form "name: value"`
  return { file, line, field: isToken ? 'text' : 'front matter', cure }
}

/** The line of a field; the first one where the field is missing. */
export function lineOf(source: string, field: string): number {
  const lines = source.split('\n')
  const end = lines.findIndex((line, index) => index > 0 && line.startsWith('---'))
  const index = lines.slice(0, end).findIndex((line) => line.replaceAll(/["']/g, '').startsWith(`${field}:`))
  return Math.max(0, index) + 1
}
