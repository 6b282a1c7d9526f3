import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { modulesOf } from '#renderer/modulesOf.ts'
import { pictureSources } from '#renderer/outputs/pictures.ts'
import { cardSources } from '#renderer/social/socialImage.ts'

/** It says where things are kept, and has no part in what they are. */
const place = 'renderer/cacheFolder.ts'

test.each([
  {
    kept: 'social images',
    by: ['renderer/social/socialImage.ts', 'renderer/outputs/socialImages.ts'],
    // Their values stand in the key themselves.
    sources: [
      ...globSync(cardSources),
      ...modulesOf(['content/pages.ts', 'content/tools.ts', 'content/site.ts']),
    ],
    among: 'renderer/accent/tokens.ts',
  },
  {
    kept: 'pictures',
    by: ['renderer/outputs/pictures.ts'],
    // What it decides stands in a picture's address, which is part of the key.
    sources: [...pictureSources, 'content/pictures.ts', 'content/svg.ts', 'content/digestOf.ts'],
    among: 'renderer/outputs/pictures.ts',
  },
])(
  '$kept are kept under a key that changes with every module that decides them',
  ({ by, sources, among }) => {
    const modules = modulesOf(by)
    expect(modules).toContain(among)
    expect(modules.filter((module) => module !== place && !sources.includes(module))).toEqual([])
  },
)
