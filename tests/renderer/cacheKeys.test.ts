import { globSync } from 'node:fs'
import { pictureSources } from '@lintel/engine/outputs/pictures.ts'
import { modulesOf } from '@lintel/engine/render/modulesOf.ts'
import { cardSources } from '@lintel/kit/social/socialImage.ts'
import { expect, test } from 'vitest'

/** They say where things are and how many are made at a time, and have no part in what they are. */
const files = [
  'packages/engine/built/folders.ts',
  'packages/engine/content/drafts.ts',
  'packages/engine/render/engineFile.ts',
  'packages/engine/render/kitFiles.ts',
  'packages/rules/inParallel.ts',
]

test.each([
  {
    kept: 'social images',
    by: ['packages/kit/social/socialImage.ts', 'packages/engine/outputs/socialImages.ts'],
    // Their values stand in the key themselves.
    sources: [...globSync(cardSources), ...modulesOf(['packages/engine/content/store.ts', 'data/site.ts'])],
    among: 'packages/engine/render/accent/tokens.ts',
  },
  {
    kept: 'pictures',
    by: ['packages/engine/outputs/pictures.ts'],
    // What it decides stands in a picture's address, which is part of the key.
    sources: [
      ...pictureSources,
      'packages/engine/content/pictures.ts',
      'packages/engine/content/markdown/codeAndComments.ts',
      'packages/engine/content/sources.ts',
      'packages/engine/content/svg.ts',
      'packages/rules/crops.ts',
      'packages/rules/slugOf.ts',
    ],
    among: 'packages/engine/outputs/pictures.ts',
  },
])(
  '$kept are kept under a key that changes with every module that decides them',
  ({ by, sources, among }) => {
    const modules = modulesOf(by)
    expect(modules).toContain(among)
    expect(modules.filter((module) => ![...files, ...sources].includes(module))).toEqual([])
  },
)
