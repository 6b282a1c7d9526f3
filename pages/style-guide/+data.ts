import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { postList } from '#content/posts.ts'
import { type StyleGuide, tokensOf } from './styleGuide.ts'

/** The tokens as they stand in the style sheet, so that the guide cannot fall behind. */
export function data(): StyleGuide {
  const css = readFileSync(join(process.cwd(), 'renderer/styles/tokens.css'), 'utf8')
  return { tokens: tokensOf(css), posts: postList().slice(0, 1) }
}
