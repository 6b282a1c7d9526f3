import { readFileSync } from 'node:fs'
import { createUnstyledCheck } from '@lintel/engine/built/styles.ts'
import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { pages } from './artefact.ts'

const unstyled = createUnstyledCheck(pages)

test.each(pages)('$path carries the rules of every class on it', ({ html }) => {
  const used = new Set(
    parse(html)
      .querySelectorAll('[class]')
      .flatMap(({ classNames }) => classNames.split(/\s+/)),
  )
  expect(used.size).toBeGreaterThan(50)
  expect(unstyled(html, used)).toEqual([])
})

test('lines of figures in articles have the accent of text, which has 3:1 on either ground (WCAG 1.4.11)', () => {
  const styles = readFileSync('packages/kit/styles/prose.css', 'utf8')
  expect(styles).toMatch(/& \.load \{\s+stroke: var\(--color-accent-text\)/)
  expect(styles).toMatch(/& :is\(\.node, \.shade\) \{\s+fill: var\(--color-accent-text\)/)
})
