import { findingUnstyled } from '@lintel/engine/built/styles.ts'
import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { pages } from './artefact.ts'

const unstyled = findingUnstyled(pages)

test.each(pages)('$path carries the rules of every class on it', ({ html }) => {
  const seen = new Set(
    parse(html)
      .querySelectorAll('[class]')
      .flatMap(({ classNames }) => classNames.split(/\s+/)),
  )
  expect(seen.size).toBeGreaterThan(50)
  expect(unstyled(html, seen)).toEqual([])
})
