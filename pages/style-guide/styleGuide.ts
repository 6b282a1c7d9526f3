import type { Post } from '#data/posts.ts'

export interface Token {
  /** With the leading dashes. */
  name: string
  value: string
}

export interface StyleGuide {
  tokens: Token[]
  posts: Post[]
}

const keywords = new Set(['initial', 'transparent', 'currentcolor'])

/** Every custom property that has a value of its own, in the order of the file. */
export function tokensOf(css: string): Token[] {
  return [...css.matchAll(/^\s*(--[\w-]+):\s*([^;]+);/gm)]
    .map(([, name = '', value = '']) => ({ name, value }))
    .filter(({ value }) => !keywords.has(value))
}

/** States that a pointer or the keyboard brings about; `showStates.ts` makes them stand still. */
export const shownStates = ['rest', 'hover', 'focus-visible', 'active'] as const
