import { postList } from '#content/posts.ts'
import { site } from '#content/site.ts'
import { tokensCss } from '#renderer/accent/tokens.ts'
import { type StyleGuide, tokensOf } from './styleGuide.ts'

/** The tokens as they stand in the style sheet, so that the guide cannot fall behind. */
export function data(): StyleGuide {
  return { tokens: tokensOf(tokensCss(site.accent)), posts: postList().slice(0, 1) }
}
